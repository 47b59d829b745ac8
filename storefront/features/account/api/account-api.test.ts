import { expect, test } from 'vitest';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { operationName } from '#contract/typed-document.ts';
import { createAccountApi } from './account-api.ts';

const answering = (response: unknown) => {
  const requested: unknown[] = [];
  const mutate = async (document: string, variables: unknown) => {
    requested.push([operationName(document), variables]);
    return response;
  };
  return { requested, api: createAccountApi({ mutate } as unknown as CommerceClient) };
};
const ann = { email: 'ann@example.com', password: 'Marble-12' };

test('[SI-01] signing in returns the token, and fails if the response has none', async () => {
  const { requested, api } = answering({ generateCustomerToken: { token: 'token' } });
  expect(await api.signIn(ann)).toBe('token');
  expect(requested).toEqual([['signIn', ann]]);
  for (const response of [{ generateCustomerToken: null }, { generateCustomerToken: { token: null } }])
    await expect(answering(response).api.signIn(ann)).rejects.toThrow('without a token');
});

test('[GM-10] creating accounts, revoking tokens and merging carts use the operations of the contract', async () => {
  const { requested, api } = answering({});
  await api.createAccount({ ...ann, firstname: 'Ann', lastname: 'Roy' });
  await api.revokeToken();
  await api.mergeCarts('guest', 'own');
  expect(requested).toEqual([
    ['createAccount', { input: { ...ann, firstname: 'Ann', lastname: 'Roy' } }],
    ['revokeCustomerToken', {}],
    ['mergeCartsAfterSignIn', { source: 'guest', destination: 'own' }],
  ]);
});

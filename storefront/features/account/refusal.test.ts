import { expect, test } from 'vitest';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { refusalOf } from './refusal.ts';

const refused = (category: string, code?: string) => new GraphqlError([{ message: 'No', path: undefined, category, code }]);

test('a refusal is told in the words of its form, else in those all forms share', () => {
  const words = { 'graphql-authentication': 'information.password.wrong' } as const;
  expect(refusalOf(refused('graphql-authentication'), words)).toBe('information.password.wrong');
  expect(refusalOf(refused('graphql-authentication'))).toBe('account.sign_in.failed');
  expect(refusalOf(refused('graphql-input'), words)).toBe('account.failed');
  expect(refusalOf(new Error('nothing came'), words)).toBe('account.failed');
});

test('a code tells more than the category of its refusal', () => {
  expect(refusalOf(refused('graphql-input', 'PASSWORD_SPACES'), { 'graphql-input': 'reset.expired' })).toBe('validation.password_spaces');
  expect(refusalOf(refused('graphql-authentication', 'ACCOUNT_LOCKED'), { 'graphql-authentication': 'information.password.wrong' })).toBe('account.locked');
});

// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { failing, type MockResponse } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

afterEach(cleanUp);

const open = (response: MockResponse) =>
  openPart(ConfirmEmailPage, {
    responses: { confirmEmail: response },
    address: '/customer/account/confirm?email=ann%40example.com&key=secret',
  });

test('the key of the link is sent once and removed from the URL at once', async () => {
  const { sent, router, text } = await open(() => ({ confirmEmail: { customer: { email: 'ann@example.com' } } }));
  expect(sent).toEqual([
    { operation: 'confirmEmail', variables: { input: { email: 'ann@example.com', confirmation_key: 'secret' } } },
  ]);
  expect(router.history.location.href).toBe('/customer/account/confirm');
  expect(text()).toContain('ann@example.com is confirmed');
});

test.each([
  ['graphql-input', 'This link does not work'],
  ['graphql-already-exists', 'There is another account with this email address'],
] as const)('shows the reason for a refusal (%s)', async (category, words) => {
  expect((await open(failing(category))).text()).toContain(words);
});

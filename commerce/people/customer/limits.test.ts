import { expect, test, vi } from 'vitest';
import type { PasskeyAssertionInput } from '#contract/generated/schema-types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { TooManyRequestsError } from '#commerce/platform/errors.ts';
import type { RateLimiter } from '#commerce/platform/rate-limit.ts';
import { addressBook } from './address-book.ts';
import { currentCustomer } from './current.ts';
import { signInWithPasskey, startPasskeySignIn } from './passkeys/sign-in.ts';
import { verifyPassword } from './verify-password.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { createCustomer, signIn, startCustomers } from './service.ts';
import { customerRow } from './testing/rows.ts';
import { contextWithoutDatabase, IP, platformWithoutDatabase } from './testing/without-database.ts';

const ann = { email: 'ann@example.com', firstname: 'Ann', lastname: 'Roy', password: 'Marble-12' };

const limiter = (allow: RateLimiter['allow']): RateLimiter => {
  const check: RateLimiter['check'] = (...use) => {
    if (!allow(...use)) throw new TooManyRequestsError();
  };
  return { allow, check, checkIfEnabled: check };
};

test.each<[string, string, (context: CommerceContext) => Promise<unknown>]>([
  ['create-customer', IP, (context) => createCustomer(context, ann)],
  ['sign-in', IP, (context) => signIn(context, ann.email, ann.password)],
  ['passkey-challenge', IP, (context) => startPasskeySignIn(context)],
  ['passkey', IP, (context) => signInWithPasskey(context, {} as PasskeyAssertionInput)],
  ['password-reset', IP, (context) => requestPasswordReset(context, ann.email)],
  [
    'password-reset-try',
    IP,
    (context) => resetPassword(context, { email: ann.email, token: 'token', password: 'Granite-34' }),
  ],
  ['prove-password', '7', (context) => verifyPassword(context, customerRow({ id: 7 }), ann.password)],
])('%s is limited per %s, and refused beyond the limit before any query', async (name, by, call) => {
  const allow = vi.fn(() => false);
  await expect(call(contextWithoutDatabase({ rateLimit: limiter(allow) }))).rejects.toThrow(TooManyRequestsError);
  expect(allow.mock.calls).toEqual([[name, by, expect.anything()]]);
});

test('reset emails are limited per address in any case; beyond the limit none is sent, with the same response', async () => {
  const counted: string[] = [];
  const rateLimit = limiter((name, key) => {
    if (name === 'password-reset-mail') counted.push(key);
    return name !== 'password-reset-mail';
  });
  for (const email of ['ann@example.com', 'ANN@Example.com', 'bea@example.com'])
    expect(await requestPasswordReset(contextWithoutDatabase({ rateLimit }), email)).toBe(true);
  expect(counted[0]).toBe(counted[1]);
  expect(counted[2]).not.toBe(counted[0]);
});

test('a locked account refuses the right password too', async () => {
  const context = contextWithoutDatabase();
  const lockedUntil = new Date(context.clock.now().getTime() + 1);
  await expect(verifyPassword(context, customerRow({ lockedUntil }), ann.password)).rejects.toMatchObject({
    code: 'ACCOUNT_LOCKED',
  });
});

test("the caller's account is loaded, and its address book read once per request", async () => {
  const noStore = vi.fn();
  const context = contextWithoutDatabase({ noStore });
  await expect(currentCustomer(context)).rejects.toMatchObject({ category: 'graphql-authorization' });
  expect(noStore).toHaveBeenCalled();
  const book = addressBook(context, customerRow({ id: 7 }));
  expect(addressBook(context, customerRow({ id: 7 }))).toBe(book);
  const another = addressBook(context, customerRow({ id: 8 }));
  expect(another).not.toBe(book);
  for (const requested of [book, another]) await expect(requested).rejects.toThrow('The database was asked.');
});

test('expired rows are deleted once an hour', async () => {
  const platform = platformWithoutDatabase();
  const add = vi.spyOn(platform.jobs, 'schedule');
  startCustomers(platform);
  expect(add.mock.calls).toEqual([[{ name: 'expired sign-ins', everyMs: 3_600_000, run: expect.any(Function) }]]);
  await expect(add.mock.calls[0]?.[0].run()).rejects.toThrow('The database was asked.');
});

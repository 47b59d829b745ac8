import { expect, test } from 'vitest';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import {
  checkedResetEmail,
  checkReset,
  resetRetentionStart,
  RESET_REQUEST_RATE,
  RESET_MAIL_RATE,
  RESET_ATTEMPT_RATE,
  resetExpiry,
  validReset,
} from './reset-rules.ts';

const now = new Date('2026-06-15T12:00:00Z');

test('a reset link is valid for an hour, and stored a day longer', () => {
  expect(resetExpiry(now)).toEqual(new Date('2026-06-15T13:00:00Z'));
  expect(resetRetentionStart(now)).toEqual(new Date('2026-06-14T12:00:00Z'));
});

test('an IP address may request twenty links and try twenty tokens in an hour, and an e-mail address gets three mails', () => {
  const perHour = ({ limit, perSeconds }: { limit: number; perSeconds: number }): number => (limit * 3600) / perSeconds;
  expect([RESET_REQUEST_RATE, RESET_ATTEMPT_RATE, RESET_MAIL_RATE].map(perHour)).toEqual([20, 20, 3]);
});

test('a request needs an e-mail address', () => {
  expect(checkedResetEmail(' ann@example.com ')).toBe('ann@example.com');
  expect(refusalOf(() => checkedResetEmail('  '))).toEqual({
    message: 'You must specify an email address.',
    category: 'graphql-input',
    code: 'EMAIL_REQUIRED',
  });
  expect(refusalOf(() => checkedResetEmail('ann@'))).toEqual({
    message: 'The email address has an invalid format.',
    category: 'graphql-input',
    code: 'EMAIL_INVALID',
  });
});

test.each([
  [{}, undefined, undefined],
  [{ email: ' ' }, 'EMAIL_REQUIRED', 'You must specify an email address.'],
  [{ email: 'ann@' }, 'EMAIL_INVALID', 'The email address has an invalid format.'],
  [{ token: '' }, 'RESET_TOKEN_REQUIRED', 'resetPasswordToken must be specified'],
  [{ password: '' }, 'PASSWORD_REQUIRED', 'newPassword must be specified'],
  [
    { password: 'short' },
    'PASSWORD_TOO_SHORT',
    'The password needs at least 8 characters. Create a new password and try again.',
  ],
  [
    { password: 'ANN1@example.com' },
    'PASSWORD_IS_EMAIL',
    "The password can't be the same as the email address. Create a new password and try again.",
  ],
])('a new password set with %j: %s', (change, code, message) => {
  const refusal = refusalOf(() =>
    checkReset({ email: 'ann1@example.com', token: 'token', password: 'Granite-34', ...change }),
  );
  expect([refusal?.code, refusal?.message]).toEqual([code, message]);
});

test('an unknown link and an expired one give different errors', () => {
  const found = { expiresAt: new Date(now.getTime() + 1) };
  expect(validReset(found, now)).toBe(found);
  expect(refusalOf(() => validReset({ expiresAt: now }, now))).toEqual({
    message: 'The password token is expired. Reset and try again.',
    category: 'graphql-input',
    code: 'RESET_TOKEN_EXPIRED',
  });
  expect(refusalOf(() => validReset(undefined, now))).toEqual({
    message: 'The password token is mismatched. Reset and try again.',
    category: 'graphql-input',
    code: 'RESET_TOKEN_MISMATCHED',
  });
});

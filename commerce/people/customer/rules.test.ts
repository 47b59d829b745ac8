import { describe, expect, test } from 'vitest';
import { emailKey } from '#contract/email-key.ts';
import type { CommerceError } from '#commerce/platform/errors.ts';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import {
  accountLocked,
  checkedNames,
  checkedCustomer,
  checkedEmail,
  checkedEmailChange,
  checkPassword,
  checkPasswordsGiven,
  lockExpiry,
  CREATE_RATE,
  emailTaken,
  isLocked,
  MAX_FAILURES,
  passwordWrong,
  VERIFY_RATE,
  SIGN_IN_RATE,
  signInFailed,
  tokenExpiry,
} from './rules.ts';

const ann = { email: 'ann@example.com', firstname: 'Ann', lastname: 'Roy', password: 'Marble-12' };

describe('a new account', () => {
  test('is stored trimmed, the password unchanged', () => {
    expect(checkedCustomer({ ...ann, email: ' ann@example.com ', firstname: ' Ann ', lastname: ' Roy ' })).toEqual(ann);
  });

  test.each([
    [{ email: '', password: null }, 'Required parameters are missing: email, password'],
    [
      { email: undefined, firstname: undefined, lastname: undefined, password: undefined },
      'Required parameters are missing: email, firstname, lastname, password',
    ],
    [{ firstname: 'x'.repeat(256) }, 'First Name is not valid! The max length is 255'],
    [{ password: 'Marble-12 ' }, "The password can't begin or end with a space. Verify the password and try again."],
    [{ firstname: '  ' }, 'Required parameters are missing: firstname'],
    [{ email: 'ann' }, '"ann" is not a valid email address.'],
    [{ password: 'Marb-1' }, 'The password needs at least 8 characters. Create a new password and try again.'],
    [
      { password: 'marblemarble1' },
      'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    ],
    [{ password: ' Marble-12' }, "The password can't begin or end with a space. Verify the password and try again."],
    [
      { email: 'Ann1@example.com', password: 'ANN1@example.com' },
      "The password can't be the same as the email address. Create a new password and try again.",
    ],
    [{ password: `Aa1-${'x'.repeat(253)}` }, 'Please enter a password with at most 256 characters.'],
    [{ lastname: 'x'.repeat(256) }, 'Last Name is not valid! The max length is 255'],
  ])('%j is refused: %s', (change, message) => {
    expect(() => checkedCustomer({ ...ann, ...change })).toThrow(message);
  });

  test('an email address is the same in any case', () => {
    expect(emailKey(' Ann@Example.COM')).toBe(emailKey('ann@example.com'));
    expect(emailKey('réne\u0301@example.com')).toBe(emailKey('réné@example.com'));
  });
});

describe('a password', () => {
  const codeOf = (password: string) => refusalOf(() => checkPassword(password, 'ann@example.com'))?.code;

  test('has 8 to 256 characters in three of four classes', () => {
    expect(['Aa1-567', 'Aa1-5678', `Aa1-${'x'.repeat(252)}`, `Aa1-${'x'.repeat(253)}`].map(codeOf)).toEqual([
      'PASSWORD_TOO_SHORT',
      undefined,
      undefined,
      'PASSWORD_TOO_LONG',
    ]);
    expect(
      ['marblemarble', 'MARBLE-MARBLE', '1234-5678', 'marble-marble', 'MarbleMarble', 'marble12'].map(codeOf),
    ).toEqual(Array(6).fill('PASSWORD_CLASSES'));
    expect(['Marble12', 'Marble--', 'marble1-', 'MARBLE1-', 'été-1234'].map(codeOf)).toEqual(Array(5).fill(undefined));
  });

  test('is not the e-mail address, and has no space at its ends', () => {
    expect([codeOf('ANN@Example.com'), codeOf(' Marble-12'), codeOf('Marble -12')]).toEqual([
      'PASSWORD_IS_EMAIL',
      'PASSWORD_SPACES',
      undefined,
    ]);
  });
});

describe('changed names', () => {
  const now = { firstname: 'Ann', lastname: 'Roy' };

  test('are stored trimmed; absent ones are unchanged', () => {
    expect([
      checkedNames({ firstname: ' Anne ' }, now),
      checkedNames({ lastname: ' Leroy ', firstname: null }, now),
      checkedNames({}, now),
    ]).toEqual([{ firstname: 'Anne', lastname: 'Roy' }, { firstname: 'Ann', lastname: 'Leroy' }, now]);
  });

  test('are required, with 255 characters at most', () => {
    expect(refusalOf(() => checkedNames({ firstname: '', lastname: ' ' }, now))?.message).toBe(
      'Required parameters are missing: firstname, lastname',
    );
    expect(refusalOf(() => checkedNames({ lastname: '' }, now))?.message).toBe(
      'Required parameters are missing: lastname',
    );
    expect(refusalOf(() => checkedNames({ firstname: 'x'.repeat(256) }, now))?.message).toBe(
      'First Name is not valid! The max length is 255',
    );
    expect(
      refusalOf(() => checkedNames({ firstname: 'x'.repeat(255), lastname: 'x'.repeat(255) }, now)),
    ).toBeUndefined();
  });
});

test('an e-mail address is stored trimmed, and an invalid one is quoted in 254 characters at most', () => {
  expect(checkedEmail(' ann@example.com ')).toBe('ann@example.com');
  expect(refusalOf(() => checkedEmail('  '))).toEqual({
    message: '"" is not a valid email address.',
    category: 'graphql-input',
    code: 'EMAIL_INVALID',
  });
  expect(refusalOf(() => checkedEmail('x'.repeat(300)))?.message).toBe(
    `"${'x'.repeat(254)}" is not a valid email address.`,
  );
  expect(emailKey('Ann@Example.com')).toBe('ann@example.com');
  expect([emailTaken().message, emailTaken().category, emailTaken().code]).toEqual([
    'A customer with the same email address already exists in an associated website.',
    'graphql-already-exists',
    'EMAIL_TAKEN',
  ]);
});

test('a new e-mail address or password needs the current password', () => {
  expect(checkedEmailChange(' ann@example.com ', 'x')).toBe('ann@example.com');
  expect(refusalOf(() => checkedEmailChange('ann@', 'x'))?.code).toBe('EMAIL_INVALID');
  expect(refusalOf(() => checkedEmailChange('ann@example.com', ''))).toEqual({
    message: 'Provide the current "password" to change "email".',
    category: 'graphql-input',
    code: 'PASSWORD_REQUIRED',
  });
  expect(refusalOf(() => checkPasswordsGiven('x', 'y'))).toBeUndefined();
  expect(refusalOf(() => checkPasswordsGiven('', 'y'))).toEqual({
    message: 'Specify the "currentPassword" value.',
    category: 'graphql-input',
    code: 'PASSWORD_REQUIRED',
  });
  expect(refusalOf(() => checkPasswordsGiven('x', ''))).toEqual({
    message: 'Specify the "newPassword" value.',
    category: 'graphql-input',
    code: 'NEW_PASSWORD_REQUIRED',
  });
});

test('ten wrong passwords lock an account for ten minutes; a session lasts an hour', () => {
  const now = new Date('2026-06-15T12:00:00Z');
  expect([MAX_FAILURES, lockExpiry(now), tokenExpiry(now)]).toEqual([
    10,
    new Date('2026-06-15T12:10:00Z'),
    new Date('2026-06-15T13:00:00Z'),
  ]);
  const until = (lockedUntil: Date | null) => isLocked({ lockedUntil }, now);
  expect([until(lockExpiry(now)), until(now), until(new Date(0)), until(null)]).toEqual([true, false, false, false]);
});

test('a failed sign-in does not reveal the reason; a signed-in customer gets it', () => {
  const reported = ({ message, category, code }: CommerceError) => [message, category, code];
  expect(reported(signInFailed())).toEqual([
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    'graphql-authentication',
    undefined,
  ]);
  expect(reported(accountLocked())).toEqual(['The account is locked.', 'graphql-authentication', 'ACCOUNT_LOCKED']);
  expect(reported(passwordWrong())).toEqual([
    "The password doesn't match this account. Verify the password and try again.",
    'graphql-authentication',
    'PASSWORD_WRONG',
  ]);
});

test('rate limits allow bursts, but not hours of attempts', () => {
  const perHour = ({ limit, perSeconds }: { limit: number; perSeconds: number }): number => (limit * 3600) / perSeconds;
  expect([SIGN_IN_RATE, CREATE_RATE, VERIFY_RATE].map(perHour)).toEqual([720, 60, 90]);
});

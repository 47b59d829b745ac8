import type { ErrorCategory } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { refusalOf } from './refusal.ts';

const refused = (category: ErrorCategory | undefined, code?: string, message = 'No') =>
  new GraphqlError([{ message, path: undefined, category, code }]);

test('a refusal has its form’s message, or else the common one', () => {
  const words = { 'graphql-authentication': 'information.password.wrong' } as const;
  expect(refusalOf(refused('graphql-authentication'), words)).toBe('information.password.wrong');
  expect(refusalOf(refused('graphql-authentication'))).toBe('account.sign_in.failed');
  expect(refusalOf(refused('graphql-input'), words)).toBe('account.failed');
  expect(refusalOf(new Error('nothing came'), words)).toBe('account.failed');
});

test('a code takes precedence over the category of a refusal', () => {
  expect(refusalOf(refused('graphql-input', 'PASSWORD_SPACES'), { 'graphql-input': 'reset.expired' })).toBe(
    'validation.password_spaces',
  );
  expect(
    refusalOf(refused('graphql-authentication', 'ACCOUNT_LOCKED'), {
      'graphql-authentication': 'information.password.wrong',
    }),
  ).toBe('account.locked');
});

test.each<[ErrorCategory | undefined, string]>([
  ['graphql-authentication', 'account.sign_in.failed'],
  ['graphql-already-exists', 'account.create.taken'],
  ['graphql-too-many-requests', 'account.too_often'],
  ['graphql-no-such-entity', 'account.failed'],
  [undefined, 'account.failed'],
])('a refusal of the category %s is shown as %s in every form', (category, words) => {
  expect(refusalOf(refused(category))).toBe(words);
});

test.each([
  ['PASSWORD_CLASSES', 'account.password.weak'],
  ['PASSWORD_TOO_SHORT', 'account.password.weak'],
  ['PASSWORD_SPACES', 'validation.password_spaces'],
  ['PASSWORD_IS_EMAIL', 'validation.password_is_email'],
  ['ACCOUNT_LOCKED', 'account.locked'],
  ['ACCOUNT_BLOCKED', 'account.blocked'],
  ['ANOTHER', 'account.failed'],
])('the code %s is shown as %s', (code, words) => {
  expect(refusalOf(refused('graphql-input', code))).toBe(words);
});

test.each([
  [
    'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case…',
    'account.password.weak',
  ],
  ['The password needs at least 12 characters. Create a new password and try again.', 'account.password.weak'],
  ['The account is locked.', 'account.locked'],
  ['Sorry. The account is locked.', 'account.failed'],
])('recognises a Magento’s refusal without a code by the beginning of its message: %s', (message, words) => {
  expect(refusalOf(refused('graphql-input', undefined, message))).toBe(words);
});

test('a refusal without errors has the general message', () => {
  expect(refusalOf(new GraphqlError([]))).toBe('account.failed');
});

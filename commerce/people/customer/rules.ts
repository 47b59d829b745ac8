import { typedEmail } from '#contract/typed-text.ts';
import { ADDRESS_LIMITS } from '#contract/address.ts';
import { MAX_PASSWORD_LENGTH, newPassword, PASSWORD_RULE } from '#contract/password.ts';
import { lengthOf } from '#contract/text-length.ts';
import { email as emailRule, type Problem } from '#contract/validation.ts';
import { AlreadyExistsError, AuthenticationError, InputError } from '#commerce/platform/errors.ts';
import type { NewCustomer } from './types.ts';

/** Lifetime of a session in seconds (`storeConfig.customer_access_token_lifetime` is 1 hour). */
export const TOKEN_LIFETIME_SECONDS = 3600;
/** Number of consecutive wrong passwords while signed in that lock password checks for `LOCK_MS`. */
export const MAX_FAILURES = 10;
const LOCK_MS = 10 * 60 * 1000;
/**
 * Sign-ins, new accounts and changes of email address per IP address, so that one machine cannot try many accounts.
 * Generous, because a household or a showroom shares an address.
 */
export const SIGN_IN_RATE = { limit: 60, perSeconds: 300 };
export const CREATE_RATE = { limit: 60, perSeconds: 3600 };
/** Password checks per account while signed in. */
export const VERIFY_RATE = { limit: 15, perSeconds: 600 };

/** Returns true while password checks are locked after too many wrong passwords. */
export const isLocked = ({ lockedUntil }: { lockedUntil: Date | null }, now: Date): boolean =>
  (lockedUntil?.getTime() ?? 0) > now.getTime();

export const lockExpiry = (now: Date): Date => new Date(now.getTime() + LOCK_MS);
export const tokenExpiry = (now: Date): Date => new Date(now.getTime() + TOKEN_LIFETIME_SECONDS * 1000);

/** One error for every fault of a sign-in. */
export const signInFailed = (): AuthenticationError =>
  new AuthenticationError(
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  );

export const accountLocked = (): AuthenticationError =>
  new AuthenticationError('The account is locked.', { code: 'ACCOUNT_LOCKED', event: 'password-check-failed' });

export const passwordWrong = (): AuthenticationError =>
  new AuthenticationError("The password doesn't match this account. Verify the password and try again.", {
    code: 'PASSWORD_WRONG',
    event: 'password-check-failed',
  });

/** The error of an order from a blocked account, or with its email address. It does not reveal which. */
export const orderRefused = (): InputError =>
  new InputError('We cannot take this order. Contact us for help.', { code: 'ACCOUNT_BLOCKED' });

/** The error of a blocked account at sign-in, after the right password. */
export const accountBlocked = (): AuthenticationError =>
  new AuthenticationError('This account is blocked. Contact us for help.', {
    code: 'ACCOUNT_BLOCKED',
    event: 'sign-in-failed',
  });

export const emailTaken = (): AlreadyExistsError =>
  new AlreadyExistsError('A customer with the same email address already exists in an associated website.', {
    code: 'EMAIL_TAKEN',
  });

const tooFewClasses = (): InputError =>
  new InputError(
    'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    { code: 'PASSWORD_CLASSES', parameters: [PASSWORD_RULE.classes] },
  );

const PASSWORD_REFUSALS: Partial<Record<Problem['code'], () => InputError>> = {
  too_long: () =>
    new InputError(`Please enter a password with at most ${MAX_PASSWORD_LENGTH} characters.`, {
      code: 'PASSWORD_TOO_LONG',
    }),
  password_spaces: () =>
    new InputError("The password can't begin or end with a space. Verify the password and try again.", {
      code: 'PASSWORD_SPACES',
    }),
  min_length: () =>
    new InputError(
      `The password needs at least ${PASSWORD_RULE.length} characters. Create a new password and try again.`,
      {
        code: 'PASSWORD_TOO_SHORT',
      },
    ),
  password_is_email: () =>
    new InputError("The password can't be the same as the email address. Create a new password and try again.", {
      code: 'PASSWORD_IS_EMAIL',
    }),
};

/** Throws a Magento error for an invalid password. */
export const checkPassword = (password: string, email: string): void => {
  const problem = newPassword(email)(password);
  if (problem) throw (PASSWORD_REFUSALS[problem.code] ?? tooFewClasses)();
};

const checkNames = ({ firstname, lastname }: { firstname: string; lastname: string }): void => {
  if (lengthOf(firstname) > ADDRESS_LIMITS.firstname)
    throw new InputError('First Name is not valid! The max length is %1', { parameters: [ADDRESS_LIMITS.firstname] });
  if (lengthOf(lastname) > ADDRESS_LIMITS.lastname)
    throw new InputError('Last Name is not valid! The max length is %1', { parameters: [ADDRESS_LIMITS.lastname] });
};

/** The names after a change; absent ones stay. Throws a Magento error. */
export const checkedNames = (
  given: { firstname?: string | null | undefined; lastname?: string | null | undefined },
  now: { firstname: string; lastname: string },
) => {
  const names = {
    firstname: (given.firstname ?? now.firstname).trim(),
    lastname: (given.lastname ?? now.lastname).trim(),
  };
  const missing = Object.entries(names).flatMap(([name, value]) => (value === '' ? [name] : []));
  if (missing.length > 0)
    throw new InputError('Required parameters are missing: %1', { parameters: [missing.join(', ')] });
  checkNames(names);
  return names;
};

/** The trimmed e-mail address. Throws a Magento error when it is invalid. */
export const checkedEmail = (given: string): string => {
  const email = typedEmail(given);
  if (!email || emailRule(email))
    throw new InputError('"%1" is not a valid email address.', {
      code: 'EMAIL_INVALID',
      parameters: [email.slice(0, 254)],
    });
  return email;
};

/** The new e-mail address of an account. Throws a Magento error. */
export const checkedEmailChange = (given: string, password: string): string => {
  if (!password)
    throw new InputError('Provide the current "password" to change "email".', { code: 'PASSWORD_REQUIRED' });
  return checkedEmail(given);
};

/** Throws a Magento error when one of the passwords is missing. */
export const checkPasswordsGiven = (current: string, next: string): void => {
  if (!current) throw new InputError('Specify the "currentPassword" value.', { code: 'PASSWORD_REQUIRED' });
  if (!next) throw new InputError('Specify the "newPassword" value.', { code: 'NEW_PASSWORD_REQUIRED' });
};

/** The validated data of a new account. Throws a Magento error for the first invalid field. */
export const checkedCustomer = (given: { [K in keyof NewCustomer]?: string | null | undefined }): NewCustomer => {
  const { email, firstname, lastname, password } = {
    email: typedEmail(given.email ?? ''),
    firstname: given.firstname?.trim() ?? '',
    lastname: given.lastname?.trim() ?? '',
    password: given.password ?? '',
  };
  const missing = Object.entries({ email, firstname, lastname, password }).flatMap(([name, value]) =>
    value === '' ? [name] : [],
  );
  if (missing.length > 0)
    throw new InputError('Required parameters are missing: %1', { parameters: [missing.join(', ')] });
  checkedEmail(email);
  checkNames({ firstname, lastname });
  checkPassword(password, email);
  return { email, firstname, lastname, password };
};

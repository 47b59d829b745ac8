import { newPassword } from '#contract/password.ts';
import { STAFF_PASSWORD_RULE } from '#contract/staff-roles.ts';
import { AuthenticationError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { DAY_MS, HOUR_MS } from '#commerce/platform/durations.ts';

export const SESSION_SECONDS = 12 * 3600;
export const LINK_DAYS = 7;
/** Limits: codes per account with a session, and uses of links per client address. */
export const PROOF_RATE = { limit: 10, perSeconds: 600 };
export const LINK_RATE = { limit: 30, perSeconds: 600 };
const MAX_NAME = 80;

export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + 12 * HOUR_MS);
export const invitationExpiry = (now: Date): Date => new Date(now.getTime() + LINK_DAYS * DAY_MS);

export const codeWrong = (): AuthenticationError =>
  new AuthenticationError('This code is wrong or was used before. Wait for the next one.', {
    code: 'CODE_WRONG',
    event: 'password-check-failed',
  });

export const noSession = (): AuthenticationError =>
  new AuthenticationError('Sign in to the counter.', { code: 'NO_SESSION' });

export const linkInvalid = (): NoSuchEntityError =>
  new NoSuchEntityError('This link was used already or has expired. Ask for a new one.', {
    code: 'LINK_INVALID',
    event: 'link-refused',
  });

/** Throws for a password that is too short, too long, or the email address. */
export const checkStaffPassword = (password: string, email: string): void => {
  const problem = newPassword(email, STAFF_PASSWORD_RULE)(password);
  if (problem)
    throw new InputError('The password needs at least %1 characters and cannot be the email address.', {
      code: 'PASSWORD_REFUSED',
      parameters: [STAFF_PASSWORD_RULE.length],
    });
};

/** Validates the name shown with changes. Throws for an empty or long name. */
export const checkedName = (given: string): string => {
  const name = given.trim();
  if (name === '' || name.length > MAX_NAME)
    throw new InputError('A name has 1 to %1 characters.', { parameters: [MAX_NAME], code: 'NAME_REFUSED' });
  return name;
};

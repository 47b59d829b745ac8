import { typedEmail } from '#contract/typed-text.ts';
import { email as emailRule } from '#contract/validation.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { checkPassword } from './rules.ts';
import { HOUR_MS } from '#commerce/platform/durations.ts';

/** Limits of reset links: requests per IP address, mails per e-mail address, attempts per IP address. */
export const RESET_REQUEST_RATE = { limit: 20, perSeconds: 3600 };
export const RESET_MAIL_RATE = { limit: 3, perSeconds: 3600 };
export const RESET_ATTEMPT_RATE = { limit: 20, perSeconds: 3600 };

export const resetExpiry = (now: Date): Date => new Date(now.getTime() + HOUR_MS);

/** Links are stored for a day after they expire, so that a late click gets the reason. */
export const resetRetentionStart = (now: Date): Date => new Date(now.getTime() - 24 * HOUR_MS);

export type ResetInput = { email: string; token: string; password: string };

/** Validates the email address. Throws a Magento error. */
export const checkedResetEmail = (given: string): string => {
  const email = typedEmail(given);
  if (!email) throw new InputError('You must specify an email address.', { code: 'EMAIL_REQUIRED' });
  if (emailRule(email)) throw new InputError('The email address has an invalid format.', { code: 'EMAIL_INVALID' });
  return email;
};

/** Throws a Magento error for a missing field or an invalid password. */
export const checkReset = ({ email, token, password }: ResetInput): void => {
  checkedResetEmail(email);
  if (!token) throw new InputError('resetPasswordToken must be specified', { code: 'RESET_TOKEN_REQUIRED' });
  if (!password) throw new InputError('newPassword must be specified', { code: 'PASSWORD_REQUIRED' });
  checkPassword(password, email);
};

export const resetMismatched = (): InputError =>
  new InputError('The password token is mismatched. Reset and try again.', {
    code: 'RESET_TOKEN_MISMATCHED',
    event: 'reset-refused',
  });

/** Returns the link if it is valid. An unknown address and a wrong token give the same error. */
export const validReset = <T extends { expiresAt: Date }>(found: T | undefined, now: Date): T => {
  if (!found) throw resetMismatched();
  if (found.expiresAt <= now)
    throw new InputError('The password token is expired. Reset and try again.', { code: 'RESET_TOKEN_EXPIRED' });
  return found;
};

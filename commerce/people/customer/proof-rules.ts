import { AuthenticationError, InputError } from '#commerce/platform/errors.ts';

/** `confirm`: of the address the account has; `change`: of the one it is to have. */
export type ProofKind = 'confirm' | 'change';

/** Limits of links that prove an address: requests per IP address, mails per e-mail address, tries per IP address. */
export const PROOF_REQUEST_RATE = { limit: 20, perSeconds: 3600 };
export const PROOF_MAIL_RATE = { limit: 3, perSeconds: 3600 };
export const PROOF_TRY_RATE = { limit: 20, perSeconds: 3600 };

const DAY_MS = 24 * 3600 * 1000;

export const proofExpiry = (now: Date): Date => new Date(now.getTime() + DAY_MS);

export const proofInvalid = (): InputError =>
  new InputError('The confirmation token is invalid. Verify the token and try again.', {
    code: 'CONFIRMATION_INVALID',
    event: 'confirmation-refused',
  });

/** Magento's answer to the right password of an account that is not confirmed. */
export const notConfirmed = (): AuthenticationError =>
  new AuthenticationError("This account isn't confirmed. Verify and try again.", { code: 'ACCOUNT_NOT_CONFIRMED' });

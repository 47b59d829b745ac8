import { AuthenticationError, InputError } from '#commerce/platform/errors.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

/** `confirm`: the account's current address; `change`: its future address. */
export type ProofKind = 'confirm' | 'change';

/** Limits of confirmation links: requests per IP address, emails per email address, attempts per IP address. */
export const PROOF_REQUEST_RATE = { limit: 20, perSeconds: 3600 };
export const PROOF_MAIL_RATE = { limit: 3, perSeconds: 3600 };
export const PROOF_TRY_RATE = { limit: 20, perSeconds: 3600 };

export const proofExpiry = (now: Date): Date => new Date(now.getTime() + DAY_MS);

export const proofInvalid = (): InputError =>
  new InputError('The confirmation token is invalid. Verify the token and try again.', {
    code: 'CONFIRMATION_INVALID',
    event: 'confirmation-refused',
  });

/** Magento's error for the right password of an unconfirmed account. */
export const notConfirmed = (): AuthenticationError =>
  new AuthenticationError("This account isn't confirmed. Verify and try again.", { code: 'ACCOUNT_NOT_CONFIRMED' });

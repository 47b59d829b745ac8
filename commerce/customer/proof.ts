import { isTooLongPassword } from '#contract/password.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { AuthenticationError, TooManyRequestsError } from '#commerce/platform/errors.ts';
import { isPassword } from './password.ts';
import { LOCK_MS, MOST_FAILURES, PROOF_RATE } from './rules.ts';
import { forgetFailures, noteFailure } from './store.ts';
import type { CustomerRow } from './types.ts';

/**
 * Throws unless `password` is the customer's. A stolen sign-in must not be enough to take an account over, so wrong ones
 * count like wrong sign-ins and close the account for a while.
 */
export const provePassword = async (context: CommerceContext, customer: CustomerRow, password: string): Promise<void> => {
  const { kysely } = context.db;
  const now = context.clock.now();
  if (!context.rateLimit.allow('prove-password', String(customer.id), PROOF_RATE)) throw new TooManyRequestsError();
  if (customer.lockedUntil && customer.lockedUntil > now) throw new AuthenticationError('The account is locked.', { code: 'ACCOUNT_LOCKED' });
  if (isTooLongPassword(password) || !(await isPassword(customer.passwordHash, password))) {
    await noteFailure(kysely, customer.id, MOST_FAILURES, new Date(now.getTime() + LOCK_MS));
    throw new AuthenticationError("The password doesn't match this account. Verify the password and try again.", { code: 'PASSWORD_WRONG' });
  }
  if (customer.failures > 0) await forgetFailures(kysely, customer.id);
};

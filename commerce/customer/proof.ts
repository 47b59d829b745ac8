import { isTooLongPassword } from '#contract/password.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { TooManyRequestsError } from '#commerce/platform/errors.ts';
import { isPassword } from './password.ts';
import { accountClosed, closedUntil, isClosed, MAX_FAILURES, passwordWrong, PROOF_RATE } from './rules.ts';
import { forgetFailures, noteFailure } from './store.ts';
import type { CustomerRow } from './types.ts';

/**
 * Throws unless `password` is the customer's. Wrong ones count like failed sign-ins and lock the account for a while,
 * so that a stolen session cannot be used to guess the password.
 */
export const provePassword = async (
  context: CommerceContext,
  customer: CustomerRow,
  password: string,
): Promise<void> => {
  const now = context.clock.now();
  if (!context.rateLimit.allow('prove-password', String(customer.id), PROOF_RATE)) throw new TooManyRequestsError();
  if (isClosed(customer, now)) throw accountClosed();
  if (isTooLongPassword(password) || !(await isPassword(customer.passwordHash, password))) {
    await noteFailure(context.db.kysely, customer.id, MAX_FAILURES, closedUntil(now));
    throw passwordWrong();
  }
  await forgetFailures(context.db.kysely, customer.id);
};

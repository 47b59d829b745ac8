import { isTooLongPassword } from '#contract/password.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { isPassword } from './password.ts';
import { accountLocked, lockExpiry, isLocked, MAX_FAILURES, passwordWrong, VERIFY_RATE } from './rules.ts';
import { clearFailures, recordFailure } from './store.ts';
import type { CustomerRow } from './types.ts';

/**
 * Throws unless `password` is the customer's. Ten wrong ones lock password checks for a while, so that a stolen session
 * cannot be used to guess the password; signing in remains possible.
 */
export const verifyPassword = async (
  context: CommerceContext,
  customer: CustomerRow,
  password: string,
): Promise<void> => {
  const now = context.clock.now();
  context.rateLimit.check('prove-password', String(customer.id), VERIFY_RATE);
  if (isLocked(customer, now)) throw accountLocked();
  if (isTooLongPassword(password) || !(await isPassword(customer.passwordHash, password))) {
    await recordFailure(context.db.kysely, customer.id, MAX_FAILURES, lockExpiry(now));
    throw passwordWrong();
  }
  await clearFailures(context.db.kysely, customer.id);
};

import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { currentCustomer } from './current.ts';
import { deleteToken, findSessions } from './store.ts';
import { currentTokenHash } from './token.ts';
import type { CustomerSession } from './types.ts';

/** Where the caller is signed in, the newest first. */
export const customerSessions = async (context: CommerceContext): Promise<readonly CustomerSession[]> => {
  const { id } = await currentCustomer(context);
  return findSessions(context.db.kysely, id, { current: currentTokenHash(context), now: context.clock.now() });
};

/** Ends one of the caller's sign-ins. Another customer's is as if there were none. */
export const endSession = async (context: CommerceContext, id: string): Promise<true> => {
  const customer = await currentCustomer(context);
  const number = /^\d{1,10}$/.test(id) ? Number(id) : undefined;
  if (number === undefined || !(await deleteToken(context.db.kysely, customer.id, number)))
    throw new NoSuchEntityError('There is no such session.');
  logSecurityEvent(context, 'session-revoked');
  return true;
};

import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { currentCustomer } from './current.ts';
import { deviceOf } from './device.ts';
import { publicNumber } from './public-number.ts';
import { tokenExpiry } from './rules.ts';
import { deleteToken, findSessions, insertToken } from './store.ts';
import { currentTokenHash } from './token.ts';
import type { CustomerSession } from './types.ts';

/** Creates a session for an authenticated customer; returns its token. */
export const beginSession = async (context: CommerceContext, customerId: number): Promise<string> => {
  const token = context.random.token(43);
  const createdAt = context.clock.now();
  await insertToken(context.db.kysely, {
    hash: sha256(token),
    customerId,
    createdAt,
    expiresAt: tokenExpiry(createdAt),
    ...deviceOf(context.header('user-agent')),
  });
  return token;
};

/** The caller's sessions, newest first. */
export const customerSessions = async (context: CommerceContext): Promise<readonly CustomerSession[]> => {
  const { id } = await currentCustomer(context);
  return findSessions(context.db.kysely, id, { current: currentTokenHash(context), now: context.clock.now() });
};

/** Ends one of the caller's sessions. A session of another customer is treated as missing. */
export const endSession = async (context: CommerceContext, id: string): Promise<true> => {
  const customer = await currentCustomer(context);
  const number = publicNumber(id);
  if (number === undefined || !(await deleteToken(context.db.kysely, customer.id, number)))
    throw new NoSuchEntityError('There is no such session.');
  logSecurityEvent(context, 'session-revoked');
  return true;
};

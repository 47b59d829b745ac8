import { isTooLongPassword } from '#contract/password.ts';
import type { CommerceContext, Customer, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { notSignedIn } from './current.ts';
import { deleteExpiredProofs, startEmailProofs } from './email-proof.ts';
import { notConfirmed } from './proof-rules.ts';
import { rememberDevice, subjectOf } from './known-device.ts';
import { isPassword, verifyDecoyPassword } from './password.ts';
import { deleteOldChallenges } from './passkeys/store.ts';
import { startPasswordResets, deleteExpiredResets } from './password-reset.ts';
import { accountBlocked, orderRefused, SIGN_IN_RATE, signInFailed } from './rules.ts';
import { deleteOldTokens, deleteTokens, findByEmail, findById, findByToken, markSeen, writeGroup } from './store.ts';
import {
  beginAttempt,
  deleteExpiredAttempts,
  forgiveAttempt,
  enqueueWarning,
  startSignInWarnings,
} from './sign-in-attempts.ts';
import { beginSession } from './sessions.ts';
import type { CustomerRow } from './types.ts';
import { HOUR_MS } from '#commerce/platform/durations.ts';

export { bookAddress, saveToBook } from './address-book.ts';
export { viewFor, viewOf } from './account-view.ts';
export { accountWithId } from './admin/accounts.ts';
export { createCustomer } from './create-customer.ts';
export { rememberDevice } from './known-device.ts';
export { hashPassword, isPassword, verifyDecoyPassword } from './password.ts';
export { beginAttempt, forgiveAttempt } from './sign-in-attempts.ts';
export { currentCustomer } from './current.ts';
export { ACCOUNT_DELETED, type DeletedAccount } from './account.ts';
export { MAILBOX_PROVED, type ProvedMailbox } from './email-proof.ts';

/**
 * Returns an opaque token valid for an hour. All failures give the same error and take the same time. Wrong passwords
 * slow down their source, but never a device on which the customer has signed in before.
 */
export const signIn = async (context: CommerceContext, email: string, password: string): Promise<string> => {
  if (!email.trim()) throw new InputError('Specify the "email" value.');
  if (!password) throw new InputError('Specify the "password" value.');
  context.rateLimit.check('sign-in', context.ip, SIGN_IN_RATE);
  if (isTooLongPassword(password)) {
    await verifyDecoyPassword(password.slice(0, 256));
    logSecurityEvent(context, 'sign-in-failed', { email });
    throw signInFailed();
  }
  const { kysely } = context.db;
  const { websiteId } = context.storeView;
  const subject = subjectOf(websiteId, email);
  const customer = await findByEmail(kysely, websiteId, email);
  const attempt = await beginAttempt(context, subject);
  const isRight =
    customer && attempt.isAdmitted
      ? await isPassword(customer.passwordHash, password)
      : await verifyDecoyPassword(password);
  if (!customer || !isRight) {
    if (attempt.needsWarning) await enqueueWarning(context, email);
    logSecurityEvent(context, attempt.isAdmitted ? 'sign-in-failed' : 'sign-in-slowed', { email });
    throw signInFailed();
  }
  await forgiveAttempt(context, subject, attempt);
  if (customer.needsConfirmation) throw notConfirmed();
  if (customer.blockedAt) throw accountBlocked();
  await rememberDevice(context, kysely, subject);
  logSecurityEvent(context, 'sign-in', { email, device: attempt.isKnownDevice ? 'known' : 'new' });
  return beginSession(context, customer.id);
};

/** Ends every session of the caller, on all devices. */
export const signOut = async (context: CommerceContext): Promise<void> => {
  if (!context.customer) throw notSignedIn();
  await deleteTokens(context.db.kysely, context.customer.id);
  logSecurityEvent(context, 'session-revoked');
};

/** Precision with which the last use of a session is stored. */
const SEEN_MS = 60_000;

/** The customer a token belongs to; null when it is unknown, revoked or expired. */
export const authenticate = async (platform: Platform, token: string): Promise<Customer | null> => {
  const [hash, now] = [sha256(token), platform.clock.now()];
  const customer = await findByToken(platform.db.kysely, hash, now);
  if (!customer) return null;
  if (now.getTime() - customer.seenAt.getTime() >= SEEN_MS) await markSeen(platform.db.kysely, hash, now);
  return { id: customer.id, number: customer.number, groupId: customer.groupId, email: customer.email };
};

/** The account with an email address in a website; letter case does not count. */
export const findAccount = (db: Db, websiteId: number, email: string): Promise<CustomerRow | undefined> =>
  findByEmail(db, websiteId, email);

/** The account with an id, for other modules in their transaction. */
export const findCustomer = (db: Db, id: number): Promise<CustomerRow | undefined> => findById(db, id);

/** Throws if the customer of an order, or the account with its email address, is blocked. */
export const assertNotBlocked = async (
  db: Db,
  { websiteId, email, customerId }: { websiteId: number; email: string | null; customerId: number | null },
): Promise<void> => {
  const rows = [
    customerId === null ? undefined : await findById(db, customerId),
    email ? await findByEmail(db, websiteId, email) : undefined,
  ];
  if (rows.some((row) => row?.blockedAt)) throw orderRefused();
};

/** Puts an account into a customer group; it counts from its next request on. */
export const putIntoGroup = (db: Db, id: number, groupId: number): Promise<void> => writeGroup(db, id, groupId);

/** Always true, as in Magento since 2.4.6-p1: the response does not reveal which accounts exist. */
export const isEmailAvailable = (email: string): boolean => {
  if (!email.trim()) throw new InputError('Email must be specified');
  return true;
};

/** Deletes expired sessions, and reset links a day after they expire; returns both counts. */
export const deleteExpired = async (platform: Platform): Promise<Record<string, number>> => ({
  tokens: await deleteOldTokens(platform.db.kysely, platform.clock.now()),
  resets: await deleteExpiredResets(platform),
  proofs: await deleteExpiredProofs(platform),
  challenges: await deleteOldChallenges(platform.db.kysely, platform.clock.now()),
  ...(await deleteExpiredAttempts(platform)),
});

/** Starts the jobs: mails for password resets, and an hourly clean-up of expired sessions and links. */
export const startCustomers = (platform: Platform): void => {
  startPasswordResets(platform);
  startSignInWarnings(platform);
  startEmailProofs(platform);
  platform.jobs.schedule({ name: 'expired sign-ins', everyMs: HOUR_MS, run: () => deleteExpired(platform) });
};

import { emailKey } from '#contract/email-key.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { noticeMail, resetMail } from './account-mails.ts';
import { viewOf } from './account-view.ts';
import { deleteAttempts, deleteDevices } from './attempt-store.ts';
import { proveMailbox } from './email-proof.ts';
import { rememberDevice, subjectOf } from './known-device.ts';
import { hashPassword } from './password.ts';
import { deleteOldResets, findReset, saveReset, consumeReset } from './reset-store.ts';
import {
  checkedResetEmail,
  checkReset,
  resetRetentionStart,
  RESET_REQUEST_RATE,
  RESET_MAIL_RATE,
  RESET_ATTEMPT_RATE,
  resetExpiry,
  type ResetInput,
  resetMismatched,
  validReset,
} from './reset-rules.ts';
import { deleteTokens, findByEmail, setPassword } from './store.ts';

const KIND = 'password-reset';

type ResetRequest = { websiteId: number; email: string };

/**
 * Requests a reset link. Always returns true: a job looks up the account later, so that neither the response nor its
 * timing reveals whether it exists (SI-06). An address gets at most three emails an hour.
 */
export const requestPasswordReset = async (context: CommerceContext, given: string): Promise<true> => {
  const email = checkedResetEmail(given);
  context.rateLimit.check('password-reset', context.ip, RESET_REQUEST_RATE);
  const { websiteId } = context.storeView;
  if (!context.rateLimit.allow('password-reset-mail', `${websiteId} ${emailKey(email)}`, RESET_MAIL_RATE)) return true;
  logSecurityEvent(context, 'reset-requested', { email });
  const request: ResetRequest = { websiteId, email };
  await context.db.tx((db) => context.jobs.enqueue(db, KIND, request));
  return true;
};

/** Stores a new reset link, replacing the previous one; returns its token. */
export const newResetLink = async (platform: Platform, db: Db, customerId: number): Promise<string> => {
  const token = platform.random.token(43);
  const now = platform.clock.now();
  await saveReset(db, { customerId, hash: sha256(token), createdAt: now, expiresAt: resetExpiry(now) });
  return token;
};

const handleRequest = async (platform: Platform, { websiteId, email }: ResetRequest): Promise<void> => {
  const customer = await findByEmail(platform.db.kysely, websiteId, email);
  if (!customer) return;
  const view = await viewOf(platform, customer);
  await platform.db.tx(async (db) => {
    const token = await newResetLink(platform, db, customer.id);
    await platform.mail.enqueue(db, resetMail(customer.email, token, view, platform.settings));
  });
};

/**
 * Sets a new password with the token of a reset link, once, and ends every session. The owner of the mailbox is
 * trusted: failed attempts are cleared, and only this device is known from now on. An unknown address and a wrong token
 * give the same error.
 */
export const resetPassword = async (context: CommerceContext, given: ResetInput): Promise<true> => {
  checkReset(given);
  context.rateLimit.check('password-reset-try', context.ip, RESET_ATTEMPT_RATE);
  const { db, clock, storeView } = context;
  const hash = sha256(given.token);
  const reset = validReset(await findReset(db.kysely, storeView.websiteId, given.email, hash), clock.now());
  const passwordHash = await hashPassword(given.password);
  await db.tx(async (tx) => {
    if (!(await consumeReset(tx, reset.customerId, hash))) throw resetMismatched();
    const customer = await setPassword(tx, reset.customerId, passwordHash);
    await deleteTokens(tx, customer.id);
    await proveMailbox(context, tx, customer);
    const subject = subjectOf(customer.websiteId, customer.email);
    await deleteAttempts(tx, subject);
    await deleteDevices(tx, subject);
    await rememberDevice(context, tx, subject);
    await context.mail.enqueue(
      tx,
      noticeMail('password', customer.email, await viewOf(context, customer), context.settings),
    );
  });
  logSecurityEvent(context, 'reset-done', { email: given.email });
  return true;
};

export const deleteExpiredResets = (platform: Platform): Promise<number> =>
  deleteOldResets(platform.db.kysely, resetRetentionStart(platform.clock.now()));

export const startPasswordResets = (platform: Platform): void =>
  platform.jobs.handle(KIND, (payload) => handleRequest(platform, payload as ResetRequest));

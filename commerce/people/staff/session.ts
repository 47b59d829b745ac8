import { emailKey } from '#contract/email-key.ts';
import { isTooLongPassword } from '#contract/password.ts';
import type { CommerceContext, Platform, Staff } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { SIGN_IN_RATE, signInFailed } from '#commerce/people/customer/rules.ts';
import {
  beginAttempt,
  forgiveAttempt,
  isPassword,
  rememberDevice,
  verifyDecoyPassword,
} from '#commerce/people/customer/service.ts';
import { codeWrong, noSession, PROOF_RATE, SESSION_SECONDS, sessionExpiry } from './rules.ts';
import {
  deleteSession,
  deleteSessions,
  findSecrets,
  findSecretsById,
  findSession,
  insertSession,
  markProved,
  markSignedIn,
  takeStep,
  type Secrets,
} from './store.ts';
import { stepOfCode } from './totp.ts';

/** Finds the account of a session cookie. Undefined for unknown and expired sessions. */
export const staffOf = ({ db, clock }: Platform, cookie: string): Promise<Staff | undefined> =>
  findSession(db.kysely, sha256(cookie), clock.now());

/** The signed-in member of staff. Throws without a session. */
export const currentStaff = (context: CommerceContext): Staff => {
  context.noStore();
  if (!context.staff) throw noSession();
  return context.staff;
};

/** Begins a session in a transaction and sets its cookie. */
export const beginSession = async (context: CommerceContext, db: Db, accountId: number): Promise<void> => {
  const [cookie, at] = [context.random.token(43), context.clock.now()];
  await insertSession(db, { hash: sha256(cookie), accountId, at, expiresAt: sessionExpiry(at) });
  await markSignedIn(db, accountId, at);
  context.setCookie({ name: 'counter', value: cookie, seconds: SESSION_SECONDS });
};

/** Returns true for a code that is valid now and was not used before. */
const takeCode = async (context: CommerceContext, { id, totpSecret }: Secrets, code: string): Promise<boolean> => {
  const step = stepOfCode(totpSecret, code, context.clock.now());
  return step !== undefined && takeStep(context.db.kysely, id, step);
};

type Credentials = { email: string; password: string; code: string };

/** Signs in with password and code. Every failure gives the same error and takes the same time. */
export const signIn = async (context: CommerceContext, { email, password, code }: Credentials): Promise<void> => {
  context.rateLimit.check('sign-in', context.ip, SIGN_IN_RATE);
  const subject = sha256(`staff ${emailKey(email)}`);
  const account = await findSecrets(context.db.kysely, email);
  const attempt = await beginAttempt(context, subject);
  const isRight =
    account && attempt.isAdmitted && !isTooLongPassword(password)
      ? await isPassword(account.passwordHash, password)
      : await verifyDecoyPassword(password.slice(0, 256));
  if (!account || !isRight || !(await takeCode(context, account, code))) {
    logSecurityEvent(context, attempt.isAdmitted ? 'sign-in-failed' : 'sign-in-slowed', { email });
    throw signInFailed();
  }
  await forgiveAttempt(context, subject, attempt);
  await context.db.tx(async (db) => {
    const before = context.cookie('counter');
    if (before) await deleteSession(db, sha256(before));
    await rememberDevice(context, db, subject);
    await beginSession(context, db, account.id);
  });
  logSecurityEvent(context, 'sign-in', { email, device: attempt.isKnownDevice ? 'known' : 'new' });
};

/** Verifies an authenticator code, which remains valid for five minutes. */
export const prove = async (context: CommerceContext, code: string): Promise<void> => {
  const { id, session } = currentStaff(context);
  context.rateLimit.check('staff-proof', String(id), PROOF_RATE);
  const account = await findSecretsById(context.db.kysely, id);
  if (!account || !(await takeCode(context, account, code))) throw codeWrong();
  await markProved(context.db.kysely, session, context.clock.now());
};

const dropCookie = (context: CommerceContext): void => context.setCookie({ name: 'counter', value: '', seconds: 0 });

export const signOut = async (context: CommerceContext): Promise<void> => {
  const { session } = currentStaff(context);
  await deleteSession(context.db.kysely, session);
  dropCookie(context);
};

/** Ends the caller's sessions on all devices. */
export const signOutEverywhere = async (context: CommerceContext): Promise<void> => {
  const { id, email } = currentStaff(context);
  await deleteSessions(context.db.kysely, id);
  dropCookie(context);
  logSecurityEvent(context, 'session-revoked', { email });
};

import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { warningMail } from './account-mails.ts';
import { viewOf } from './account-view.ts';
import { ATTEMPT_LIFETIME_MS, judge, type Verdict } from './attempt-rules.ts';
import { deleteOldAttempts, deleteOldDevices, forgiveAttempts, lockAttempts, saveAttempts } from './attempt-store.ts';
import { DEVICE_LIFETIME_MS, knownDevice } from './known-device.ts';
import { newResetLink } from './password-reset.ts';
import { findByEmail, markWarned } from './store.ts';

const UNKNOWN_DEVICES = '';
const KIND = 'sign-in-trouble';

export type Attempt = Pick<Verdict, 'isAdmitted' | 'needsWarning'> & { source: string; isKnownDevice: boolean };

/**
 * Counts an attempt before its password is compared, so that parallel attempts cannot evade the limit. The work is the
 * same whether or not the account exists.
 */
export const beginAttempt = async (context: CommerceContext, subject: Uint8Array): Promise<Attempt> => {
  const device = await knownDevice(context, subject);
  const source = device ? `device:${Buffer.from(device).toString('hex')}` : context.ip;
  const sources = device ? [source] : [UNKNOWN_DEVICES, source];
  const now = context.clock.now();
  return context.db.tx(async (db) => {
    const before = await lockAttempts(db, subject, sources, now);
    const verdict = judge(
      { source: before.get(source)!, strangers: device ? undefined : before.get(UNKNOWN_DEVICES) },
      now,
    );
    await saveAttempts(db, subject, [
      [source, verdict.source],
      ...(verdict.strangers ? [[UNKNOWN_DEVICES, verdict.strangers] as const] : []),
    ]);
    const { isAdmitted, needsWarning } = verdict;
    return { isAdmitted, needsWarning, source, isKnownDevice: device !== undefined };
  });
};

export const forgiveAttempt = (context: CommerceContext, subject: Uint8Array, { source }: Attempt): Promise<void> =>
  forgiveAttempts(context.db.kysely, subject, source);

type Warning = { websiteId: number; email: string };

/** Enqueues a warning to the owner. A job looks up the account, so that the response time does not depend on it. */
export const enqueueWarning = (context: CommerceContext, email: string): Promise<void> =>
  context.db.tx(async (db) => {
    await context.jobs.enqueue(db, KIND, { websiteId: context.storeView.websiteId, email } satisfies Warning);
  });

/** Warns the owner at most once a day, with a link that signs the owner in from any device. */
const warnOwner = async (platform: Platform, { websiteId, email }: Warning): Promise<void> => {
  const customer = await findByEmail(platform.db.kysely, websiteId, email);
  if (!customer) return;
  const view = await viewOf(platform, customer);
  await platform.db.tx(async (db) => {
    if (!(await markWarned(db, customer.id, platform.clock.now()))) return;
    const token = await newResetLink(platform, db, customer.id);
    await platform.mail.enqueue(db, warningMail(customer.email, token, view, platform.settings));
  });
};

export const startSignInWarnings = (platform: Platform): void =>
  platform.jobs.handle(KIND, (payload) => warnOwner(platform, payload as Warning));

export const deleteExpiredAttempts = async (platform: Platform): Promise<{ attempts: number; devices: number }> => {
  const now = platform.clock.now().getTime();
  return {
    attempts: await deleteOldAttempts(platform.db.kysely, new Date(now - 2 * ATTEMPT_LIFETIME_MS)),
    devices: await deleteOldDevices(platform.db.kysely, new Date(now - DEVICE_LIFETIME_MS)),
  };
};

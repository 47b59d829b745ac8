import { createHmac, randomBytes } from 'node:crypto';
import { emailKey } from '#contract/email-key.ts';
import type { CommerceContext, Platform } from './context.ts';
import type { Db } from './database/types.ts';
import { CommerceError } from './errors.ts';
import { readSecret } from './secrets/store.ts';
import { SECURITY_EVENTS, type SecurityEvent } from './security-events.ts';

const KEY = Symbol('security log key');
const STAFF_ACTION = 'staff-action';
/** Per event and network; further lines are dropped, so that an attack cannot fill the disk. */
const LINES = { limit: 30, perSeconds: 60 };

type Known = Pick<Platform, 'log' | 'perProcess' | 'rateLimit'>;
type Caller = Known & Partial<Pick<CommerceContext, 'customer' | 'ip' | 'requestId'>>;

const keyOf = (platform: Known): { value: Uint8Array } =>
  platform.perProcess(KEY, () => ({ value: randomBytes(32) as Uint8Array }));

const hashed = (platform: Known, text: string): string =>
  createHmac('sha256', keyOf(platform).value).update(text).digest('hex').slice(0, 16);

/** Numbers, codes and names of objects; never data that identifies a person. */
export type EventDetails = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Writes one line about an event. `email` is the person concerned, if not the caller. It and the caller's network are
 * written as hashes with a key of this database.
 */
export const logSecurityEvent = (
  caller: Caller,
  event: SecurityEvent,
  { email, ...details }: EventDetails & { email?: string } = {},
): void => {
  const { log, rateLimit, customer, ip, requestId } = caller;
  if (!rateLimit.allow(`log ${event}`, ip ?? '', LINES)) return;
  const about = email ?? customer?.email;
  log[SECURITY_EVENTS[event].level](
    {
      event,
      ...(about === undefined ? {} : { subject: hashed(caller, emailKey(about)) }),
      ...(ip === undefined ? {} : { network: hashed(caller, ip) }),
      ...(requestId === undefined ? {} : { requestId }),
      ...details,
    },
    'security event',
  );
};

/** Logs a refusal if it is a security event. */
export const logRefusal = (caller: Caller, error: unknown): void => {
  if (!(error instanceof CommerceError)) return;
  if (error.event) logSecurityEvent(caller, error.event, { code: error.code });
  for (const part of error.errors) logRefusal(caller, part);
};

/** Has the running shop log a staff command, enqueued in the command's transaction. */
export const recordStaffAction = async (
  { jobs }: Pick<Platform, 'jobs'>,
  db: Db,
  action: string,
  details: EventDetails = {},
): Promise<void> => {
  await jobs.enqueue(db, STAFF_ACTION, { action, ...details });
};

/** Afterwards hashes are the same in every process of this database, and after a restart. */
export const startSecurityLog = async (platform: Platform): Promise<void> => {
  keyOf(platform).value = await readSecret(platform.db, platform.random, 'security-log');
  platform.jobs.handle(STAFF_ACTION, async (payload) =>
    logSecurityEvent(platform, 'staff-action', payload as EventDetails),
  );
};

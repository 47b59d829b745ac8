import { createHmac, randomBytes } from 'node:crypto';
import { emailKey } from '#contract/email-key.ts';
import type { CommerceContext, Platform } from './context.ts';
import type { Db } from './database/types.ts';
import { CommerceError } from './errors.ts';
import { readSecret } from './secrets/store.ts';
import { SECURITY_EVENTS, type SecurityEvent } from './security-events.ts';

const KEY = Symbol('security log key');
const STAFF_ACTION = 'staff-action';
/** Of one kind and network; what exceeds it is not written, so that an attack cannot fill the disk. */
const LINES = { limit: 30, perSeconds: 60 };

type Known = Pick<Platform, 'log' | 'perProcess' | 'rateLimit'>;
type Caller = Known & Partial<Pick<CommerceContext, 'customer' | 'ip' | 'requestId'>>;

const keyOf = (platform: Known): { value: Uint8Array } =>
  platform.perProcess(KEY, () => ({ value: randomBytes(32) as Uint8Array }));

const hashed = (platform: Known, text: string): string =>
  createHmac('sha256', keyOf(platform).value).update(text).digest('hex').slice(0, 16);

/** Numbers, codes and names of things; never what says who somebody is. */
export type EventDetails = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Writes one line about what happened. `email` says whom it is about where that is not the caller: it is written as a
 * hash, with a key of this database, as is the caller's network.
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

/** Logs a refusal that is a security event; others are none. */
export const logRefusal = (caller: Caller, error: unknown): void => {
  if (!(error instanceof CommerceError)) return;
  if (error.event) logSecurityEvent(caller, error.event, { code: error.code });
  for (const part of error.errors) logRefusal(caller, part);
};

/** Has the running shop log what staff did with a command, in the transaction that does it. */
export const recordStaffAction = async (
  { jobs }: Pick<Platform, 'jobs'>,
  db: Db,
  action: string,
  details: EventDetails = {},
): Promise<void> => {
  await jobs.enqueue(db, STAFF_ACTION, { action, ...details });
};

/** From now on hashes are the same in every process of this database, and after a restart. */
export const startSecurityLog = async (platform: Platform): Promise<void> => {
  keyOf(platform).value = await readSecret(platform.db, platform.random, 'security-log');
  platform.jobs.handle(STAFF_ACTION, async (payload) =>
    logSecurityEvent(platform, 'staff-action', payload as EventDetails),
  );
};

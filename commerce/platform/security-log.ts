import { createHmac, randomBytes } from 'node:crypto';
import type { ChangeField } from '#contract/change-fields.ts';
import { emailKey } from '#contract/email-key.ts';
import type { CommerceContext, Platform } from './context.ts';
import type { Db } from './database/types.ts';
import { CommerceError } from './errors.ts';
import { readSecret } from './secrets/store.ts';
import { SECURITY_EVENTS, type SecurityEvent } from './security-events.ts';
import { insertChanges, type StaffChange } from './staff/changes-store.ts';

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

/**
 * The changed object, such as `order 000012345`, and its values. Unlike log details, they may contain personal data.
 */
export type Changed = {
  subject?: string;
  by?: string | undefined;
  /** Overrides the channel of the caller, for the result of an earlier action of staff. */
  channel?: StaffChange['channel'] | undefined;
  before?: unknown;
  after?: unknown;
};

const subjectOf = (details: EventDetails): string | null => {
  const [name, id] = Object.entries(details).find(([key]) => key !== 'by' && key !== 'to') ?? [];
  return name === undefined ? null : `${name} ${id}`;
};

type Recorder = Pick<Platform, 'jobs' | 'clock'> & Partial<Pick<CommerceContext, 'staff'>>;

/** Records one staff action on several objects: a change of each, and one entry of the security log. */
export const recordStaffActions = async (
  { jobs, clock, staff }: Recorder,
  db: Db,
  action: string,
  details: EventDetails,
  changes: readonly Changed[],
): Promise<void> => {
  await insertChanges(
    db,
    changes.map(({ subject, by, channel, before, after }) => ({
      at: clock.now(),
      channel: channel ?? (staff ? 'counter' : details['by'] === undefined ? 'command' : 'program'),
      who: staff?.email ?? (details['by'] as string | undefined) ?? by ?? null,
      action,
      subject: subject ?? subjectOf(details),
      before,
      after,
    })),
  );
  await jobs.enqueue(db, STAFF_ACTION, { action, ...details });
};

/** Values with fields of {@link ChangeField} only, so that each has a label. Names that are computed are not checked. */
type Labelled<Values> = Values extends readonly unknown[]
  ? Values
  : { [Name in keyof Values]: string extends Name ? Values[Name] : Name extends ChangeField ? Values[Name] : never };

/** Records a staff action in its transaction, as a change and as an entry of the security log. */
export const recordStaffAction = <Before, After>(
  recorder: Recorder,
  db: Db,
  action: string,
  details: EventDetails = {},
  changed: Omit<Changed, 'before' | 'after'> & {
    before?: Before & Labelled<Before>;
    after?: After & Labelled<After>;
  } = {},
): Promise<void> => recordStaffActions(recorder, db, action, details, [changed]);

/** Afterwards hashes are the same in every process of this database, and after a restart. */
export const startSecurityLog = async (platform: Platform): Promise<void> => {
  keyOf(platform).value = await readSecret(platform.db, platform.random, 'security-log');
  platform.jobs.handle(STAFF_ACTION, async (payload) =>
    logSecurityEvent(platform, 'staff-action', payload as EventDetails),
  );
};

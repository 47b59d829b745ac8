import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Attempts } from './attempt-rules.ts';

/** Locks the attempts of each source, creating missing rows, for the transaction. */
export const lockAttempts = async (
  db: Db,
  subject: Uint8Array,
  sources: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Attempts>> => {
  const values = sources.map((source) => sql`(${subject}, ${source}, 0, ${now}, ${now})`);
  const { rows } = await sql<
    Row<'sign_in_attempt', 'source' | 'failures', { startedAt: 'started_at'; lastAt: 'last_at' }>
  >`
    insert into sign_in_attempt as known (subject, source, failures, started_at, last_at) values ${sql.join(values)}
    on conflict (subject, source) do update set failures = known.failures
    returning source, failures, started_at as "startedAt", last_at as "lastAt"`.execute(db);
  return new Map(rows.map(({ source, ...attempts }) => [source, attempts]));
};

export const saveAttempts = async (
  db: Db,
  subject: Uint8Array,
  attempts: readonly (readonly [source: string, attempts: Attempts])[],
): Promise<void> => {
  const values = attempts.map(
    ([source, { failures, startedAt, lastAt }]) =>
      sql`(${source}::text, ${failures}::int, ${startedAt}::timestamptz, ${lastAt}::timestamptz)`,
  );
  await sql`update sign_in_attempt a set failures = v.failures, started_at = v.started_at, last_at = v.last_at
    from (values ${sql.join(values)}) as v (source, failures, started_at, last_at)
    where a.subject = ${subject} and a.source = v.source`.execute(db);
};

/** Clears the attempts of a source after a successful sign-in, and one of the strangers'. */
export const forgiveAttempts = async (db: Db, subject: Uint8Array, source: string): Promise<void> => {
  await sql`with own as (delete from sign_in_attempt where subject = ${subject} and source = ${source})
    update sign_in_attempt set failures = greatest(0, failures - 1) where subject = ${subject} and source = ''`.execute(
    db,
  );
};

export const deleteAttempts = async (db: Db, subject: Uint8Array): Promise<void> => {
  await db.deleteFrom('sign_in_attempt').where('subject', '=', subject).execute();
};

export const deleteOldAttempts = async (db: Db, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_attempt')
    .where('last_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

export const hasDevice = async (db: Db, subject: Uint8Array, device: Uint8Array): Promise<boolean> => {
  const { rows } = await sql`select from known_device where subject = ${subject} and device = ${device}`.execute(db);
  return rows.length > 0;
};

export const saveDevice = async (db: Db, subject: Uint8Array, device: Uint8Array, now: Date): Promise<void> => {
  await db
    .insertInto('known_device')
    .values({ subject, device, seen_at: now })
    .onConflict((oc) =>
      oc.columns(['subject', 'device']).doUpdateSet((eb) => ({ seen_at: eb.ref('excluded.seen_at') })),
    )
    .execute();
};

export const deleteDevices = async (db: Db, subject: Uint8Array): Promise<void> => {
  await db.deleteFrom('known_device').where('subject', '=', subject).execute();
};

export const deleteOldDevices = async (db: Db, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('known_device')
    .where('seen_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

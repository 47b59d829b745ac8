import { sql } from 'kysely';
import type { Db } from '../database/types.ts';

export type DueJob = { id: number; kind: string; payload: unknown; attempts: number };

export type NewJob = { kind: string; payload: unknown; runAt: Date; key?: string | undefined };

export const insertJob = async (db: Db, { kind, payload, runAt, key }: NewJob): Promise<number> => {
  const { rows } = await sql<{ id: number }>`insert into job (kind, payload, run_at, created_at, serial_key)
    values (${kind}, ${JSON.stringify(payload)}::jsonb, ${runAt}, ${runAt}, ${key ?? null}) returning id`.execute(db);
  return rows[0]!.id;
};

/** Claims due jobs for this process until `lockedUntil`; jobs of a crashed process become due again then. */
export const claimJobs = async (
  db: Db,
  kinds: readonly string[],
  now: Date,
  lockedUntil: Date,
  limit: number,
): Promise<DueJob[]> => {
  const { rows } = await sql<DueJob>`update job set locked_until = ${lockedUntil}, attempts = attempts + 1
    where id in (
      select id from job
      where done_at is null and failed_at is null and run_at <= ${now} and kind = any(${kinds}::text[])
        and (locked_until is null or locked_until < ${now})
      order by run_at, id limit ${limit} for update skip locked
    )
    returning id, kind, payload, attempts`.execute(db);
  return rows.sort((one, other) => one.id - other.id);
};

/** Holds claimed jobs for longer, those that nobody else has claimed since. */
export const holdJobs = async (db: Db, ids: readonly number[], until: Date, next: Date): Promise<void> => {
  await sql`update job set locked_until = ${next} where id = any(${ids}::bigint[]) and locked_until = ${until}`.execute(
    db,
  );
};

/** Gives back claimed jobs that were not begun. */
export const releaseJobs = async (db: Db, ids: readonly number[], until: Date): Promise<void> => {
  await sql`update job set locked_until = null, attempts = attempts - 1
    where id = any(${ids}::bigint[]) and locked_until = ${until}`.execute(db);
};

/** Claims the first due job of a kind among those of whose key none is claimed. */
export const claimSerialJob = async (
  db: Db,
  kind: string,
  now: Date,
  lockedUntil: Date,
): Promise<DueJob | undefined> => {
  // "=", not "in": the planner may ask a subquery of "in" once for each row, and claim several where one is meant.
  const { rows } = await sql<DueJob>`update job set locked_until = ${lockedUntil}, attempts = attempts + 1
    where id = (
      select j.id from job j
      where j.done_at is null and j.failed_at is null and j.run_at <= ${now} and j.kind = ${kind}
        and (j.locked_until is null or j.locked_until < ${now})
        and not exists (
          select 1 from job o where o.done_at is null and o.failed_at is null and o.kind = j.kind
            and o.serial_key = j.serial_key and o.locked_until >= ${now}
        )
      order by j.run_at, j.id limit 1 for update skip locked
    )
    returning id, kind, payload, attempts`.execute(db);
  return rows[0];
};

/** Erases the payload: mails hold names, addresses and links. */
export const finishJob = async (db: Db, id: number, now: Date): Promise<void> => {
  await sql`update job set payload = '{}', done_at = ${now}, locked_until = null, last_error = null where id = ${id}`.execute(
    db,
  );
};

/** `runAt` null: no more attempts. */
export const failJob = async (db: Db, id: number, error: string, now: Date, runAt: Date | null): Promise<void> => {
  await sql`update job set last_error = ${error}, locked_until = null, run_at = coalesce(${runAt}, run_at),
    failed_at = case when ${runAt}::timestamptz is null then ${now}::timestamptz end where id = ${id}`.execute(db);
};

export const deleteOldJobs = async (db: Db, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from job where done_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

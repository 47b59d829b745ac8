import { sql } from 'kysely';
import type { Db, Row } from '../database/types.ts';

export type DueJob = Row<'job', 'id' | 'kind' | 'payload' | 'attempts'>;

export type NewJob = { kind: string; payload: unknown; runAt: Date; key?: string | undefined };

export const insertJob = async (db: Db, { kind, payload, runAt, key }: NewJob): Promise<number> => {
  const row = await db
    .insertInto('job')
    .values({ kind, payload: JSON.stringify(payload), run_at: runAt, created_at: runAt, serial_key: key ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Claims the first due job until `until`, skipping keys with a claimed job. */
export const claimJob = async (
  db: Db,
  kinds: readonly string[],
  now: Date,
  until: Date,
): Promise<DueJob | undefined> => {
  // "=", not "in": the planner may run a subquery of "in" once for each row, and claim several jobs instead of one.
  const { rows } = await sql<DueJob>`update job set locked_until = ${until}, attempts = attempts + 1
    where id = (
      select j.id from job j
      where j.done_at is null and j.failed_at is null and j.run_at <= ${now} and j.kind = any(${kinds}::text[])
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

/** Extends a claim; false when another process has claimed the job since. */
export const extendJob = async (db: Db, id: number, until: Date, next: Date): Promise<boolean> => {
  const rows = await db
    .updateTable('job')
    .set({ locked_until: next })
    .where('id', '=', id)
    .where('locked_until', '=', until)
    .returning('id')
    .execute();
  return rows.length > 0;
};

/** Erases the payload: mails hold names, addresses and links. */
export const finishJob = async (db: Db, id: number, now: Date): Promise<void> => {
  await db
    .updateTable('job')
    .set({ payload: '{}', done_at: now, locked_until: null, last_error: null })
    .where('id', '=', id)
    .execute();
};

/** `runAt` null: no further attempts. */
export const failJob = async (db: Db, id: number, error: string, now: Date, runAt: Date | null): Promise<void> => {
  await sql`update job set last_error = ${error}, locked_until = null, run_at = coalesce(${runAt}, run_at),
    failed_at = case when ${runAt}::timestamptz is null then ${now}::timestamptz end where id = ${id}`.execute(db);
};

export type Backlog = { waiting: number; failed: number };

/** Unfinished jobs by kind. */
export const readBacklog = async (db: Db): Promise<ReadonlyMap<string, Backlog>> => {
  const rows = await db
    .selectFrom('job')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number>().filterWhere('failed_at', 'is', null).as('waiting'),
      fn.countAll<number>().filterWhere('failed_at', 'is not', null).as('failed'),
    ])
    .where('done_at', 'is', null)
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, waiting, failed }) => [kind, { waiting, failed }]));
};

export const deleteOldJobs = async (db: Db, before: Date): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('job').where('done_at', '<', before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Registers a task, first due at `dueAt`, unless it is registered already. */
export const addTask = async (db: Db, name: string, dueAt: Date): Promise<void> => {
  await db
    .insertInto('schedule')
    .values({ name, due_at: dueAt })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute();
};

/** Claims the first due task until `until`; returns its name. */
export const claimTask = async (
  db: Db,
  names: readonly string[],
  now: Date,
  until: Date,
): Promise<string | undefined> => {
  const { rows } = await sql<Row<'schedule', 'name'>>`update schedule set held_until = ${until}
    where name = (
      select name from schedule
      where name = any(${names}::text[]) and due_at <= ${now} and (held_until is null or held_until <= ${now})
      order by due_at, name limit 1 for update skip locked
    )
    returning name`.execute(db);
  return rows[0]?.name;
};

/** Extends a claim; false when another process has claimed the task since. */
export const extendTask = async (db: Db, name: string, until: Date, next: Date): Promise<boolean> => {
  const rows = await db
    .updateTable('schedule')
    .set({ held_until: next })
    .where('name', '=', name)
    .where('held_until', '=', until)
    .returning('name')
    .execute();
  return rows.length > 0;
};

export const releaseTask = async (db: Db, name: string, dueAt: Date): Promise<void> => {
  await db.updateTable('schedule').set({ due_at: dueAt, held_until: null }).where('name', '=', name).execute();
};

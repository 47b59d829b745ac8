import { anyOf } from '../database/any-of.ts';
import type { Db, Row } from '../database/types.ts';

/** A change by staff. `who` is the email address of an account, or the name of an integration or person. */
export type StaffChange = Row<'staff_change', 'at' | 'who' | 'action' | 'subject'> & {
  channel: 'counter' | 'program' | 'command';
  before: unknown;
  after: unknown;
};

const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Rows per statement, because a statement has at most 65,535 parameters. */
const ROWS_AT_ONCE = 5000;

export const insertChanges = async (db: Db, changes: readonly StaffChange[]): Promise<void> => {
  for (let at = 0; at < changes.length; at += ROWS_AT_ONCE)
    await db
      .insertInto('staff_change')
      .values(
        changes
          .slice(at, at + ROWS_AT_ONCE)
          .map(({ before, after, ...change }) => ({ ...change, before: asJson(before), after: asJson(after) })),
      )
      .execute();
};

export const countChanges = async (db: Db, subject: string): Promise<number> =>
  (await countChangesOf(db, [subject])).get(subject) ?? 0;

/** Numbers of changes of subjects; a subject without changes is missing. */
export const countChangesOf = async (db: Db, subjects: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('staff_change')
    .select(({ fn }) => ['subject', fn.countAll<number>().as('count')] as const)
    .where('subject', '=', anyOf(subjects))
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, count }) => [subject ?? '', count]));
};

export const lastChange = (
  db: Db,
  subject: string,
): Promise<{ at: Date; who: string | null; channel: string } | undefined> =>
  db
    .selectFrom('staff_change')
    .select(['at', 'who', 'channel'])
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The last changes of one object, newest first. */
export const changesOf = (db: Db, subject: string): Promise<readonly StaffChange[]> =>
  db
    .selectFrom('staff_change')
    .select(['at', 'channel', 'who', 'action', 'subject', 'before', 'after'])
    .$narrowType<Pick<StaffChange, 'channel'>>()
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

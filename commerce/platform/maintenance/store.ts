import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../database/types.ts';

/**
 * Non-empty tables. An analysed empty table counts as empty until the next analysis, so later statements would scan all
 * of it however large it has grown; a table without statistics is assumed to have some pages.
 */
const filledTables = async (db: Db): Promise<readonly RawBuilder<unknown>[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
     order by relname`.execute(db);
  return rows.map(({ name }) => sql.table(name));
};

/** Updates the planner's statistics of newly loaded rows. */
export const analyze = async (db: Db): Promise<void> => {
  for (const table of await filledTables(db)) await sql`analyze ${table}`.execute(db);
};

/** Frees the space of deleted rows and updates the planner's statistics, like autovacuum. */
export const vacuum = async (db: Db): Promise<void> => {
  for (const table of await filledTables(db)) await sql`vacuum analyze ${table}`.execute(db);
};

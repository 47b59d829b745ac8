import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../database/types.ts';

/**
 * Non-empty tables. An analysed empty table counts as empty until the next analysis, so later statements would scan all
 * of it however large it has grown; a table without statistics is assumed to have some pages.
 */
const filledTables = async (db: Db): Promise<RawBuilder<unknown> | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
     order by relname`.execute(db);
  return rows.length > 0 ? sql.join(rows.map(({ name }) => sql.table(name))) : undefined;
};

/** Updates the planner's statistics of newly loaded rows. */
export const analyze = async (db: Db): Promise<void> => {
  const tables = await filledTables(db);
  if (tables) await sql`analyze ${tables}`.execute(db);
};

/** Frees the space of deleted rows and updates the planner's statistics, like autovacuum. */
export const vacuum = async (db: Db): Promise<void> => {
  const tables = await filledTables(db);
  if (tables) await sql`vacuum analyze ${tables}`.execute(db);
};

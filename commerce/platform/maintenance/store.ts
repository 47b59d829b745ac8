import { sql } from 'kysely';
import type { Db } from '../database/types.ts';

/** Frees the space of deleted rows and updates the planner's statistics, as autovacuum does elsewhere. */
export const vacuum = async (db: Db): Promise<void> => {
  await sql`vacuum analyze`.execute(db);
};

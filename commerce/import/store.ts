import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';

/** After a bulk load the planner knows nothing of the new rows, and PGlite has no autovacuum to tell it. */
export const refreshStatistics = async (db: Db): Promise<void> => {
  await sql`analyze`.execute(db);
};

import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';

/** The planner has no statistics of newly loaded rows, and PGlite has no autovacuum. */
export const refreshStatistics = async (db: Db): Promise<void> => {
  await sql`analyze`.execute(db);
};

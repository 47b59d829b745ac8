import { sql } from 'kysely';
import type { Log } from '../log.ts';
import type { Database } from '../database/types.ts';

const DAY_MS = 24 * 3600 * 1000;

/** After an import, so that the planner knows the new sizes; PGlite has no autovacuum to do it. */
export const refreshStatistics = async (database: Database): Promise<void> => {
  await sql`vacuum analyze`.execute(database.kysely);
};

/** The work of autovacuum, once a day on PGlite; the returned function ends it. */
export const startMaintenance = (database: Database, log: Log): (() => void) => {
  if (database.engine !== 'pglite') return () => {};
  const timer = setInterval(() => {
    refreshStatistics(database).catch((error: unknown) => log.warn({ err: error }, 'vacuum failed'));
  }, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
};

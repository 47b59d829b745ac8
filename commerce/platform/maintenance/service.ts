import type { Platform } from '../context.ts';
import { deleteOldJobs } from '../jobs/store.ts';
import type { Db } from '../database/types.ts';
import { analyze, vacuum } from './store.ts';
import { DAY_MS } from '../durations.ts';

const DONE_JOBS_RETENTION_MS = 30 * DAY_MS;

/** After bulk writes: the planner has no statistics of new rows, and the embedded database has no autovacuum. */
export const refreshStatistics = (db: Db): Promise<void> => analyze(db);

export const scheduleMaintenance = ({ db, clock, jobs }: Platform): void => {
  jobs.schedule({
    name: 'finished jobs',
    everyMs: DAY_MS,
    run: async () => ({
      jobs: await deleteOldJobs(db.kysely, new Date(clock.now().getTime() - DONE_JOBS_RETENTION_MS)),
    }),
  });
  if (db.engine !== 'pglite') return;
  jobs.schedule({
    name: 'vacuum',
    dailyAt: '04:00',
    run: async () => {
      await vacuum(db.kysely);
      return { databases: 1 };
    },
  });
};

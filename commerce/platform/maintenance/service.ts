import type { Platform } from '../context.ts';
import { deleteOldJobs } from '../jobs/store.ts';
import { vacuum } from './store.ts';

export { refreshStatistics } from './store.ts';

const DAY_MS = 24 * 3600 * 1000;
const KEEP_DONE_JOBS_MS = 30 * DAY_MS;

/** What the platform looks after by itself. */
export const scheduleMaintenance = ({ db, clock, schedule }: Platform): void => {
  schedule.add({
    name: 'finished jobs',
    everyMs: DAY_MS,
    run: async () => ({
      jobs: await deleteOldJobs(db.kysely, new Date(clock.now().getTime() - KEEP_DONE_JOBS_MS)),
    }),
  });
  if (db.engine !== 'pglite') return;
  schedule.add({
    name: 'vacuum',
    everyMs: DAY_MS,
    firstAfterMs: DAY_MS,
    run: async () => {
      await vacuum(db.kysely);
      return { databases: 1 };
    },
  });
};

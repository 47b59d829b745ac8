import type { Platform } from './platform/context.ts';
import { readBacklog, type Backlog } from './platform/jobs/store.ts';
import { MAIL_JOB } from './platform/mail/unsent-store.ts';

/** Figures of the back end for metrics: of this process, and the backlogs of the whole shop. */
export type Figures = {
  connections: { used: number; free: number; waiting: number };
  jobs: Backlog;
  mail: Backlog;
  ordersPlaced: number;
};

const NONE: Backlog = { waiting: 0, failed: 0 };
const sum = (one: Backlog, other: Backlog): Backlog => ({
  waiting: one.waiting + other.waiting,
  failed: one.failed + other.failed,
});

export const readFigures = async ({ db, counts }: Platform): Promise<Figures> => {
  const connections = db.connections();
  const backlog = await readBacklog(db.kysely);
  const jobs = [...backlog].filter(([kind]) => kind !== MAIL_JOB).map(([, one]) => one);
  return { connections, jobs: jobs.reduce(sum, NONE), mail: backlog.get(MAIL_JOB) ?? NONE, ...counts };
};

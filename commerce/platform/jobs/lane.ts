import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { isDatabaseAway } from '../database/away.ts';
import type { Database } from '../database/types.ts';
import type { Log } from '../log.ts';
import { claimJob, extendJob, failJob, finishJob, type DueJob } from './store.ts';
import { RefusedForGood, type JobHandler, type LaneOptions } from './types.ts';
import { createWorker, type Worker } from './worker.ts';

const RECORD_MS = 250;

/** 10 s, 20 s, 40 s … one hour: no mail is lost when a mail server is down for a morning. */
export const DEFAULT_DELAYS_MS: readonly number[] = Array.from({ length: 11 }, (_, n) =>
  Math.min(10_000 * 2 ** n, 3_600_000),
);

export type Lane = Worker<DueJob> & { handle(kind: string, handler: JobHandler): void };

type Parts = { database: Database; clock: Clock; log: Log; leaseMs: number };

/** Runs jobs of some kinds; of the jobs with one key, one at a time. */
export const createLane = (
  { database, clock, log, leaseMs }: Parts,
  { width, delaysMs = DEFAULT_DELAYS_MS }: LaneOptions,
): Lane => {
  const { kysely } = database;
  const handlers = new Map<string, JobHandler>();

  /** Writes a job's result as soon as the database is reachable, so that work already done is not repeated. */
  const record = async (write: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (worker.isClosing() || !isDatabaseAway(error)) throw error;
        await sleep(RECORD_MS);
      }
    }
  };

  const fail = async ({ id, kind, attempts }: DueJob, error: unknown): Promise<void> => {
    const reason = error instanceof Error ? error.message : String(error);
    const now = clock.now();
    const delay = error instanceof RefusedForGood ? undefined : delaysMs[attempts - 1];
    const details = { job: id, kind, attempt: attempts, reason };
    if (delay === undefined) log.error(details, 'job failed, no attempts left');
    else log.warn(details, 'job failed, will be retried');
    const runAt = delay === undefined ? null : new Date(now.getTime() + delay);
    await record(() => failJob(kysely, id, reason, now, runAt));
  };

  const run = async (job: DueJob): Promise<void> => {
    try {
      await handlers.get(job.kind)?.(job.payload, { id: job.id, attempt: job.attempts });
    } catch (error) {
      return fail(job, error);
    }
    await record(() => finishJob(kysely, job.id, clock.now()));
  };

  const worker = createWorker<DueJob>({
    clock,
    log,
    width,
    leaseMs,
    claim: (until) => claimJob(kysely, [...handlers.keys()], clock.now(), until),
    extend: ({ id }, until, next) => extendJob(kysely, id, until, next),
    run,
  });

  return { ...worker, handle: (kind, handler) => void handlers.set(kind, handler) };
};

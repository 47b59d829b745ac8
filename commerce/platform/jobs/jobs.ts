import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/types.ts';
import type { Log } from '../log.ts';
import { createQueue, type Queue, type QueueOptions } from './queue.ts';
import { claimJobs, failJob, finishJob, insertJob } from './store.ts';
import type { DueJob } from './store.ts';
import type { JobHandler } from './types.ts';

const POLL_MS = 5000;
const LOCK_MS = 120_000;
const BATCH = 10;
const MAX_ATTEMPTS = 12;

export type Jobs = {
  /** Writes the job in the caller's transaction: it exists if and only if that commits. Payloads are JSON. */
  enqueue(db: Db, kind: string, payload: unknown, options?: { runAt?: Date; key?: string }): Promise<number>;
  /** With `queue` its jobs hold no other kind's, nor each other's but for those of one key. */
  handle(kind: string, handler: JobHandler, queue?: QueueOptions): void;
  /** Runs due jobs until none is left; returns their number. */
  runDue(): Promise<number>;
  start(): void;
  close(): Promise<void>;
};

/** 10 s, 20 s, 40 s … one hour: a mail server may be down for a morning without a mail being lost. */
export const retryDelayMs = (attempt: number): number => Math.min(10_000 * 2 ** (attempt - 1), 3_600_000);

export const createJobs = ({ database, clock, log }: { database: Database; clock: Clock; log: Log }): Jobs => {
  const handlers = new Map<string, JobHandler>();
  const queues = new Map<string, Queue>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let isStarted = false;
  let isWoken = false;

  const runJob = async (job: DueJob): Promise<void> => {
    try {
      await handlers.get(job.kind)?.(job.payload, { id: job.id, attempt: job.attempts });
      await finishJob(database.kysely, job.id, clock.now());
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const now = clock.now();
      const runAt = job.attempts >= MAX_ATTEMPTS ? null : new Date(now.getTime() + retryDelayMs(job.attempts));
      log[runAt ? 'warn' : 'error'](
        { job: job.id, kind: job.kind, attempt: job.attempts, reason: message },
        runAt ? 'job failed, will be tried again' : 'job given up',
      );
      await failJob(database.kysely, job.id, message, now, runAt);
    }
  };

  const runAll = async (): Promise<number> => {
    let count = 0;
    for (;;) {
      const now = clock.now();
      const jobs = await claimJobs(
        database.kysely,
        [...handlers.keys()],
        now,
        new Date(now.getTime() + LOCK_MS),
        BATCH,
      );
      if (jobs.length === 0) break;
      for (const job of jobs) await runJob(job);
      count += jobs.length;
    }
    return count;
  };

  const drainQueues = async (): Promise<number> =>
    (await Promise.all([...queues.values()].map((queue) => queue.drain()))).reduce((sum, count) => sum + count, 0);

  const fillQueues = (): void => {
    for (const queue of queues.values())
      void queue.fill().catch((error: unknown) => isStarted && log.error({ err: error }, 'jobs could not be read'));
  };

  const runDue = (): Promise<number> => {
    running ??= runAll().finally(() => {
      running = undefined;
    });
    return running;
  };

  const schedule = (delay: number): void => {
    if (!isStarted) return;
    clearTimeout(timer);
    timer = setTimeout(() => void tick(), delay);
    timer.unref();
  };

  const tick = async (): Promise<void> => {
    isWoken = false;
    fillQueues();
    try {
      await runDue();
    } catch (error) {
      if (isStarted) log.error({ err: error }, 'jobs could not be read');
    }
    schedule(isWoken ? 0 : POLL_MS);
  };

  return {
    enqueue: async (db, kind, payload, options = {}) => {
      const id = await insertJob(db, { kind, payload, runAt: options.runAt ?? clock.now(), key: options.key });
      database.afterCommit(() => {
        isWoken = true;
        if (!running) schedule(0);
      });
      return id;
    },
    handle: (kind, handler, options) => {
      if (options) queues.set(kind, createQueue({ database, clock, log, kind, handler, options }));
      else handlers.set(kind, handler);
    },
    runDue: async () => (await runDue()) + (await drainQueues()),
    start: () => {
      isStarted = true;
      schedule(0);
    },
    close: async () => {
      isStarted = false;
      clearTimeout(timer);
      await running?.catch(() => {});
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
};

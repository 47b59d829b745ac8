import { setTimeout as sleep } from 'node:timers/promises';
import { inBackground } from '../client-work.ts';
import type { Clock } from '../clock.ts';
import { isDatabaseAway } from '../database/away.ts';
import type { Database } from '../database/types.ts';
import type { Log } from '../log.ts';
import { claimJobs, failJob, finishJob, holdJobs, releaseJobs, type DueJob } from './store.ts';
import { RefusedForGood, type JobHandler } from './types.ts';

const POLL_MS = 5000;
const LOCK_MS = 120_000;
/** A claim is renewed while its jobs run: a server that hangs must not have them run a second time by another process. */
const RENEW_MS = 40_000;
const RECORD_MS = 250;
const BATCH = 10;
const MAX_ATTEMPTS = 12;
/** How long a job that runs is waited for when the process ends; one cut off runs again later. */
const CLOSE_MS = 5000;

/** 10 s, 20 s, 40 s … one hour: a mail server may be down for a morning without a mail being lost. */
export const retryDelayMs = (attempt: number): number => Math.min(10_000 * 2 ** (attempt - 1), 3_600_000);

/** Jobs that run one after another, and wait for no other lane's. */
export type Lane = {
  handle(kind: string, handler: JobHandler): void;
  /** Something was committed for it. */
  wake(): void;
  /** Runs due jobs until none is left; returns their number. */
  runDue(): Promise<number>;
  start(): void;
  close(): Promise<void>;
};

type Parts = { database: Database; clock: Clock; log: Log; lockMs?: number; renewMs?: number };

export const createLane = ({ database, clock, log, lockMs = LOCK_MS, renewMs = RENEW_MS }: Parts): Lane => {
  const { kysely } = database;
  const handlers = new Map<string, JobHandler>();
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<number> | undefined;
  let running: number | undefined;
  let isStarted = false;
  let isClosing = false;
  let isWoken = false;

  const lockEnd = (): Date => new Date(clock.now().getTime() + lockMs);

  /** While the database is away nobody can run a job a second time: what came of it is written as soon as that is back. */
  const record = async (write: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        if (isClosing || !isDatabaseAway(error)) throw error;
        await sleep(RECORD_MS);
      }
    }
  };

  const runJob = async (job: DueJob): Promise<void> => {
    try {
      await handlers.get(job.kind)?.(job.payload, { id: job.id, attempt: job.attempts });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const now = clock.now();
      const isLast = job.attempts >= MAX_ATTEMPTS || error instanceof RefusedForGood;
      const runAt = isLast ? null : new Date(now.getTime() + retryDelayMs(job.attempts));
      log[runAt ? 'warn' : 'error'](
        { job: job.id, kind: job.kind, attempt: job.attempts, reason: message },
        runAt ? 'job failed, will be tried again' : 'job given up',
      );
      await record(() => failJob(kysely, job.id, message, now, runAt));
      return;
    }
    await record(() => finishJob(kysely, job.id, clock.now()));
  };

  /** What is claimed: the job that runs, and those behind it. */
  const held = new Set<number>();
  let heldUntil = new Date(0);

  const renew = async (): Promise<void> => {
    const next = lockEnd();
    await holdJobs(kysely, [...held], heldUntil, next);
    heldUntil = next;
  };

  const giveBack = async (ids: readonly number[]): Promise<void> => {
    for (const id of ids) held.delete(id);
    if (ids.length > 0) await releaseJobs(kysely, ids, heldUntil);
  };

  /** Runs claimed jobs while the claim holds; returns how many were run. */
  const runClaimed = async (jobs: readonly DueJob[]): Promise<number> => {
    const renewals = setInterval(() => void renew().catch(() => {}), renewMs);
    let count = 0;
    try {
      for (const job of jobs) {
        if (!held.has(job.id) || heldUntil <= clock.now()) break;
        running = job.id;
        await runJob(job);
        held.delete(job.id);
        count += 1;
      }
    } finally {
      clearInterval(renewals);
      running = undefined;
      await giveBack([...held]).catch(() => {});
    }
    return count;
  };

  const runAll = async (): Promise<number> => {
    let count = 0;
    while (!isClosing) {
      heldUntil = lockEnd();
      const jobs = await claimJobs(kysely, [...handlers.keys()], clock.now(), heldUntil, BATCH);
      if (jobs.length === 0) break;
      for (const { id } of jobs) held.add(id);
      count += await runClaimed(jobs);
    }
    return count;
  };

  const runDue = (): Promise<number> => {
    work ??= inBackground(runAll).finally(() => {
      work = undefined;
    });
    return work;
  };

  const schedule = (delay: number): void => {
    if (!isStarted) return;
    clearTimeout(timer);
    timer = setTimeout(() => void tick(), delay);
    timer.unref();
  };

  const tick = async (): Promise<void> => {
    isWoken = false;
    try {
      await runDue();
    } catch (error) {
      if (isStarted) log.error({ err: error }, 'jobs could not be read');
    }
    schedule(isWoken ? 0 : POLL_MS);
  };

  return {
    handle: (kind, handler) => void handlers.set(kind, handler),
    wake: () => {
      isWoken = true;
      if (!work) schedule(0);
    },
    runDue,
    start: () => {
      isStarted = true;
      schedule(0);
    },
    close: async () => {
      isStarted = false;
      isClosing = true;
      clearTimeout(timer);
      await giveBack([...held].filter((id) => id !== running)).catch(() => {});
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_MS));
      if (work) await Promise.race([work.catch(() => {}), late]);
    },
  };
};

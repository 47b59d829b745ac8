import { inBackground } from '../client-work.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/types.ts';
import type { Log } from '../log.ts';
import { claimSerialJob, failJob, finishJob, type DueJob } from './store.ts';
import type { JobHandler } from './types.ts';

/** Jobs of one kind that wait for others' machines, beside all else: of one key one at a time, of several keys together. */
export type QueueOptions = {
  /** As many at once. */
  width: number;
  /** A job is claimed for that long. */
  lockMs: number;
  /** How long until each further attempt; after the last the job is given up. */
  delaysMs: readonly number[];
};

export type Queue = {
  /** Starts what is due, as far as there is room. */
  fill(): Promise<void>;
  /** Runs what is due until none is left; returns their number. */
  drain(): Promise<number>;
  /** Waits for what runs, and starts nothing more. */
  close(): Promise<void>;
};

type Parts = { database: Database; clock: Clock; log: Log; kind: string; handler: JobHandler; options: QueueOptions };

export const createQueue = ({ database, clock, log, kind, handler, options }: Parts): Queue => {
  const { kysely } = database;
  const { width, lockMs, delaysMs } = options;
  const running = new Set<Promise<void>>();
  let filling: Promise<void> | undefined;
  let isClosed = false;
  let count = 0;

  const run = async ({ id, payload, attempts }: DueJob): Promise<void> => {
    try {
      await handler(payload, { id, attempt: attempts });
      await finishJob(kysely, id, clock.now());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const delay = delaysMs[attempts - 1];
      const now = clock.now();
      log.warn({ job: id, kind, attempt: attempts, reason }, delay === undefined ? 'job given up' : 'job failed');
      await failJob(kysely, id, reason, now, delay === undefined ? null : new Date(now.getTime() + delay));
    }
  };

  const start = (job: DueJob): void => {
    count += 1;
    const work = run(job)
      .catch((error: unknown) => log.error({ err: error, job: job.id }, 'job could not be recorded'))
      .finally(() => {
        running.delete(work);
        if (!isClosed) void fill().catch(() => {});
      });
    running.add(work);
  };

  const claim = async (): Promise<void> => {
    while (!isClosed && running.size < width) {
      const now = clock.now();
      const job = await claimSerialJob(kysely, kind, now, new Date(now.getTime() + lockMs));
      if (!job) return;
      start(job);
    }
  };

  const fill = async (): Promise<void> => {
    // What was enqueued while jobs were claimed may have been missed by that.
    await filling;
    filling ??= inBackground(claim).finally(() => {
      filling = undefined;
    });
    await filling;
  };

  return {
    fill,
    drain: async () => {
      const before = count;
      let seen: number;
      let wasBusy: boolean;
      do {
        seen = count;
        wasBusy = running.size > 0;
        await fill();
        await Promise.all(running);
        // A job may have ended while the last claim was asked for, which then missed those behind it.
      } while (wasBusy || count !== seen);
      return count - before;
    },
    close: async () => {
      isClosed = true;
      await filling?.catch(() => {});
      await Promise.all(running);
    },
  };
};

import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/types.ts';
import type { Log } from '../log.ts';
import { createLane, type Lane } from './lane.ts';
import { createQueue, type Queue, type QueueOptions } from './queue.ts';
import { insertJob } from './store.ts';
import type { JobHandler } from './types.ts';

const POLL_MS = 5000;

export type Jobs = {
  /** Writes the job in the caller's transaction: it exists if and only if that commits. Payloads are JSON. */
  enqueue(db: Db, kind: string, payload: unknown, options?: { runAt?: Date; key?: string }): Promise<number>;
  /**
   * With `queue` its jobs hold no other kind's, nor each other's but for those of one key; with `alone` they run one
   * after another, and hold no other kind's.
   */
  handle(kind: string, handler: JobHandler, queue?: QueueOptions | 'alone'): void;
  /** Runs due jobs until none is left; returns their number. */
  runDue(): Promise<number>;
  start(): void;
  close(): Promise<void>;
};

export const createJobs = ({ database, clock, log }: { database: Database; clock: Clock; log: Log }): Jobs => {
  const shared = createLane({ database, clock, log });
  const lanes = new Map<string, Lane>();
  const queues = new Map<string, Queue>();
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;

  const allLanes = (): Lane[] => [shared, ...lanes.values()];

  const drainQueues = async (): Promise<number> =>
    (await Promise.all([...queues.values()].map((queue) => queue.drain()))).reduce((sum, count) => sum + count, 0);

  const fill = (queue: Queue): void =>
    void queue.fill().catch((error: unknown) => isStarted && log.error({ err: error }, 'jobs could not be read'));

  const woken = new Set<Queue>();
  const wake = (queue: Queue): void => {
    if (!isStarted || woken.has(queue)) return;
    woken.add(queue);
    setImmediate(() => {
      woken.delete(queue);
      if (isStarted) fill(queue);
    });
  };

  const drainLanes = async (): Promise<number> => {
    let count = 0;
    for (;;) {
      let ran = 0;
      for (const lane of allLanes()) ran += await lane.runDue();
      if (ran === 0) return count;
      count += ran;
    }
  };

  return {
    enqueue: async (db, kind, payload, options = {}) => {
      const id = await insertJob(db, { kind, payload, runAt: options.runAt ?? clock.now(), key: options.key });
      database.afterCommit(() => {
        const queue = queues.get(kind);
        if (queue) wake(queue);
        else (lanes.get(kind) ?? shared).wake();
      });
      return id;
    },
    handle: (kind, handler, options) => {
      if (options === 'alone') {
        const lane = createLane({ database, clock, log });
        lane.handle(kind, handler);
        lanes.set(kind, lane);
      } else if (options) queues.set(kind, createQueue({ database, clock, log, kind, handler, options }));
      else shared.handle(kind, handler);
    },
    runDue: async () => (await drainLanes()) + (await drainQueues()),
    start: () => {
      isStarted = true;
      for (const lane of allLanes()) lane.start();
      const fillAll = (): void => {
        for (const queue of queues.values()) fill(queue);
      };
      fillAll();
      timer = setInterval(fillAll, POLL_MS);
      timer.unref();
    },
    close: async () => {
      isStarted = false;
      clearInterval(timer);
      await Promise.all([...allLanes(), ...queues.values()].map((part) => part.close()));
    },
  };
};

import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/types.ts';
import type { Log } from '../log.ts';
import { createLane, type Lane } from './lane.ts';
import { insertJob } from './store.ts';
import { createTasks } from './tasks.ts';
import type { JobHandler, LaneOptions, Task } from './types.ts';

const POLL_MS = 5000;
const LEASE_MS = 120_000;

/** Background work of the shop: jobs that a transaction enqueues, and recurring tasks. */
export type Jobs = {
  /** Writes the job in the caller's transaction: it exists if and only if that commits. Payloads are JSON. */
  enqueue(db: Db, kind: string, payload: unknown, options?: { runAt?: Date; key?: string }): Promise<number>;
  /** Kinds share one lane that runs one job at a time; with `lane` a kind has a lane of its own. */
  handle(kind: string, handler: JobHandler, lane?: LaneOptions): void;
  /** Adds a recurring task. */
  schedule(task: Task): void;
  /** Runs due jobs until none is left; returns their number. */
  runDue(): Promise<number>;
  /** Runs due tasks that no other process has claimed; returns their names. */
  runDueTasks(): Promise<readonly string[]>;
  start(): void;
  /** Starts nothing more, and waits for running work, five seconds at most. */
  close(): Promise<void>;
};

type Parts = { database: Database; clock: Clock; log: Log; leaseMs?: number };

export const createJobs = ({ database, clock, log, leaseMs = LEASE_MS }: Parts): Jobs => {
  const parts = { database, clock, log, leaseMs };
  const shared = createLane(parts, { width: 1 });
  const lanes = new Map<string, Lane>();
  const tasks = createTasks(parts);
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;

  const allLanes = (): Lane[] => [shared, ...lanes.values()];

  const fill = (workers: readonly { fill(): Promise<void> }[]): void => {
    if (!isStarted) return;
    Promise.all(workers.map((worker) => worker.fill())).catch((error: unknown) => {
      if (isStarted) log.error({ err: error }, 'jobs could not be read');
    });
  };
  const fillAll = (): void => fill([...allLanes(), tasks]);

  return {
    enqueue: async (db, kind, payload, options = {}) => {
      const id = await insertJob(db, { kind, payload, runAt: options.runAt ?? clock.now(), key: options.key });
      database.afterCommit(() => fill([lanes.get(kind) ?? shared]));
      return id;
    },
    handle: (kind, handler, options) => {
      const lane = options ? createLane(parts, options) : shared;
      if (options) lanes.set(kind, lane);
      lane.handle(kind, handler);
    },
    schedule: tasks.add,
    runDue: async () => {
      let count = 0;
      for (;;) {
        const before = count;
        for (const lane of allLanes()) count += (await lane.drain()).length;
        if (count === before) return count;
      }
    },
    runDueTasks: tasks.drain,
    start: () => {
      if (isStarted) return;
      isStarted = true;
      fillAll();
      timer = setInterval(fillAll, POLL_MS).unref();
    },
    close: async () => {
      isStarted = false;
      clearInterval(timer);
      await Promise.all([...allLanes(), tasks].map((worker) => worker.close()));
    },
  };
};

import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/types.ts';
import type { Log } from '../log.ts';
import { shopTimeZone } from '../shop-time.ts';
import { addTask, claimTask, extendTask, releaseTask } from './store.ts';
import type { Rhythm, Task } from './types.ts';
import { createWorker, type Worker } from './worker.ts';

const RETRY_MS = 10 * 60_000;

export type Tasks = Worker<string> & { add(task: Task): void };

type Parts = { database: Database; clock: Clock; log: Log; leaseMs: number };

const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

const nextTimeOfDay = (time: string, now: Date): Date => {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(shopTimeZone());
  const today = here.withPlainTime(time);
  const next = Temporal.ZonedDateTime.compare(today, here) > 0 ? today : today.add({ days: 1 });
  return new Date(next.epochMilliseconds);
};

const firstRun = (rhythm: Rhythm, now: Date): Date => ('dailyAt' in rhythm ? nextTimeOfDay(rhythm.dailyAt, now) : now);

const nextRun = (rhythm: Rhythm, now: Date): Date =>
  'dailyAt' in rhythm ? nextTimeOfDay(rhythm.dailyAt, now) : after(now, rhythm.everyMs);

const retryAt = (rhythm: Rhythm, now: Date): Date =>
  'dailyAt' in rhythm ? after(now, RETRY_MS) : after(now, Math.min(rhythm.everyMs, RETRY_MS));

/** Runs scheduled tasks one after another. */
export const createTasks = ({ database, clock, log, leaseMs }: Parts): Tasks => {
  const db = database.kysely;
  const tasks = new Map<string, Task>();
  const registered = new Set<string>();

  const register = async (): Promise<void> => {
    for (const task of tasks.values()) {
      if (registered.has(task.name)) continue;
      await addTask(db, task.name, firstRun(task, clock.now()));
      registered.add(task.name);
    }
  };

  const run = async (name: string): Promise<void> => {
    const task = tasks.get(name)!;
    const start = clock.now().getTime();
    try {
      const counts = await task.run();
      const hasDone = Object.values(counts).some((count) => count > 0);
      const milliseconds = clock.now().getTime() - start;
      log[hasDone ? 'info' : 'debug']({ work: name, ...counts, milliseconds }, 'scheduled work done');
      await releaseTask(db, name, nextRun(task, clock.now()));
    } catch (error) {
      log.warn({ err: error, work: name }, 'scheduled work failed');
      await releaseTask(db, name, retryAt(task, clock.now()));
    }
  };

  const worker = createWorker<string>({
    clock,
    log,
    width: 1,
    leaseMs,
    claim: async (until) => {
      await register();
      return claimTask(db, [...tasks.keys()], clock.now(), until);
    },
    extend: (name, until, next) => extendTask(db, name, until, next),
    run,
  });

  return {
    ...worker,
    add: (task) => {
      if (tasks.has(task.name)) throw new Error(`"${task.name}" is scheduled already.`);
      tasks.set(task.name, task);
    },
  };
};

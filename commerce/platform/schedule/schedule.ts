import { inBackground } from '../client-work.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/types.ts';
import type { Log } from '../log.ts';
import { addWork, claimLease, releaseLease, extendLease, nextDueAt } from './store.ts';

const LEASE_MS = 60_000;
const MAX_WAIT_MS = 60_000;
const MIN_WAIT_MS = 1000;
const RETRY_MS = 10 * 60_000;

/** What a run did, by name, for the log: `{ carts: 12 }`. */
export type Counts = Readonly<Record<string, number>>;

export type Work = {
  /** Unique; stands in the log and in the table `schedule`. */
  name: string;
  everyMs: number;
  /** Delay of the first run on a new database; at once when absent. */
  firstAfterMs?: number;
  run: () => Promise<Counts>;
};

/** Recurring work, such as clean-ups. Each run is claimed by one of the processes that share the database. */
export type Schedule = {
  add(work: Work): void;
  /** Runs what is due and not claimed by another process; returns its names. */
  runDue(): Promise<readonly string[]>;
  start(): void;
  /** Starts nothing more, and waits for the current run. */
  close(): Promise<void>;
};

type Parts = { database: Database; clock: Clock; log: Log };

export const createSchedule = ({ database, clock, log }: Parts): Schedule => {
  const works: Work[] = [];
  const known = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<readonly string[]> | undefined;
  let isStarted = false;
  let isClosed = false;
  const db = database.kysely;
  const after = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);

  /** Extends the lease while the work runs; after a crash it expires, and another process runs the work. */
  const holding = async (name: string, run: () => Promise<Counts>): Promise<Counts> => {
    const renewal = setInterval(() => void extendLease(db, name, after(LEASE_MS)).catch(() => {}), LEASE_MS / 3);
    renewal.unref();
    return run().finally(() => clearInterval(renewal));
  };

  const runOne = async ({ name, everyMs, firstAfterMs = 0, run }: Work): Promise<boolean> => {
    if (!known.has(name)) await addWork(db, name, after(firstAfterMs));
    known.add(name);
    if (!(await claimLease(db, { name, now: clock.now() }, after(LEASE_MS)))) return false;
    const start = clock.now().getTime();
    try {
      const counts = await holding(name, run);
      const milliseconds = clock.now().getTime() - start;
      const hasDone = Object.values(counts).some((count) => count > 0);
      log[hasDone ? 'info' : 'debug']({ work: name, ...counts, milliseconds }, 'scheduled work done');
      await releaseLease(db, name, after(everyMs));
    } catch (error) {
      log.warn({ err: error, work: name }, 'scheduled work failed');
      await releaseLease(db, name, after(Math.min(everyMs, RETRY_MS)));
    }
    return true;
  };

  const runAll = async (): Promise<readonly string[]> => {
    const taken: string[] = [];
    for (const work of works) if (!isClosed && (await runOne(work))) taken.push(work.name);
    return taken;
  };

  const runDue = (): Promise<readonly string[]> => {
    running ??= inBackground(runAll).finally(() => {
      running = undefined;
    });
    return running;
  };

  const wait = (milliseconds: number): void => {
    if (!isStarted) return;
    timer = setTimeout(() => void tick(), Math.min(Math.max(milliseconds, MIN_WAIT_MS), MAX_WAIT_MS));
    timer.unref();
  };

  const tick = async (): Promise<void> => {
    try {
      await runDue();
      const names = works.map(({ name }) => name);
      const next = isStarted ? await nextDueAt(db, names) : undefined;
      wait((next?.getTime() ?? Infinity) - clock.now().getTime());
    } catch (error) {
      if (!isStarted) return;
      log.warn({ err: error }, 'the schedule could not be read');
      wait(MAX_WAIT_MS);
    }
  };

  return {
    add: (work) => {
      if (works.some(({ name }) => name === work.name)) throw new Error(`"${work.name}" is scheduled already.`);
      works.push(work);
    },
    runDue,
    start: () => {
      if (isStarted) return;
      isStarted = true;
      void tick();
    },
    close: async () => {
      isStarted = false;
      isClosed = true;
      clearTimeout(timer);
      await running?.catch(() => {});
    },
  };
};

/** At least once: after a crash between the work and its record the job runs again. */
export type JobHandler = (payload: unknown, job: { id: number; attempt: number }) => Promise<void>;

/** Thrown by a handler whose work would be refused again: the job is given up at once. Staff can run it again. */
export class RefusedForGood extends Error {}

/** Jobs of a lane never wait for jobs of another lane. */
export type LaneOptions = {
  /** Number of jobs that run at the same time per process. */
  width: number;
  /** Delay before each further attempt; after the last one the job is given up. */
  delaysMs?: readonly number[];
};

/** Counts of a task's run by name, for the log: `{ carts: 12 }`. */
export type Counts = Readonly<Record<string, number>>;

/** Recurring work, such as a clean-up. Each run is claimed by one of the processes that share the database. */
export type Task = {
  /** Unique; appears in the log and in the table `schedule`. */
  name: string;
  run: () => Promise<Counts>;
} & Rhythm;

/** The first run of `everyMs` is at once; `dailyAt` is a time of day in the shop's time zone, such as `04:00`. */
export type Rhythm = { everyMs: number } | { dailyAt: string };

/** At least once: a process that dies after the work but before recording it leaves the job to be run again. */
export type JobHandler = (payload: unknown, job: { id: number; attempt: number }) => Promise<void>;

/** Thrown by a handler whose work would be refused again: the job is given up at once. Staff may have it run again. */
export class RefusedForGood extends Error {}

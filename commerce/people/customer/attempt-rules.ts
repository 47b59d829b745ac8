/** Attempts on one account from one source. `failures` holds those whose outcome is not known yet, too. */
export type Attempts = { failures: number; startedAt: Date; lastAt: Date };

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Attempts are forgotten after an hour. */
export const ATTEMPT_LIFETIME_MS = HOUR_MS;
/** So many wrong passwords from one source are free; each further one waits twice as long as the one before. */
export const FREE_ATTEMPTS = 5;
const FIRST_WAIT_MS = MINUTE_MS;
const MAX_WAIT_MS = 15 * MINUTE_MS;
/** Wrong passwords an hour from all unknown devices together; after that only known ones, and a link by mail, get in. */
export const MAX_STRANGERS = 100;
/** The owner is told when the strangers together reach this, or one of them must wait. */
const STRANGERS_TOLD = 20;

const waitMs = (failures: number): number =>
  failures < FREE_ATTEMPTS ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_ATTEMPTS));

/** The attempts that still count. */
const current = (attempts: Attempts, now: Date): Attempts =>
  now.getTime() - attempts.startedAt.getTime() >= ATTEMPT_LIFETIME_MS &&
  now.getTime() - attempts.lastAt.getTime() >= MAX_WAIT_MS
    ? { failures: 0, startedAt: now, lastAt: now }
    : attempts;

export type Verdict = {
  isAdmitted: boolean;
  /** The attempts as they stand with this one; unchanged for one that is refused. */
  source: Attempts;
  strangers: Attempts | undefined;
  /** Whether the owner is told of this attempt, when it fails. */
  isTrouble: boolean;
};

/** Whether a password may be tried; `strangers` only where the device is not known. */
export const judge = (given: { source: Attempts; strangers: Attempts | undefined }, now: Date): Verdict => {
  const source = current(given.source, now);
  const strangers = given.strangers && current(given.strangers, now);
  const isAdmitted =
    now.getTime() - source.lastAt.getTime() >= waitMs(source.failures) && (strangers?.failures ?? 0) < MAX_STRANGERS;
  if (!isAdmitted) return { isAdmitted, source, strangers, isTrouble: false };
  const more = (attempts: Attempts): Attempts => ({ ...attempts, failures: attempts.failures + 1, lastAt: now });
  return {
    isAdmitted,
    source: more(source),
    strangers: strangers && more(strangers),
    isTrouble:
      strangers !== undefined &&
      (source.failures + 1 === FREE_ATTEMPTS || [STRANGERS_TOLD, MAX_STRANGERS].includes(strangers.failures + 1)),
  };
};

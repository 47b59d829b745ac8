import { HOUR_MS, MINUTE_MS } from '#commerce/platform/durations.ts';

/** Attempts on one account from one source. `failures` includes attempts whose result is not known yet. */
export type Attempts = { failures: number; startedAt: Date; lastAt: Date };

/** Attempts are forgotten after an hour. */
export const ATTEMPT_LIFETIME_MS = HOUR_MS;
/** Wrong passwords from one source without a delay; each further one doubles the delay. */
export const FREE_ATTEMPTS = 5;
const FIRST_WAIT_MS = MINUTE_MS;
const MAX_WAIT_MS = 15 * MINUTE_MS;
/** Wrong passwords per hour from all unknown devices; then only known devices and emailed links are accepted. */
export const MAX_UNKNOWN = 100;
/** Failures from unknown devices that trigger a warning to the owner. */
const UNKNOWN_WARNING = 20;

const waitMs = (failures: number): number =>
  failures < FREE_ATTEMPTS ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_ATTEMPTS));

/** Attempts within the lifetime. */
const current = (attempts: Attempts, now: Date): Attempts =>
  now.getTime() - attempts.startedAt.getTime() >= ATTEMPT_LIFETIME_MS &&
  now.getTime() - attempts.lastAt.getTime() >= MAX_WAIT_MS
    ? { failures: 0, startedAt: now, lastAt: now }
    : attempts;

export type Verdict = {
  isAdmitted: boolean;
  /** The attempts including this one; unchanged if it is refused. */
  source: Attempts;
  strangers: Attempts | undefined;
  /** Warn the owner if this attempt fails. */
  needsWarning: boolean;
};

/** Decides whether a password may be tried; `strangers` only for an unknown device. */
export const judge = (given: { source: Attempts; strangers: Attempts | undefined }, now: Date): Verdict => {
  const source = current(given.source, now);
  const strangers = given.strangers && current(given.strangers, now);
  const isAdmitted =
    now.getTime() - source.lastAt.getTime() >= waitMs(source.failures) && (strangers?.failures ?? 0) < MAX_UNKNOWN;
  if (!isAdmitted) return { isAdmitted, source, strangers, needsWarning: false };
  const more = (attempts: Attempts): Attempts => ({ ...attempts, failures: attempts.failures + 1, lastAt: now });
  return {
    isAdmitted,
    source: more(source),
    strangers: strangers && more(strangers),
    needsWarning:
      strangers !== undefined &&
      (source.failures + 1 === FREE_ATTEMPTS || [UNKNOWN_WARNING, MAX_UNKNOWN].includes(strangers.failures + 1)),
  };
};

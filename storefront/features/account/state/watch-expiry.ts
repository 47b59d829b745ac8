import type { Session } from '#storefront/platform/session/session.ts';

/** Phones stop timers of pages in the background: the end is looked for every second. */
const EVERY_MS = 1000;
/** How long before the end of a sign-in its customer is asked. */
export const WARNED_BEFORE_MS = 60_000;

export type Ticker = {
  setInterval(tick: () => void, milliseconds: number): number;
  clearInterval(id: number): void;
  now(): number;
};

export type ExpiryEvents = {
  /** Once, a minute before the end (SI-20). */
  onEnding: () => void;
  onExpired: () => void;
};

/**
 * Follows the sign-in of this visit to its end. A later sign-in counts anew, one of another tab too; signing out ends the watch.
 */
export const watchExpiry = (
  session: Session,
  { onEnding, onExpired }: ExpiryEvents,
  ticker: Ticker = {
    setInterval: (tick, ms) => window.setInterval(tick, ms),
    clearInterval: (id) => window.clearInterval(id),
    now: () => Date.now(),
  },
): (() => void) => {
  let timer: number | undefined;
  let end: number | undefined;
  let isTold = false;
  const stop = (): void => {
    if (timer !== undefined) ticker.clearInterval(timer);
    timer = end = undefined;
    isTold = false;
  };
  const tick = (): void => {
    if (end === undefined || ticker.now() < end - WARNED_BEFORE_MS) return;
    const later = session.expiresAt();
    if (later !== undefined && later > end) return begin();
    if (ticker.now() >= end) {
      stop();
      onExpired();
    } else if (!isTold) {
      isTold = true;
      onEnding();
    }
  };
  const begin = (): void => {
    const expiresAt = session.expiresAt();
    if (expiresAt === end) return;
    stop();
    if (expiresAt === undefined) return;
    end = expiresAt;
    timer = ticker.setInterval(tick, EVERY_MS);
  };
  begin();
  const unsubscribe = session.subscribe(begin);
  return () => {
    unsubscribe();
    stop();
  };
};

import type { Session } from '#storefront/platform/session/session.ts';

/** Phones stop timers of pages in the background: the end is looked for every second. */
const EVERY_MS = 1000;

export type Ticker = { setInterval(tick: () => void, milliseconds: number): number; clearInterval(id: number): void; now(): number };

/** Runs `onExpired` once the sign-in of this visit has run out. A later sign-in counts anew; signing out ends the watch. */
export const watchExpiry = (session: Session, onExpired: () => void, ticker: Ticker = { setInterval: (tick, ms) => window.setInterval(tick, ms), clearInterval: (id) => window.clearInterval(id), now: Date.now }): (() => void) => {
  let timer: number | undefined;
  let end: number | undefined;
  const stop = (): void => {
    if (timer !== undefined) ticker.clearInterval(timer);
    timer = end = undefined;
  };
  const begin = (): void => {
    const expiresAt = session.expiresAt();
    if (expiresAt === end) return;
    stop();
    if (expiresAt === undefined) return;
    end = expiresAt;
    timer = ticker.setInterval(() => {
      if (end === undefined || ticker.now() < end) return;
      stop();
      onExpired();
    }, EVERY_MS);
  };
  begin();
  const unsubscribe = session.subscribe(begin);
  return () => {
    unsubscribe();
    stop();
  };
};

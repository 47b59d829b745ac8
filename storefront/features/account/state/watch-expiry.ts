import type { Session } from '#storefront/platform/session/session.ts';

/** Phones suspend timers of background pages, so the expiry is checked every second. */
const INTERVAL_MS = 1000;
/** Warning time before the session expires. */
export const WARNING_MS = 60_000;

export type Ticker = {
  setInterval(tick: () => void, milliseconds: number): number;
  clearInterval(id: number): void;
  now(): number;
};

export type ExpiryEvents = {
  /** Called once, a minute before expiry (SI-20). */
  onEnding: () => void;
  onExpired: () => void;
};

/**
 * Watches the session until it expires. A new sign-in, in another tab too, restarts the watch; signing out stops it.
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
  let isShown = false;
  const stop = (): void => {
    if (timer !== undefined) ticker.clearInterval(timer);
    timer = end = undefined;
    isShown = false;
  };
  const tick = (): void => {
    if (end === undefined || ticker.now() < end - WARNING_MS) return;
    const later = session.expiresAt();
    if (later !== undefined && later > end) return begin();
    // In its last millisecond the token is still valid (browser-storage.ts).
    if (ticker.now() > end) {
      stop();
      onExpired();
    } else if (!isShown) {
      isShown = true;
      onEnding();
    }
  };
  const begin = (): void => {
    const expiresAt = session.expiresAt();
    if (expiresAt === end) return;
    stop();
    if (expiresAt === undefined) return;
    end = expiresAt;
    timer = ticker.setInterval(tick, INTERVAL_MS);
  };
  begin();
  const unsubscribe = session.subscribe(begin);
  return () => {
    unsubscribe();
    stop();
  };
};

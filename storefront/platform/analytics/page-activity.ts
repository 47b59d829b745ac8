import type { PageActivity } from './events.ts';

/** Length of an activity interval in seconds; also the tracker's heartbeat (CO-06). */
export const PING_SECONDS = 5;
const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Tracks scroll range and activity in memory; `take` returns and resets them. */
export const watchActivity = (page: Window): { take(): PageActivity; stop(): void } => {
  const begin = () => ({ minX: page.scrollX, maxX: page.scrollX, minY: page.scrollY, maxY: page.scrollY, pings: 0 });
  let seen = begin();
  let isActive = false;
  const notice = ({ type }: Event): void => {
    isActive = true;
    // Reading the scroll position forces layout, so only do it for scroll events.
    if (type !== 'scroll') return;
    seen = {
      ...seen,
      minX: Math.min(seen.minX, page.scrollX),
      maxX: Math.max(seen.maxX, page.scrollX),
      minY: Math.min(seen.minY, page.scrollY),
      maxY: Math.max(seen.maxY, page.scrollY),
    };
  };
  for (const sign of SIGNS_OF_LIFE) page.addEventListener(sign, notice, { passive: true });
  const timer = page.setInterval(() => {
    if (isActive) seen.pings += 1;
    isActive = false;
  }, PING_SECONDS * 1000);
  return {
    take: () => {
      const { minX, maxX, minY, maxY, pings } = seen;
      seen = begin();
      return {
        minX: Math.round(minX),
        maxX: Math.round(maxX),
        minY: Math.round(minY),
        maxY: Math.round(maxY),
        pings,
        pingSeconds: PING_SECONDS,
      };
    },
    stop: () => {
      page.clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) page.removeEventListener(sign, notice);
    },
  };
};

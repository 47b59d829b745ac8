import { useEffect, useRef } from 'react';

/** One minute less than the validity of a preview link. */
const OLD_MS = 14 * 60_000;

/** Renews a preview link that is about to expire when the person returns to the window. */
export const useRenewal = (url: string | undefined, isShown: boolean, renew: () => void): void => {
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  useEffect(() => {
    if (!url || !isShown) return undefined;
    const since = Date.now();
    const check = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - since > OLD_MS) latest.current();
    };
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
    };
  }, [url, isShown]);
};

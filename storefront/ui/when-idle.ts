const LATEST_MS = 3000;

/** Runs `work` when the browser has nothing better to do, at the latest after three seconds; the returned function ends the wait. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
};

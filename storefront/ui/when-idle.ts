const LATEST_MS = 3000;

/**
 * Runs `work` when the browser is idle, at the latest after three seconds; after one if the browser cannot report it.
 * Returns the cancel function.
 */
export const whenIdle = (work: () => unknown): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
};

const LATEST_MS = 3000;

/** Runs `work` when the browser is idle, at the latest after so long; returns how to cancel. Safari never says that it is idle. */
export const whenIdle = (work: () => unknown, latest = LATEST_MS): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, latest);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(handle);
};

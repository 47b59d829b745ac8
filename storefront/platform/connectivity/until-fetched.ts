const MAX_WAIT_MS = 10_000;

const untilWorthTrying = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const done = (): void => {
      clearTimeout(timer);
      heard.abort();
      resolve();
    };
    const timer = setTimeout(done, MAX_WAIT_MS);
    window.addEventListener('online', done, { signal: heard.signal });
  });

/**
 * Loads a chunk and retries when the connection is back. Never rejects, so that the server-rendered markup stays on the
 * page.
 */
export const untilFetched = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn('Code could not be fetched', error);
      await untilWorthTrying();
    }
  }
};

/** Contains no message and no stack: they may include personal data. */
const reportOf = (error: unknown): object => {
  const { name, message, stack }: Partial<Error> = error instanceof Error ? error : { name: typeof error };
  const code = /^Minified React error #(\d+)/.exec(message ?? '')?.[1];
  return {
    id: 'early',
    name,
    code: code && Number(code),
    at: /\/assets\/[\w./-]+(?::\d+:\d+)?/.exec(`${message} ${stack}`)?.[0],
    page: location.pathname,
  };
};

/** Reports the first uncaught error. Returns a function that stops reporting. */
export const reportEarlyError = (url: string): (() => void) => {
  const stop = new AbortController();
  const report = (error: unknown): void => {
    stop.abort();
    navigator.sendBeacon(url, JSON.stringify(reportOf(error)));
  };
  const { signal } = stop;
  addEventListener('error', ({ error }) => error && report(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => report(reason), { signal });
  return () => stop.abort();
};

import type { Log } from '#commerce/platform/log.ts';
import type { StorePaths, StoreView } from '#contract/store-views.ts';
import type { Commerce } from '../commerce/port.ts';
import { untranslatedNote } from './untranslated-note.ts';
import { fetchViews, type FetchedViews } from './fetch-views.ts';
import type { StoreViews } from './types.ts';

type Parts = {
  commerce: Pick<Commerce, 'query' | 'onPurge'>;
  paths: StorePaths;
  log: Log;
  /** Interval for a back end that does not report its changes. */
  refreshMs?: number | undefined;
  /** Interval while no list has been read. */
  againMs?: number;
};

/** Tags of the data in a view. */
const TAGS = ['store', 'showroom'] as const;

const problemsOf = ({ views, leftOut }: FetchedViews, paths: StorePaths): string[] => [
  ...leftOut.map(({ code, reason }) => `Store view ${code} is not served: it ${reason}`),
  ...Object.keys(paths)
    .filter((code) => ![...views, ...leftOut].some((view) => view.code === code))
    .map((code) => `STORE_PATHS names ${code}, which is no store view of the back end: correct the setting`),
  ...views.flatMap((view) => untranslatedNote(view)),
  ...(views.length === 0 ? ['No store view can be served'] : []),
];

/** Views that never change, for servers without a back end of their own. */
export const fixedStoreViews = (views: readonly StoreView[]): StoreViews => ({
  list: () => views,
  problems: () => [],
  onChange: () => () => {},
});

/** Reads the store views, and again after a purge of their data and at an interval. */
export const createStoreViews = ({
  commerce,
  paths,
  log,
  refreshMs,
  againMs = 5_000,
}: Parts): StoreViews & {
  refresh: () => Promise<void>;
  /** Reads the views; returns without them if the back end does not answer in time. */
  start: (patienceMs?: number) => Promise<void>;
  close: () => void;
} => {
  const listeners = new Set<() => void>();
  let current: FetchedViews = { views: [], leftOut: [] };
  let problems: readonly string[] = ['The store views are not known: the back end has not been reached'];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isOutdated = false;
  let isClosed = false;

  const take = (fetched: FetchedViews): void => {
    if (JSON.stringify(fetched) === JSON.stringify(current)) return;
    current = fetched;
    problems = problemsOf(fetched, paths);
    for (const problem of problems) log.warn(problem);
    for (const listener of listeners) listener();
  };

  const read = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      do {
        isOutdated = false;
        take(await fetchViews(commerce, paths));
      } while (isOutdated);
    } catch (error) {
      log.warn({ err: error }, 'the store views could not be read');
      const reason = error instanceof Error ? error.message : String(error);
      if (current.views.length === 0) problems = [`The store views are not known: ${reason}`];
    }
    const wait = current.views.length > 0 ? refreshMs : againMs;
    if (wait !== undefined && !isClosed) timer = setTimeout(() => void refresh(), wait).unref();
  };

  const refresh = (): Promise<void> => {
    isOutdated = true;
    running ??= read().finally(() => (running = undefined));
    return running;
  };

  const stop = commerce.onPurge((tags) => {
    // After the other listeners, which clear the caches of the data.
    if (TAGS.some((tag) => tags.has(tag))) queueMicrotask(() => void refresh());
  });

  return {
    list: () => current.views,
    problems: () => problems,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    start: async (patienceMs = 5_000) => {
      const wait = Promise.withResolvers<void>();
      const patience = setTimeout(wait.resolve, patienceMs);
      await Promise.race([refresh(), wait.promise]);
      clearTimeout(patience);
    },
    close: () => {
      isClosed = true;
      stop();
      clearTimeout(timer);
    },
  };
};

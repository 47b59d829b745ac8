import { isNotFound, isRedirect, type Redirect } from './signals.ts';

/** Result of loading a page. */
export type Outcome =
  | { status: 'page'; page: unknown }
  | { status: 'not-found' }
  | { status: 'error'; error: unknown }
  | { status: 'redirect'; redirect: Redirect };

type CachedPage = { page: unknown; at: number; isAhead: boolean };

/** How long a visited page can be shown at once on return. */
const CACHED_MS = 5 * 60_000;
/** How long a preloaded page counts as fresh. */
const AHEAD_MS = 30_000;

const outcomeOf = async (open: () => Promise<Outcome | { status: 'page'; page: unknown }>): Promise<Outcome> => {
  try {
    return await open();
  } catch (error) {
    if (isRedirect(error)) return { status: 'redirect', redirect: error };
    return isNotFound(error) ? { status: 'not-found' } : { status: 'error', error };
  }
};

export type Pages = {
  /** A loaded page to show at once, and whether to reload it in the background. */
  cached: (key: string) => { page: unknown; isStale: boolean } | undefined;
  /** Loads a page, or joins a running load. `isAhead`: a preload. */
  load: (key: string, open: () => Promise<Outcome>, isAhead?: boolean) => Promise<Outcome>;
  /** Returns whether preloading is useful. */
  isNewAhead: (key: string) => boolean;
  forget: () => void;
};

/** Cache of the visit's pages by key, loading and loaded. */
export const createPages = (now: () => number = Date.now): Pages => {
  const cached = new Map<string, CachedPage>();
  const coming = new Map<string, { outcome: Promise<Outcome>; isAhead: boolean }>();

  const cachedPage = (key: string): CachedPage | undefined => {
    const found = cached.get(key);
    if (found && now() - found.at >= CACHED_MS) cached.delete(key);
    return cached.get(key);
  };
  const isFresh = ({ at, isAhead }: CachedPage): boolean => isAhead && now() - at < AHEAD_MS;

  return {
    cached: (key) => {
      const found = cachedPage(key);
      if (!found) return undefined;
      const isStale = !isFresh(found);
      found.isAhead = false;
      return { page: found.page, isStale };
    },
    load: (key, open, isAhead = false) => {
      const before = coming.get(key);
      if (before) {
        before.isAhead &&= isAhead;
        return before.outcome;
      }
      const loading = { outcome: outcomeOf(open), isAhead };
      coming.set(key, loading);
      void loading.outcome.then((outcome) => {
        if (coming.get(key) !== loading) return;
        coming.delete(key);
        if (outcome.status === 'page') cached.set(key, { page: outcome.page, at: now(), isAhead: loading.isAhead });
        else cached.delete(key);
      });
      return loading.outcome;
    },
    isNewAhead: (key) => {
      const found = cachedPage(key);
      return !coming.has(key) && (!found || now() - found.at >= AHEAD_MS);
    },
    forget: () => {
      cached.clear();
      coming.clear();
    },
  };
};

/** An entry of the history. `search` and `hash` include their `?` and `#`. */
export type HistoryLocation = {
  href: string;
  pathname: string;
  search: string;
  hash: string;
  /** Id of the entry; two visits of one page have different ids. */
  key: string;
};

export type HowToGo = {
  /** Leaves the scroll position unchanged. */
  keepsScroll?: boolean | undefined;
  /** Does not scroll to the hash's target. */
  ignoresHash?: boolean | undefined;
};

export type HistoryChange = HowToGo & { action: 'push' | 'replace' | 'pop' };
type Listener = (change: HistoryChange) => void;

export type RouterHistory = {
  readonly location: HistoryLocation;
  push: (href: string, how?: HowToGo) => void;
  replace: (href: string, how?: HowToGo) => void;
  back: () => void;
  subscribe: (listener: Listener) => () => void;
};

const newKey = (): string => Math.random().toString(36).slice(2, 10);

const HREF = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** Parses a URL without a host; `//name` is read as a path. */
export const parseHref = (href: string, key: string): HistoryLocation => {
  const [, pathname = '', search = '', hash = ''] = HREF.exec(href) ?? [];
  return {
    href,
    pathname: pathname || '/',
    search: search.length > 1 ? search : '',
    hash: hash.length > 1 ? hash : '',
    key,
  };
};

const listening = () => {
  const listeners = new Set<Listener>();
  return {
    notify: (change: HistoryChange): void => listeners.forEach((listener) => listener(change)),
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** History for servers and tests. */
export const createMemoryHistory = ({
  initialEntries = ['/'],
}: { initialEntries?: readonly string[] } = {}): RouterHistory => {
  const entries = initialEntries.map((href) => parseHref(href, newKey()));
  let index = entries.length - 1;
  const { notify, subscribe } = listening();
  return {
    get location() {
      return entries[index] ?? parseHref('/', '');
    },
    push: (href, how) => {
      index += 1;
      entries.splice(index, entries.length, parseHref(href, newKey()));
      notify({ action: 'push', ...how });
    },
    replace: (href, how) => {
      entries[index] = parseHref(href, newKey());
      notify({ action: 'replace', ...how });
    },
    back: () => {
      if (index === 0) return;
      index -= 1;
      notify({ action: 'pop' });
    },
    subscribe,
  };
};

/** The browser's history. Entries of other origin get a key on first use. */
export const createBrowserHistory = (): RouterHistory => {
  const { notify, subscribe } = listening();
  const keyOf = (state: unknown): string | undefined => (state as { key?: string } | null)?.key;
  const absolute = (href: string): string => (href.startsWith('/') ? location.origin + href : href);
  const keyed = (): string => {
    const known = keyOf(history.state);
    if (known) return known;
    const key = newKey();
    history.replaceState({ ...(history.state as object | null), key }, '');
    return key;
  };
  const onPop = (): void => notify({ action: 'pop' });
  let count = 0;
  return {
    get location() {
      return parseHref(location.pathname + location.search + location.hash, keyed());
    },
    push: (href, how) => {
      history.pushState({ key: newKey() }, '', absolute(href));
      notify({ action: 'push', ...how });
    },
    replace: (href, how) => {
      history.replaceState({ key: newKey() }, '', absolute(href));
      notify({ action: 'replace', ...how });
    },
    back: () => history.back(),
    subscribe: (listener) => {
      const stop = subscribe(listener);
      if (count === 0) addEventListener('popstate', onPop);
      count += 1;
      return () => {
        stop();
        count -= 1;
        if (count === 0) removeEventListener('popstate', onPop);
      };
    },
  };
};

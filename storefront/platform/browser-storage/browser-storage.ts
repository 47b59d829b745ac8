import { readCookie, removeCookie, writeCookie } from './cookies.ts';

/** The used part of `localStorage`; tests pass their own. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type BrowserStorage = {
  get<T>(key: string): T | undefined;
  /** The value with its time and time to live; undefined if absent or expired. */
  record(key: string): StoredRecord | undefined;
  /** Returns false if the browser refused to save the value: it then lasts as long as the page. */
  set(key: string, value: unknown, ttlSeconds?: number): boolean;
  remove(key: string): void;
  keys(): string[];
  /** Returns whether the browser can save a value of this key, in storage or in a cookie. */
  canSave(key: string): boolean;
  /** Returns whether the current value lasts only as long as the page. */
  isUnsaved(key: string): boolean;
  /** Notifies of unsaved values; returns a function to unsubscribe. */
  onUnsaved(listener: (key: string) => void): () => void;
};

export type StoredRecord = { value: unknown; timeStored: number; ttl?: number };

export const STORAGE_PREFIX = 'TESSERA__';

const parse = (text: string | null): StoredRecord | undefined => {
  if (!text) return undefined;
  try {
    const record = JSON.parse(text) as Partial<StoredRecord> | null;
    return record && typeof record.timeStored === 'number' ? (record as StoredRecord) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Values by prefixed key, with an optional time to live. A browser may refuse or drop any write (private mode, quota,
 * blocked storage): the value is then saved in a cookie if its key is among `cookieKeys`, otherwise in memory.
 */
export const createBrowserStorage = (
  /** Undefined on the server, where nothing is stored. */
  area: () => StorageArea | null | undefined,
  now: () => number = () => Date.now(),
  cookieKeys: readonly string[] = [],
): BrowserStorage => {
  /** Unsaved values; null for a key that could not be removed. */
  const unsaved = new Map<string, string | null>();
  const listeners = new Set<(key: string) => void>();

  const guarded = <T>(use: (storage: StorageArea) => T): T | undefined => {
    try {
      const storage = area();
      return storage ? use(storage) : undefined;
    } catch {
      return undefined;
    }
  };
  const isOnServer = (): boolean => {
    try {
      return area() === undefined;
    } catch {
      return false;
    }
  };
  const inArea = (key: string): string | null => guarded((storage) => storage.getItem(STORAGE_PREFIX + key)) ?? null;
  const inCookie = (key: string): string | null => (cookieKeys.includes(key) ? readCookie(STORAGE_PREFIX + key) : null);
  const read = (key: string): string | null =>
    unsaved.has(key) ? (unsaved.get(key) ?? null) : (inArea(key) ?? inCookie(key));

  const clear = (key: string): boolean => {
    guarded((storage) => storage.removeItem(STORAGE_PREFIX + key));
    if (cookieKeys.includes(key)) removeCookie(STORAGE_PREFIX + key);
    return inArea(key) === null && inCookie(key) === null;
  };
  const save = (key: string, text: string): boolean => {
    guarded((storage) => storage.setItem(STORAGE_PREFIX + key, text));
    if (inArea(key) === text) {
      if (inCookie(key) !== null) removeCookie(STORAGE_PREFIX + key);
      return true;
    }
    // Remove the old value, so that it does not reappear on the next page.
    clear(key);
    if (!cookieKeys.includes(key)) return false;
    writeCookie(STORAGE_PREFIX + key, text);
    return inCookie(key) === text;
  };

  const remove = (key: string): void => {
    if (isOnServer()) return;
    if (clear(key)) unsaved.delete(key);
    else unsaved.set(key, null);
  };
  const record = (key: string): StoredRecord | undefined => {
    const found = parse(read(key));
    if (!found) return undefined;
    if (found.ttl === undefined || now() - found.timeStored <= found.ttl * 1000) return found;
    remove(key);
    return undefined;
  };
  return {
    record,
    remove,
    get: <T>(key: string) => record(key)?.value as T | undefined,
    set: (key, value, ttl) => {
      if (isOnServer()) return false;
      const text = JSON.stringify({ value, timeStored: now(), ...(ttl === undefined ? {} : { ttl }) });
      const isSaved = save(key, text);
      if (isSaved) unsaved.delete(key);
      else unsaved.set(key, text);
      if (!isSaved) listeners.forEach((listener) => listener(key));
      return isSaved;
    },
    keys: () => {
      const saved =
        guarded((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? [];
      const names = saved
        .filter((key) => key.startsWith(STORAGE_PREFIX))
        .map((key) => key.slice(STORAGE_PREFIX.length));
      return [...new Set([...names, ...unsaved.keys()])].filter((key) => read(key) !== null);
    },
    canSave: (key) => {
      if (isOnServer()) return false;
      const probe = `${STORAGE_PREFIX}probe`;
      const isStored = guarded((storage) => {
        storage.setItem(probe, '1');
        const isThere = storage.getItem(probe) === '1';
        storage.removeItem(probe);
        return isThere;
      });
      if (isStored || !cookieKeys.includes(key)) return isStored ?? false;
      writeCookie(probe, '1');
      const isInCookie = readCookie(probe) === '1';
      removeCookie(probe);
      return isInCookie;
    },
    isUnsaved: (key) => typeof unsaved.get(key) === 'string',
    onUnsaved: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Saved in a cookie if storage is unavailable, so that a reload finds the cart. */
export const COOKIE_KEYS: readonly string[] = ['cartId'];

export const browserStorage: BrowserStorage = createBrowserStorage(
  () => (typeof window === 'undefined' ? undefined : window.localStorage),
  undefined,
  COOKIE_KEYS,
);

export const sessionBrowserStorage: BrowserStorage = createBrowserStorage(() =>
  typeof window === 'undefined' ? undefined : window.sessionStorage,
);

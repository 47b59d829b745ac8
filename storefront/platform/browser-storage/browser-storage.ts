/** The used part of `localStorage`; tests pass their own. */
export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type BrowserStorage = {
  get<T>(key: string): T | undefined;
  /** When it was stored and its time to live; undefined when it is absent or has expired. */
  record(key: string): StoredRecord | undefined;
  set(key: string, value: unknown, ttlSeconds?: number): void;
  remove(key: string): void;
  keys(): string[];
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

/** Values by prefixed key, with an optional time to live. A full, forbidden or missing storage fails silently. */
export const createBrowserStorage = (
  area: () => Area | undefined,
  now: () => number = () => Date.now(),
): BrowserStorage => {
  const guarded = <T>(use: (storage: Area) => T): T | undefined => {
    try {
      const storage = area();
      return storage && use(storage);
    } catch {
      return undefined;
    }
  };
  const remove = (key: string): void => void guarded((storage) => storage.removeItem(STORAGE_PREFIX + key));
  const record = (key: string): StoredRecord | undefined => {
    const found = parse(guarded((storage) => storage.getItem(STORAGE_PREFIX + key)) ?? null);
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
      const entry: StoredRecord = { value, timeStored: now(), ...(ttl === undefined ? {} : { ttl }) };
      guarded((storage) => storage.setItem(STORAGE_PREFIX + key, JSON.stringify(entry)));
    },
    keys: () =>
      guarded((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''))
        ?.filter((key) => key.startsWith(STORAGE_PREFIX))
        .map((key) => key.slice(STORAGE_PREFIX.length)) ?? [],
  };
};

export const browserStorage: BrowserStorage = createBrowserStorage(() =>
  typeof window === 'undefined' ? undefined : window.localStorage,
);

export const sessionBrowserStorage: BrowserStorage = createBrowserStorage(() =>
  typeof window === 'undefined' ? undefined : window.sessionStorage,
);

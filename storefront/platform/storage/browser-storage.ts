/** Kept apart from other users of the same origin. */
const PREFIX = 'TESSERA__';

type StoredRecord = { value: unknown; timeStored: number; ttl?: number | undefined };

export type BrowserStorage = {
  /** Undefined when nothing is kept, it has expired, or the browser keeps nothing. */
  get<T>(key: string): T | undefined;
  /** `ttl` in seconds; forever without one. A full or forbidden storage is ignored: what is kept is a convenience. */
  set(key: string, value: unknown, ttl?: number): void;
  remove(key: string): void;
  /** With the time it was stored, for schedules. */
  getRecord(key: string): StoredRecord | undefined;
};

const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const createBrowserStorage = (area: () => Storage, now: () => number = Date.now): BrowserStorage => {
  const remove = (key: string): void => void quietly(() => area().removeItem(PREFIX + key));
  const getRecord = (key: string): StoredRecord | undefined => {
    const text = quietly(() => area().getItem(PREFIX + key));
    const record = text ? quietly(() => JSON.parse(text) as StoredRecord) : undefined;
    if (!record) return undefined;
    if (record.ttl !== undefined && now() - record.timeStored > record.ttl * 1000) {
      remove(key);
      return undefined;
    }
    return record;
  };
  return {
    getRecord,
    get: <T>(key: string) => getRecord(key)?.value as T | undefined,
    set: (key, value, ttl) => void quietly(() => area().setItem(PREFIX + key, JSON.stringify({ value, timeStored: now(), ttl } satisfies StoredRecord))),
    remove,
  };
};

export const localStorageOfBrowser = (): BrowserStorage => createBrowserStorage(() => globalThis.localStorage);

import { inBackground } from '../client-work.ts';
import { NotLoadedError, type Database } from '../database/types.ts';
import type { Invalidation } from './invalidation.ts';

/**
 * A value derived from the database, cached until one of `tags` is purged. Concurrent loads are shared. A load that was
 * running when a tag was purged is returned to its waiting callers but not cached. The next caller retries a failed
 * load. In a transaction, a value that is not loaded makes `tx` load it and run the transaction again.
 */
export const derived = <T>(
  { cache, db }: { cache: Invalidation; db: Database },
  tags: readonly string[],
  load: () => Promise<T>,
): (() => Promise<T>) => {
  let current: { value: Promise<T>; isLoaded: boolean } | undefined;
  cache.onPurge((purged) => {
    if (tags.some((tag) => purged.has(tag))) current = undefined;
  });
  const get = async (): Promise<T> => {
    if (db.isInTransaction() && !current?.isLoaded) throw new NotLoadedError(get);
    if (current) return current.value;
    const loading = { value: inBackground(load), isLoaded: false };
    current = loading;
    try {
      const value = await loading.value;
      loading.isLoaded = true;
      return value;
    } catch (error) {
      if (current === loading) current = undefined;
      throw error;
    }
  };
  return get;
};

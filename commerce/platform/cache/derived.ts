import type { Invalidation } from './invalidation.ts';

/**
 * A value derived from the database, kept until one of `tags` is purged. Loads are shared; a load that was under way
 * when a tag was purged answers those who wait for it but is not kept. A failed load is tried again by the next caller.
 */
export const derived = <T>(cache: Invalidation, tags: readonly string[], load: () => Promise<T>): (() => Promise<T>) => {
  let current: Promise<T> | undefined;
  cache.onPurge((purged) => {
    if (tags.some((tag) => purged.has(tag))) current = undefined;
  });
  return () => {
    if (current) return current;
    const loading = load();
    current = loading;
    loading.catch(() => {
      if (current === loading) current = undefined;
    });
    return loading;
  };
};

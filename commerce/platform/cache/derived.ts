import { inBackground } from '../client-work.ts';
import type { Invalidation } from './invalidation.ts';

/**
 * A value derived from the database, cached until one of `tags` is purged. Concurrent loads are shared. A load that was
 * running when a tag was purged is returned to its waiting callers but not cached. The next caller retries a failed
 * load.
 */
export const derived = <T>(
  cache: Invalidation,
  tags: readonly string[],
  load: () => Promise<T>,
): (() => Promise<T>) => {
  let current: Promise<T> | undefined;
  cache.onPurge((purged) => {
    if (tags.some((tag) => purged.has(tag))) current = undefined;
  });
  return () => {
    if (current) return current;
    const loading = inBackground(load);
    current = loading;
    loading.catch(() => {
      if (current === loading) current = undefined;
    });
    return loading;
  };
};

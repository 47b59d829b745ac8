import { TagCache } from '#commerce/platform/cache/tag-cache.ts';
import type { Clock } from '#commerce/platform/clock.ts';
import type { Commerce, QueryResponse } from './port.ts';

/** Long enough for the queries that pages share: configuration, menu, footer, addresses. */
const LIFETIME = { fresh: 60, stale: 0 };
const MAX_BYTES = 16 * 1024 * 1024;

/** Wraps a remote back end so that pages rendered within a minute share the responses of equal queries. */
export const withCachedQueries = (commerce: Commerce, clock: Clock): Commerce => {
  const cache = new TagCache<QueryResponse>({ clock, maxBytes: MAX_BYTES, lifetime: LIFETIME });
  commerce.onPurge((tags) => cache.purge(tags));
  return {
    ...commerce,
    query: (call) => {
      const { store, 'content-currency': currency } = call.headers;
      return cache.get(JSON.stringify([store, currency, call.query, call.variables]), async () => {
        const value = await commerce.query(call);
        return {
          value,
          tags: new Set(value.tags),
          isCacheable: !value.result.errors,
          bytes: JSON.stringify(value.result).length,
        };
      });
    },
  };
};

import type { PageKind } from './page-kind.ts';

/**
 * Cache lifetimes in seconds. A write purges affected entries at once, by their tags
 * (`commerce/platform/cache/tags.ts`), so a lifetime only limits entries that no purge reaches. `stale`: how much
 * longer an expired entry is served while it is refreshed.
 */
export type Lifetime = { fresh: number; stale: number };

const DAY = 86_400;

/** Responses of the back end that all guests share, in the server's memory. */
export const RESPONSE_LIFETIME: Lifetime = { fresh: 300, stale: DAY };

/** Rendered pages in the server's memory. Searches are numerous and rarely repeated. */
export const PAGE_LIFETIMES: Readonly<Record<PageKind, Lifetime>> = {
  home: { fresh: 300, stale: DAY },
  category: { fresh: 300, stale: DAY },
  product: { fresh: 300, stale: DAY },
  search: { fresh: 60, stale: 3600 },
  cms: { fresh: 300, stale: DAY },
  cart: { fresh: 300, stale: DAY },
  checkout: { fresh: 300, stale: DAY },
  receipt: { fresh: 300, stale: DAY },
  other: { fresh: 300, stale: DAY },
};

/** Copies of shared responses in browsers and proxies, which cannot be purged; an ETag makes revalidation cheap. */
export const COPY_LIFETIME = { browser: 60, proxy: 300, stale: 600 };

/** Responses in the memory of an open page. */
export const OPEN_PAGE_LIFETIME = 300;

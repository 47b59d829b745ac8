import type { PageKind } from './page-kind.ts';

/**
 * How long answers and pages are kept, in seconds. A write purges what it changes at once, by tags
 * (`commerce/platform/cache/tags.ts`); a lifetime is for what no purge reaches. `stale`: how long after that an old one is
 * served while a new one is made.
 */
export type Lifetime = { fresh: number; stale: number };

const DAY = 86_400;

/** Answers of the back end that all guests share, in its memory. */
export const ANSWER_LIFETIME: Lifetime = { fresh: 300, stale: DAY };

/** Rendered pages, in the server's memory. Searches are many and seldom repeated. */
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

/** Copies of shared answers in browsers and proxies, which cannot be purged; an ETag makes asking again cheap. */
export const COPY_LIFETIME = { browser: 60, proxy: 300, stale: 600 };

/** Answers in the memory of an open page. */
export const OPEN_PAGE_LIFETIME = 300;

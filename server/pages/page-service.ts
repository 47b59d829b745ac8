import type { TagCache } from '#commerce/platform/cache/tag-cache.ts';
import { onBehalfOf } from '#commerce/platform/client-work.ts';
import { PAGE_LIFETIMES } from '#contract/lifetimes.ts';
import type { CurrencyCode } from '#contract/page-render.ts';
import type { StoreView } from '#contract/store-views.ts';
import type { BoundedQueue } from '../http/bounded-queue.ts';
import { bytesOf } from './page-entry.ts';
import type { PageEntry } from './page-entry.ts';

export type PageTarget = {
  url: string;
  storeView: StoreView;
  currency: CurrencyCode;
  ip: string;
  /** Token of a preview link. */
  preview?: string;
};

export type PageServiceOptions = {
  cache: TagCache<PageEntry>;
  queue: BoundedQueue;
  /** False in development, where every request renders the page. */
  isCaching: boolean;
  render: (target: PageTarget, signal: AbortSignal) => Promise<PageEntry>;
};

export const pageKey = (target: Pick<PageTarget, 'url' | 'storeView' | 'currency'>): string =>
  `${target.storeView.code} ${target.currency} ${target.url}`;

// Invalid URLs must not evict real pages, and failures are not cached.
const isCacheableEntry = (entry: PageEntry): boolean => entry.head.isShared && entry.head.status < 400;

/** Serves cached pages; concurrent requests share one render; a stale page is served while it is rendered again. */
export class PageService {
  readonly #options: PageServiceOptions;

  constructor(options: PageServiceOptions) {
    this.#options = options;
  }

  /** Returns the page synchronously if the cache has a fresh one. */
  fresh(target: PageTarget): PageEntry | undefined {
    return this.#options.cache.peek(pageKey(target));
  }

  /** Renders a page with a draft of staff, past the cache. */
  preview(target: PageTarget & { preview: string }): Promise<PageEntry> {
    const { queue, render } = this.#options;
    return onBehalfOf(target.ip, () => queue.run((signal) => render(target, signal), target.ip));
  }

  /** Returns the page from the cache or from a render shared by concurrent requests. */
  get(target: PageTarget): Promise<PageEntry> {
    const { cache, queue, isCaching, render } = this.#options;
    const load = async () => {
      const entry = await queue.run((signal) => render(target, signal), target.ip);
      const { tags, kind } = entry.head;
      const isCacheable = isCaching && isCacheableEntry(entry);
      return { value: entry, tags, isCacheable, bytes: bytesOf(entry), lifetime: PAGE_LIFETIMES[kind] };
    };
    return onBehalfOf(target.ip, () => cache.get(pageKey(target), load));
  }
}

import type { StoreView } from '#contract/store-views.ts';
import { STORE_VIEWS_ID } from '#storefront/platform/page/document-ids.ts';

const ELEMENT = new RegExp(`<script type="application/json" id="${STORE_VIEWS_ID}">([^<]+)</script>`);

/** The store views named by the page cached last; empty without a cached page. */
export const cachedStoreViews = async (cache: Pick<Cache, 'keys' | 'match'>): Promise<readonly StoreView[]> => {
  for (const request of [...(await cache.keys())].reverse()) {
    const page = await cache.match(request);
    const [, json] = ELEMENT.exec((await page?.text()) ?? '') ?? [];
    if (json) return JSON.parse(json) as readonly StoreView[];
  }
  return [];
};

import { createHash } from 'node:crypto';
import type { CurrencyCode, StoreView } from '#commerce/platform/store-view-types.ts';

/**
 * Magento's `X-Magento-Cache-Id`: one value for each store view, currency and customer group. Clients and proxies use it
 * as a cache key; our own cache does not.
 */
export const cacheIdOf = (view: StoreView, currency: CurrencyCode, groupId: number | undefined): string =>
  createHash('sha256')
    .update(`${view.code}|${currency}|${groupId ?? 'guest'}`)
    .digest('hex');

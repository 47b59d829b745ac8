import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetHiddenPriceReasonDocument } from '../api/get-hidden-price-reason.graphql.ts';

/** Why the shopper sees no price of a product; null where the back end does not say. */
export const hiddenPriceQuery = (platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>, sku: string) =>
  queryOptionsFor(
    platform,
    GetHiddenPriceReasonDocument,
    { sku },
    { select: ({ hiddenPriceReason }) => hiddenPriceReason, recover: () => null },
  );

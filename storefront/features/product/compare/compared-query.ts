import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import type { ComparedRecord } from '../model/product.ts';
import { GetComparedProductsDocument } from './get-compared-products.graphql.ts';

/** Fetches products by SKU, in the order of the back end. Products that are no longer sold are missing. */
export const comparedQuery = (
  platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>,
  skus: readonly string[],
) =>
  queryOptionsFor(
    platform,
    GetComparedProductsDocument,
    { skus: [...new Set(skus)].toSorted(), pageSize: Math.max(1, skus.length) },
    {
      select: ({ products }): ComparedRecord[] => (products?.items ?? []).filter((item) => item !== null),
    },
  );

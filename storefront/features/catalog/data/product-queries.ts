import { urlKeyOf } from '#storefront/platform/store-view/store-views.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetNamedProductsDocument } from '../api/get-named-products.graphql.ts';
import type { Card } from '../model/product-card.ts';
import { toCards } from '../model/product-card.ts';

/** Products named in content, by sku or by url key. */
export type NamedProducts = { skus: readonly string[]; urlKeys: readonly string[] };

/** The named products in the given order, without products that no longer exist. */
export const namedProductsQuery = (
  caller: Pick<Platform, 'commerce' | 'storeView' | 'currency'>,
  { skus, urlKeys }: NamedProducts,
) => {
  const isBySku = skus.length > 0;
  const keys = isBySku ? skus : urlKeys;
  const filter = isBySku ? { sku: { in: [...skus] } } : { url_key: { in: [...urlKeys] } };
  return queryOptionsFor(
    caller,
    GetNamedProductsDocument,
    { filter, pageSize: Math.max(1, keys.length) },
    {
      select: ({ products }): Card[] => {
        const known = new Map(
          toCards(products?.items).map((card) => [isBySku ? card.sku : urlKeyOf(caller.storeView, card.path), card]),
        );
        return keys.flatMap((key) => known.get(key) ?? []);
      },
    },
  );
};

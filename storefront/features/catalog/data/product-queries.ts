import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetProductsBySkuDocument } from '../api/get-products-by-sku.graphql.ts';
import { GetProductsByUrlKeyDocument } from '../api/get-products-by-url-key.graphql.ts';
import type { Card } from '../model/product-card.ts';
import { toCards } from '../model/product-card.ts';

type Caller = Pick<Platform, 'commerce' | 'storeView' | 'currency'>;

/** Products an editor named, by sku or by url key. */
export type NamedProducts = { skus: readonly string[]; urlKeys: readonly string[] };

const inOrder = <Key extends string>(cards: Card[], keys: readonly Key[], keyOf: (card: Card) => string): Card[] => {
  const known = new Map(cards.map((card) => [keyOf(card), card]));
  return keys.flatMap((key) => known.get(key) ?? []);
};

/** The named products in the order they are named; those that are gone are left out. */
export const namedProductsQuery = (caller: Caller, { skus, urlKeys }: NamedProducts) =>
  skus.length > 0
    ? queryOptionsFor(caller, GetProductsBySkuDocument, { skus: [...skus], pageSize: skus.length }, {
        select: ({ products }): Card[] => inOrder(toCards(products?.items), skus, ({ sku }) => sku),
      })
    : queryOptionsFor(caller, GetProductsByUrlKeyDocument, { urlKeys: [...urlKeys], pageSize: Math.max(1, urlKeys.length) }, {
        select: ({ products }): Card[] => inOrder(toCards(products?.items), urlKeys, ({ path }) => path.replace(/^\/|\.html$/g, '')),
      });

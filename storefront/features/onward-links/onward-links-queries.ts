import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetSeenProductsDocument } from './get-seen-products.graphql.ts';
import { GetTopCategoriesDocument } from './get-top-categories.graphql.ts';

type Caller = Pick<Platform, 'commerce' | 'storeView' | 'currency'>;

/** Something to look at: a category or a product. The picture is an address, or a path below its type's folder. */
export type Way = { id: string; name: string; path: string; picture: string | undefined };

/** Top categories of the menu. */
export const topCategoriesQuery = (caller: Caller) =>
  queryOptionsFor(
    caller,
    GetTopCategoriesDocument,
    {},
    {
      select: ({ categories }): Way[] =>
        (categories?.items?.[0]?.children ?? []).flatMap((child) =>
          child && child.include_in_menu !== 0
            ? [
                {
                  id: child.uid,
                  name: child.name ?? '',
                  path: `/${child.url_path ?? ''}${child.url_suffix ?? ''}`,
                  picture: child.image ?? undefined,
                },
              ]
            : [],
        ),
    },
  );

/** Products by SKU in the given order; products no longer sold are omitted. */
export const seenProductsQuery = (caller: Caller, skus: readonly string[]) =>
  queryOptionsFor(
    caller,
    GetSeenProductsDocument,
    { skus: [...skus], pageSize: Math.max(1, skus.length) },
    {
      select: ({ products }): Way[] => {
        const known = new Map(products?.items?.flatMap((item) => (item?.sku ? [[item.sku, item] as const] : [])));
        return skus.flatMap((sku) => {
          const item = known.get(sku);
          if (!item?.url_key) return [];
          const path = `/${item.url_key}${item.url_suffix ?? ''}`;
          return [{ id: sku, name: item.name ?? '', path, picture: item.small_image?.url ?? undefined }];
        });
      },
    },
  );

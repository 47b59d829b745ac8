import type { CategoryInput, ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import type { EntityAddress } from '#commerce/merchandise/url/types.ts';

/** Store view 0 holds the default values of all views. */
const ALL_VIEWS = 0;

type Suffixes = { product_url_suffix?: string | undefined; category_url_suffix?: string | undefined };

/** Entities with URLs; `categories` include all ancestors. */
export type Addressed = {
  views: readonly { id: number; config: Suffixes }[];
  categories: readonly CategoryInput[];
  products: readonly Pick<ProductInput, 'sku' | 'texts' | 'visibility'>[];
  pages: readonly Pick<CmsPageInput, 'identifier'>[];
};

/** Ids of the entities to address, by key, sku and identifier. */
export type AddressIds = {
  categories: ReadonlyMap<string, number>;
  products: ReadonlyMap<string, number>;
  pages: ReadonlyMap<string, number>;
};

const urlKeyIn = (texts: readonly { storeViewId: number; urlKey: string | null }[], viewId: number): string | null =>
  texts.find(({ storeViewId, urlKey }) => storeViewId === viewId && urlKey)?.urlKey ??
  texts.find(({ storeViewId }) => storeViewId === ALL_VIEWS)?.urlKey ??
  null;

const categoryPath = (categories: ReadonlyMap<string, CategoryInput>, key: string, viewId: number): string => {
  const category = categories.get(key);
  const own = (category && urlKeyIn(category.texts, viewId)) ?? '';
  return category?.parentKey ? `${categoryPath(categories, category.parentKey, viewId)}/${own}` : own;
};

/** URLs of categories, products and pages that a shopper can open, in every store view. */
export const addressesOf = (given: Addressed, ids: AddressIds): readonly EntityAddress[] => {
  const byKey = new Map(given.categories.map((category) => [category.key, category]));
  return given.views.flatMap(({ id: storeViewId, config }) => {
    const of = (entityType: EntityAddress['entityType'], entityId: number | undefined, requestPath: string) =>
      entityId === undefined ? [] : [{ storeViewId, requestPath, entityType, entityId }];
    return [
      ...given.categories.flatMap(({ key }) =>
        of(
          'category',
          ids.categories.get(key),
          categoryPath(byKey, key, storeViewId) + (config.category_url_suffix ?? ''),
        ),
      ),
      ...given.products.flatMap(({ sku, texts, visibility }) =>
        visibility === 1
          ? []
          : of(
              'product',
              ids.products.get(sku),
              (urlKeyIn(texts, storeViewId) ?? sku) + (config.product_url_suffix ?? '.html'),
            ),
      ),
      ...given.pages.flatMap(({ identifier }) => of('cms-page', ids.pages.get(identifier), identifier)),
    ];
  });
};

import type { StoresInput } from '#commerce/stores/types.ts';
import type { EntityAddress } from '#commerce/url/types.ts';
import type { Catalogue } from './read-catalogue.ts';
import { ALL_VIEWS } from './views.ts';

type Ids = {
  categories: ReadonlyMap<string, number>;
  products: ReadonlyMap<string, number>;
  pages: ReadonlyMap<string, number>;
};

const urlKeyIn = (texts: readonly { storeViewId: number; urlKey: string | null }[], viewId: number): string | null =>
  texts.find(({ storeViewId, urlKey }) => storeViewId === viewId && urlKey)?.urlKey ??
  texts.find(({ storeViewId }) => storeViewId === ALL_VIEWS)?.urlKey ??
  null;

const categoryPath = ({ categories }: Catalogue, key: string, viewId: number): string => {
  const category = categories.find((one) => one.key === key);
  const own = (category && urlKeyIn(category.texts, viewId)) ?? '';
  return category?.parentKey ? `${categoryPath({ categories } as Catalogue, category.parentKey, viewId)}/${own}` : own;
};

/** The URLs of every category, product and page that a shopper can open, in every store view. */
export const addressesOf = (catalogue: Catalogue, ids: Ids): readonly EntityAddress[] => {
  const { views }: StoresInput = catalogue.stores;
  return views.flatMap(({ id: storeViewId, config }) => {
    const categories = catalogue.categories.map(({ key }): EntityAddress => ({
      storeViewId,
      requestPath: categoryPath(catalogue, key, storeViewId) + (config.category_url_suffix ?? ''),
      entityType: 'category',
      entityId: ids.categories.get(key) as number,
    }));
    const products = catalogue.products
      .filter(({ visibility }) => visibility !== 1)
      .map(({ sku, texts }): EntityAddress => ({
        storeViewId,
        requestPath: (urlKeyIn(texts, storeViewId) ?? sku) + (config.product_url_suffix ?? '.html'),
        entityType: 'product',
        entityId: ids.products.get(sku) as number,
      }));
    const pages = catalogue.pages.map(({ identifier }): EntityAddress => ({
      storeViewId,
      requestPath: identifier,
      entityType: 'cms-page',
      entityId: ids.pages.get(identifier) as number,
    }));
    return [...categories, ...products, ...pages];
  });
};

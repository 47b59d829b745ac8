import type { StoreView } from '#contract/store-views.ts';

export type { StoreView };

/** A path's URL in a store view: `/cart` → `/fr/cart`. Other URLs (http, mailto, #) stay unchanged. */
export const addressIn = ({ prefix }: Pick<StoreView, 'prefix'>, href: string): string => {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  return href === '/' ? prefix || '/' : prefix + href;
};

/** Path of a category by its `url_path`. */
export const categoryPath = ({ categorySuffix }: Pick<StoreView, 'categorySuffix'>, urlPath: string | null): string =>
  urlPath ? `/${urlPath}${categorySuffix}` : '/';

/** Path of a product by its `url_key`. */
export const productPath = ({ productSuffix }: Pick<StoreView, 'productSuffix'>, urlKey: string): string =>
  `/${urlKey}${productSuffix}`;

/** Last part of a product's path without the suffix: `/tiles/lumen.html` → `lumen`. */
export const urlKeyOf = ({ productSuffix }: Pick<StoreView, 'productSuffix'>, path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return productSuffix && name.endsWith(productSuffix) ? name.slice(0, -productSuffix.length) : name;
};

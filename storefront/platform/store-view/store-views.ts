import type { StoreView } from '#contract/store-views.ts';

export type { StoreView };

/** A path's URL in a store view: `/cart` → `/fr/cart`. Other URLs (http, mailto, #) stay unchanged. */
export const addressIn = ({ prefix }: Pick<StoreView, 'prefix'>, href: string): string => {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  return href === '/' ? prefix || '/' : prefix + href;
};

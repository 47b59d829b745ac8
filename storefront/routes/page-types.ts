import type { PageType, ResolvedPage } from './page-type.ts';

type Loader = { module: string; load: () => Promise<{ pageType: PageType<unknown> }> };

const PAGE_TYPES: Readonly<Record<ResolvedPage['type'], Loader>> = {
  CATEGORY: { module: 'storefront/routes/page-types/category.tsx', load: () => import('./page-types/category.tsx') },
  PRODUCT: { module: 'storefront/routes/page-types/product.tsx', load: () => import('./page-types/product.tsx') },
  CMS_PAGE: { module: 'storefront/routes/page-types/cms-page.tsx', load: () => import('./page-types/cms-page.tsx') },
};

export const loadPageType = async (type: ResolvedPage['type']): Promise<PageType<unknown>> => (await PAGE_TYPES[type].load()).pageType;

/** Source path of a page type's code, as the build's manifest names it. */
export const pageTypeModule = (type: ResolvedPage['type']): string => PAGE_TYPES[type].module;

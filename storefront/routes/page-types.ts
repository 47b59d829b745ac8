import type { PageKind } from '#contract/page-kind.ts';
import type { PageType, ResolvedPage } from '#storefront/shell/page.tsx';

type Listed = {
  kind: PageKind;
  /** Source path of its code, as in the build's manifest. */
  module: string;
  load: () => Promise<{ pageType: PageType }>;
};

const PAGE_TYPES: Readonly<Record<ResolvedPage['type'], Listed>> = {
  CATEGORY: {
    kind: 'category',
    module: 'storefront/routes/page-types/category.tsx',
    load: () => import('./page-types/category.tsx'),
  },
  PRODUCT: {
    kind: 'product',
    module: 'storefront/routes/page-types/product.tsx',
    load: () => import('./page-types/product.tsx'),
  },
  CMS_PAGE: {
    kind: 'cms',
    module: 'storefront/routes/page-types/cms-page.tsx',
    load: () => import('./page-types/cms-page.tsx'),
  },
};

/** Loads the code of a page type. */
export const loadPageType = async (type: ResolvedPage['type']) => {
  const { load, kind, module } = PAGE_TYPES[type];
  const { pageType } = await load();
  return { pageType, kind, module };
};

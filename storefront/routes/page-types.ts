import type { I18n } from '@lingui/core';
import type { PageKind } from '#contract/pages.ts';
import { loadMessageGroup, type MessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import type { PageType, ResolvedPage } from '#storefront/shell/page.tsx';

type Listed = {
  kind: PageKind;
  /** Source path of its code, as in the build's manifest. */
  module: string;
  words?: MessageGroup;
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
    words: 'product',
    load: () => import('./page-types/product.tsx'),
  },
  CMS_PAGE: {
    kind: 'cms',
    module: 'storefront/routes/page-types/cms-page.tsx',
    words: 'content',
    load: () => import('./page-types/cms-page.tsx'),
  },
};

/** Loads the code of a page type, and the messages only it uses. */
export const loadPageType = async (type: ResolvedPage['type'], i18n: I18n) => {
  const { load, words, kind, module } = PAGE_TYPES[type];
  const [{ pageType }] = await Promise.all([load(), words && loadMessageGroup(i18n, words)]);
  return { pageType, kind, module, ...(words && { words }) };
};

import type { I18n } from '@lingui/core';
import { loadMessageGroup, type MessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import type { PageType, ResolvedPage } from './page-type.ts';

type Loader = { module: string; messages?: MessageGroup; load: () => Promise<{ pageType: PageType<unknown> }> };

const PAGE_TYPES: Readonly<Record<ResolvedPage['type'], Loader>> = {
  CATEGORY: { module: 'storefront/routes/page-types/category.tsx', load: () => import('./page-types/category.tsx') },
  PRODUCT: { module: 'storefront/routes/page-types/product.tsx', messages: 'product', load: () => import('./page-types/product.tsx') },
  CMS_PAGE: { module: 'storefront/routes/page-types/cms-page.tsx', messages: 'content', load: () => import('./page-types/cms-page.tsx') },
};

/** The code of a page type and the words only it uses. */
export const loadPageType = async (type: ResolvedPage['type'], i18n: I18n): Promise<PageType<unknown>> => {
  const { load, messages } = PAGE_TYPES[type];
  const [{ pageType }] = await Promise.all([load(), messages && loadMessageGroup(i18n, messages)]);
  return pageType;
};

/** Source path of a page type's code, as the build's manifest names it, and its words. */
export const pageTypeModule = (type: ResolvedPage['type']): string => PAGE_TYPES[type].module;
export const pageTypeMessages = (type: ResolvedPage['type']): MessageGroup | undefined => PAGE_TYPES[type].messages;

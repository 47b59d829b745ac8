import type { ComponentType } from 'react';
import type { RouterContext, SearchValues } from '#storefront/platform/page/router-context.ts';
import type { HeadInput } from '#storefront/platform/seo/page-head.ts';

/** What the back end says stands at an address. */
export type ResolvedPage = {
  type: 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE';
  /** Base64 uid. */
  uid: string;
  id: number;
  /** Path without store prefix, with leading slash. */
  path: string;
};

export type PageArguments = { context: RouterContext; page: ResolvedPage; search: SearchValues };

/** A kind of page, loaded on demand. `load` fills the query cache and may throw `notFound()`; what it returns goes to head and component. */
export type PageType<Data> = {
  load: (given: PageArguments) => Promise<Data>;
  head: (given: PageArguments & { data: Data }) => HeadInput;
  Component: ComponentType<{ page: ResolvedPage; search: SearchValues; data: Data }>;
};

/** Forgets the type of the data, which only the page type itself needs to know. */
export const definePageType = <Data>(type: PageType<Data>): PageType<unknown> => type as unknown as PageType<unknown>;

import { createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadMessageGroup, type MessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { pageQueryOf } from '#storefront/platform/page/page-query.ts';
import type { RouterContext, SearchValues } from '#storefront/platform/page/router-context.ts';
import type { HeadInput } from '#storefront/platform/seo/page-head.ts';
import { rootRoute } from './__root.tsx';
import { contextOf, routeHead } from './route-head.ts';

type Given = { context: RouterContext; search: SearchValues };

/** A page at an address of its own. Like a page type it is loaded on demand, its loader included. */
export type Page<Data> = {
  load: (given: Given) => Promise<Data>;
  head: (given: Given & { data: Data }) => HeadInput;
  Component: ComponentType<{ data: Data; search: SearchValues }>;
  /** Its answer is kept nowhere, not even for the way back: it is where a customer's own data is shown. */
  isPrivate?: boolean;
};

/** Forgets the type of the data, which only the page itself needs to know. */
export const definePage = <Data,>(page: Page<Data>): Page<unknown> => page as unknown as Page<unknown>;

type Loaded = { page: Page<unknown>; data: unknown; search: SearchValues };

/** The route of such a page. `module` is its source path, as the build's manifest names it; `messages` are words only some pages use. */
export const lazyPage = (path: string, module: string, fetchPage: () => Promise<{ page: Page<unknown> }>, messages?: MessageGroup) => {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { module, ...(messages && { messages }) },
    loaderDeps: ({ search }) => ({ search: pageQueryOf(search) }),
    loader: async ({ context, deps: { search } }) => {
      const [{ page }] = await Promise.all([fetchPage(), messages && loadMessageGroup(context.platform.i18n, messages)]);
      return { page, data: await page.load({ context, search }), search };
    },
    head: ({ loaderData, match }) => (loaderData ? routeHead(loaderData.page.head({ context: contextOf(match), ...loaderData })) : {}),
    component: function LazyPage() {
      // A path known only at run time hides the loader's type from the router.
      const { page, data, search } = route.useLoaderData() as Loaded;
      return <page.Component data={data} search={search} />;
    },
  });
  return route;
};

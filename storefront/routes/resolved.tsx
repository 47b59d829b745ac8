import { createRoute } from '@tanstack/react-router';
import { pageQueryOf } from '#storefront/platform/page/page-query.ts';
import { rootRoute } from './__root.tsx';
import { loadPageType } from './page-types.ts';
import { resolvePage } from './resolve-page.ts';
import { contextOf, routeHead } from './route-head.ts';

/** Every address that is no fixed route: the back end says what stands there, and its kind of page is loaded on demand. */
export const resolvedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loaderDeps: ({ search }) => ({ search: pageQueryOf(search) }),
  loader: async ({ context, params, deps: { search } }) => {
    const page = await resolvePage(context, `/${params._splat ?? ''}`);
    const pageType = await loadPageType(page.type, context.platform.i18n);
    const data = await pageType.load({ context, page, search });
    return { page, pageType, data, search };
  },
  head: ({ loaderData, match }) => (loaderData ? routeHead(loaderData.pageType.head({ context: contextOf(match), ...loaderData })) : {}),
  component: function ResolvedPage() {
    const { page, pageType, data, search } = resolvedRoute.useLoaderData();
    return <pageType.Component key={page.uid} page={page} search={search} data={data} />;
  },
});

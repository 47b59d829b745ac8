import { createRoute } from '@tanstack/react-router';
import { Fragment } from 'react';
import { usePageHydration } from '#storefront/platform/navigation/page-hydration.ts';
import { pageQueryOf } from '#storefront/platform/page/page-query.ts';
import { rootRoute } from './__root.tsx';
import type { LoadedPage } from '#storefront/shell/page.tsx';
import { loadPageType } from './page-types.ts';
import { resolvePage } from './resolve-page.ts';

/** Every URL without a fixed route: the back end resolves it, and the code of its page type is loaded on demand. */
export const resolvedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loaderDeps: ({ search }) => ({ search: pageQueryOf(search) }),
  loader: async ({ context, params, deps: { search } }): Promise<LoadedPage & { uid: string }> => {
    const page = await resolvePage(context, `/${params._splat ?? ''}`);
    const { pageType, ...rest } = await loadPageType(page.type);
    return { ...rest, ...(await pageType.open({ context, page, search })), uid: page.uid };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.head.title }] }),
  component: function ResolvedPage() {
    usePageHydration();
    const { uid, draw } = resolvedRoute.useLoaderData();
    return <Fragment key={uid}>{draw()}</Fragment>;
  },
});

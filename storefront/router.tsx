import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from './platform/page/router-context.ts';
import { formatSearch, parseSearch } from './platform/page/search-codec.ts';
import { rootRoute } from './routes/__root.tsx';
import { ErrorPage } from './routes/errors/error-page.tsx';
import { PendingPage } from './routes/errors/pending-page.tsx';
import { fixedRoutes } from './routes/fixed-pages.ts';
import { resolvedRoute } from './routes/resolved.tsx';

const routeTree = rootRoute.addChildren([...fixedRoutes(), resolvedRoute]);

/** The router of one page on the server, or of one visit in the browser. */
export const createAppRouter = (context: RouterContext, options: { history?: RouterHistory; isServer: boolean }) =>
  createRouter({
    routeTree,
    context,
    ...(options.history ? { history: options.history } : {}),
    isServer: options.isServer,
    basepath: context.platform.storeView.prefix || '/',
    origin: context.platform.origin,
    parseSearch,
    stringifySearch: formatSearch,
    trailingSlash: 'preserve',
    scrollRestoration: !options.isServer,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 400,
    defaultPendingMinMs: 300,
    defaultPreloadStaleTime: 30_000,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

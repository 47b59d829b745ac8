import { createBrowserHistory, type RouterHistory } from './platform/navigation/history.ts';
import { createRouter, type Router } from './platform/navigation/router.ts';
import type { RouterContext } from './platform/navigation/router-context.ts';
import { hasFeature } from './platform/platform.tsx';
import { fixedRoutes } from './routes/fixed-pages.ts';
import { resolvedRoute } from './routes/resolved.ts';
import { views } from './routes/views.tsx';
import { loadShell } from './shell/load-shell.ts';

const routes = [...fixedRoutes(), resolvedRoute];

/** The router of one page on the server, or of one visit in the browser. */
export const createAppRouter = (
  context: RouterContext,
  { history = createBrowserHistory(), isServer }: { history?: RouterHistory; isServer: boolean },
): Router =>
  createRouter({
    context,
    history,
    // The back end resolves the addresses of pages whose feature the shop lacks.
    routes: routes.filter(({ feature }) => !feature || hasFeature(context.platform, feature)),
    views,
    prepare: loadShell,
    prefix: context.platform.storeView.prefix,
    isServer,
  });

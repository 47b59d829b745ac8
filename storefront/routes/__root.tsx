import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '#storefront/platform/page/router-context.ts';
import { Layout } from '#storefront/shell/layout.tsx';
import { loadShell } from '#storefront/shell/load-shell.ts';
import { MaskedState } from './errors/masked-state.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => loadShell(context),
  shouldReload: false,
  component: Layout,
  notFoundComponent: NotFoundPage,
  errorComponent: MaskedState,
});

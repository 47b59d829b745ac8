import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '#storefront/platform/page/router-context.ts';
import { Layout } from '#storefront/shell/layout.tsx';
import { MaskedState } from './errors/masked-state.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  // Their answers are dehydrated into the page: their code is not part of the entry chunk.
  loader: ({ context }) => import('#storefront/shell/load-shell.ts').then(({ loadShell }) => loadShell(context)),
  shouldReload: false,
  component: Layout,
  notFoundComponent: NotFoundPage,
  errorComponent: MaskedState,
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { rootRoute } from './__root.tsx';
import { contextOf, routeHead } from './route-head.ts';

const PATH = '/newsletter/unsubscribe';

/** Where the link of every newsletter leads. */
export const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATH,
  staticData: { messages: 'shell', module: 'storefront/routes/newsletter/unsubscribe-screen.tsx' },
  loader: ({ context }) => loadMessageGroup(context.platform.i18n, 'shell'),
  head: ({ match }) => routeHead({ title: translateWith(contextOf(match).platform)('newsletter.end.submit'), path: PATH, isIndexed: false }),
  component: lazyRouteComponent(() => import('./newsletter/unsubscribe-screen.tsx'), 'UnsubscribeScreen'),
});

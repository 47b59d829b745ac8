import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { rootRoute } from './__root.tsx';
import { contextOf, routeHead } from './route-head.ts';

export const cartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cart',
  staticData: { module: 'storefront/features/cart/cart-page.tsx', messages: 'cart' },
  loader: ({ context }) => loadMessageGroup(context.platform.i18n, 'cart'),
  head: ({ match }) => routeHead({ title: translateWith(contextOf(match).platform)('cart.title'), path: '/cart', isIndexed: false }),
  component: lazyRouteComponent(() => import('#storefront/features/cart/cart-page.tsx'), 'CartPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { loadMessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { rootRoute } from './__root.tsx';
import { contextOf, routeHead } from './route-head.ts';

export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout',
  staticData: { messages: 'order', module: 'storefront/routes/checkout/checkout-screen.tsx' },
  loader: async ({ context: { platform, queryClient } }) => {
    const countries = import('#storefront/platform/address/countries.ts').then(({ countriesQuery }) => queryClient.ensureQueryData(countriesQuery(platform)));
    await Promise.all([loadMessageGroup(platform.i18n, 'order'), countries]);
  },
  head: ({ match }) => routeHead({ title: translateWith(contextOf(match).platform)('checkout.title'), path: '/checkout', isIndexed: false }),
  component: lazyRouteComponent(() => import('./checkout/checkout-screen.tsx'), 'CheckoutScreen'),
});

export const receiptRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/receipt',
  staticData: { messages: 'order', module: 'storefront/routes/checkout/receipt-screen.tsx' },
  loader: ({ context }) => loadMessageGroup(context.platform.i18n, 'order'),
  head: ({ match }) => routeHead({ title: translateWith(contextOf(match).platform)('receipt.number'), path: '/checkout/receipt', isIndexed: false }),
  component: lazyRouteComponent(() => import('./checkout/receipt-screen.tsx'), 'ReceiptScreen'),
});

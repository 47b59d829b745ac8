import { PAGES } from '#contract/pages.ts';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useCart, useCartContext } from '#storefront/features/cart/cart-context.tsx';
import type { Checkout } from '#storefront/features/checkout/checkout-context.tsx';
import { createCheckout } from '#storefront/features/checkout/create-checkout.ts';
import { refreshDelivery, shownLater, shownLots } from '#storefront/features/delivery/shown-lots.ts';
import { toggleDrawer } from '#storefront/platform/app-state/app-state.ts';
import { publishOrder } from '#storefront/shell/order-placed.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import { statusOfCart } from './status-of-cart.ts';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';

/** The checkout of the current cart. It follows the cart in other tabs, and sign-ins. */
export const useCheckoutOfCart = (): Checkout => {
  const platform = usePlatform();
  const router = useRouter();
  const queries = useQueryClient();
  const { store, actions: cart } = useCartContext();
  const isSignedIn = useIsSignedIn();
  const details = useCart((state) => state.details);

  const checkout = useMemo(
    () =>
      createCheckout(platform, {
        cart: {
          id: () => store.getState().cartId,
          isVirtual: () => store.getState().details?.isVirtual ?? false,
          remove: cart.removeCart,
          create: cart.createCart,
          read: async (cartId) => statusOfCart(await cart.readCart(cartId), platform.storeView),
          refresh: () => {
            void cart.restore();
            void refreshDelivery(queries, store.getState().cartId ?? '');
          },
          shownLots: () => shownLots(queries, store.getState().cartId ?? ''),
          shownLater: () => shownLater(queries, store.getState().cartId ?? ''),
        },
        closeDrawer: () => toggleDrawer(),
        ordered: (receipt, isNew) => {
          if (isNew) publishOrder(receipt);
          void router.navigate(addressIn(platform.storeView, PAGES.receipt.path), { isReplacing: true });
        },
      }),
    [platform, router, store, cart, queries],
  );

  const { begin, follow } = checkout.actions;
  useEffect(() => begin(), [begin, isSignedIn]);
  useEffect(() => {
    if (details) void follow(statusOfCart(details, platform.storeView));
  }, [follow, details, platform.storeView, isSignedIn]);
  useEffect(() => void cart.restore(), [cart]);
  return checkout;
};

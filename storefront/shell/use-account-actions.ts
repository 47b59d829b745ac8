import { PAGES } from '#contract/pages.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createAccountApi } from '#storefront/features/account/api/account-api.ts';
import { createAccountActions, type AccountActions } from '#storefront/features/account/state/account-actions.ts';
import { useCartContext, type Cart } from '#storefront/features/cart/cart-context.tsx';
import { createCartMemory } from '#storefront/features/cart/state/cart-memory.ts';
import { createCheckoutMemory } from '#storefront/features/checkout/state/browser-memory.ts';
import { clearCheckout } from '#storefront/features/checkout/state/checkout-memory.ts';
import { forgetEntered, setAside, takeUp } from '#storefront/features/checkout/state/set-aside.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { forgetHistories } from '#storefront/platform/browser-storage/histories.ts';
import { forgetDelivery } from '#storefront/platform/delivery-place/delivery-place.ts';
import { dropCartResponses, dropCustomerResponses } from '#storefront/platform/commerce/drop-responses.ts';
import { clearPersistedResponses } from '#storefront/platform/commerce/persisted-responses.ts';
import { forgetDrafts } from '#storefront/platform/forms/drafts.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { knownEmail } from '#storefront/platform/session/use-customer.ts';

const OF_A_PERSON = ['last_order', 'imagesBySku', 'wishlist', 'slab-holds', 'agreements_timestamp'];

const isCheckout = (path: string): boolean => path.endsWith(PAGES.checkout.path as string);

/** Signing in and out, with the effects on cart, checkout and stored data. */
export const accountActionsOf = (
  platform: Platform,
  queryClient: QueryClient,
  { store, actions: cart }: Cart,
): AccountActions => {
  const { commerce, session } = platform;
  const checkout = createCheckoutMemory(browserStorage);
  return createAccountActions({
    api: createAccountApi(commerce),
    session,
    environment: {
      cartId: () => store.getState().cartId ?? browserStorage.get<string>('cartId'),
      cartLines: () => {
        const id = store.getState().cartId ?? browserStorage.get<string>('cartId');
        const known = store.getState().details?.lines ?? (id && createCartMemory(browserStorage).readLines(id));
        return (known || []).map(({ sku, quantity }) => ({ sku, quantity }));
      },
      removeCart: () => {
        // At once: the cart's own code may still be loading when the page is left.
        createCartMemory(browserStorage).clear();
        cart.removeCart();
      },
      createCart: cart.createCart,
      showCart: cart.getDetails,
      clearEntered: () => {
        clearCheckout(checkout);
        forgetDrafts();
      },
      clearCheckout: () => forgetEntered(checkout),
      setCheckoutAside: () => {
        // The checkout tab must still find the entered data: another tab may learn of the end of the session first.
        if (isCheckout(location.pathname)) setAside(checkout, knownEmail(platform, queryClient));
      },
      takeCheckoutUp: (email) => takeUp(checkout, email),
      clearCartCache: () => dropCartResponses(queryClient),
      clearCustomerCache: () => dropCustomerResponses(queryClient),
      clearTraces: () => {
        for (const key of OF_A_PERSON) browserStorage.remove(key);
        forgetHistories();
        forgetDelivery();
        clearPersistedResponses();
      },
    },
  });
};

export const useAccountActions = (): AccountActions => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const cart = useCartContext();
  const [actions] = useState(() => accountActionsOf(platform, queryClient, cart));
  return actions;
};

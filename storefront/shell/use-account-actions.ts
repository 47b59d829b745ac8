import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createAccountApi } from '#storefront/features/account/api/account-api.ts';
import { createAccountActions, type AccountActions } from '#storefront/features/account/state/account-actions.ts';
import { useCartContext, type Cart } from '#storefront/features/cart/cart-context.tsx';
import { createCartMemory } from '#storefront/features/cart/state/cart-memory.ts';
import { createCheckoutMemory } from '#storefront/features/checkout/state/browser-memory.ts';
import { clearCheckout } from '#storefront/features/checkout/state/checkout-memory.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { forgetHistories } from '#storefront/platform/browser-storage/histories.ts';
import { dropCartAnswers, dropCustomerAnswers } from '#storefront/platform/commerce/drop-answers.ts';
import { clearPersistedAnswers } from '#storefront/platform/commerce/persisted-answers.ts';
import { forgetDrafts } from '#storefront/platform/forms/drafts.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';

/** Signing in and out, with the effects on cart, checkout and stored data. */
export const accountActionsOf = (
  { commerce, session }: Platform,
  queryClient: QueryClient,
  { store, actions: cart }: Cart,
): AccountActions =>
  createAccountActions({
    api: createAccountApi(commerce),
    session,
    environment: {
      cartId: () => store.getState().cartId ?? browserStorage.get<string>('cartId'),
      removeCart: () => {
        // At once: the cart's own code may still be loading when the page is left.
        createCartMemory(browserStorage).clear();
        cart.removeCart();
      },
      createCart: cart.createCart,
      showCart: cart.getDetails,
      clearEntered: () => {
        clearCheckout(createCheckoutMemory(browserStorage));
        forgetDrafts();
      },
      clearCartCache: () => dropCartAnswers(queryClient),
      clearCustomerCache: () => dropCustomerAnswers(queryClient),
      clearTraces: () => {
        for (const key of ['last_order', 'imagesBySku', 'wishlist']) browserStorage.remove(key);
        forgetHistories();
        clearPersistedAnswers();
      },
    },
  });

export const useAccountActions = (): AccountActions => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const cart = useCartContext();
  const [actions] = useState(() => accountActionsOf(platform, queryClient, cart));
  return actions;
};

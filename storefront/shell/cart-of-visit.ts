import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '#storefront/features/cart/cart-context.tsx';
import { createCart } from '#storefront/features/cart/create-cart.ts';
import type { Platform } from '#storefront/platform/platform.tsx';

/** The cart that all pages share. Code for handling an unusable cart is loaded on demand. */
export const cartOfVisit = (platform: Platform, queryClient: QueryClient): Cart => {
  const cart: Cart = createCart(platform, {
    signOut: async () => {
      const { signOutOfCart } = await import('./sign-out-of-cart.ts');
      await signOutOfCart(platform, queryClient, cart);
    },
  });
  return cart;
};

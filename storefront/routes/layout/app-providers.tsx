import { useState, type ReactNode } from 'react';
import { CartProvider } from '#storefront/features/cart/cart-context.tsx';
import { createCart } from '#storefront/features/cart/create-cart.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';

/** State of features that every page shares (the cart); composed here, so that features need not know each other. */
export const AppProviders = ({ children }: { children: ReactNode }) => {
  const platform = usePlatform();
  const [cart] = useState(() => createCart(platform));
  return <CartProvider cart={cart}>{children}</CartProvider>;
};

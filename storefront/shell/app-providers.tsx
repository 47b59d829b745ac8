import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { CartProvider } from '#storefront/features/cart/cart-context.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { ProductActionsProvider } from '#storefront/platform/product-data/product-actions.tsx';
import { cartOfVisit } from './cart-of-visit.ts';
import { PRODUCT_ACTIONS } from './product-actions.tsx';

/** Shared state of features (the cart); composed here, so that features need not know each other. */
export const AppProviders = ({ children }: { children: ReactNode }) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [cart] = useState(() => cartOfVisit(platform, queryClient));
  return (
    <CartProvider cart={cart}>
      <ProductActionsProvider value={PRODUCT_ACTIONS}>{children}</ProductActionsProvider>
    </CartProvider>
  );
};

import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { CartActions } from './state/cart-actions.ts';
import type { CartStore } from './state/cart-store.ts';
import { isEmptyCart } from './state/derive.ts';
import type { CartState } from './state/types.ts';

export type Cart = { store: CartStore; actions: CartActions };

const CartContext = createContext<Cart | undefined>(undefined);

export const CartProvider = ({ cart, children }: { cart: Cart; children: ReactNode }) => (
  <CartContext value={cart}>{children}</CartContext>
);

export const useCartContext = (): Cart => {
  const cart = use(CartContext);
  if (!cart) throw new Error('CartProvider is missing');
  return cart;
};

/** Selects from the cart's state; on the server and during hydration the cart is unknown. */
export const useCart = <T,>(select: (state: CartState) => T): T => useStore(useCartContext().store, select);

export const useCartActions = (): CartActions => useCartContext().actions;

export const useIsCartEmpty = (): boolean => useCart((state) => isEmptyCart(state.details));

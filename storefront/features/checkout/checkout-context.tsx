import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { CheckoutActions } from './state/checkout-actions.ts';
import type { CheckoutStore } from './state/checkout-store.ts';
import type { CheckoutState } from './types.ts';

export type { CheckoutLine } from './types.ts';

export type Checkout = { store: CheckoutStore; actions: CheckoutActions };

const CheckoutContext = createContext<Checkout | undefined>(undefined);

export const CheckoutProvider = ({ checkout, children }: { checkout: Checkout; children: ReactNode }) => (
  <CheckoutContext value={checkout}>{children}</CheckoutContext>
);

const useContextOrThrow = (): Checkout => {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error('CheckoutProvider is missing');
  return checkout;
};

export const useCheckout = <T,>(select: (state: CheckoutState) => T): T => useStore(useContextOrThrow().store, select);

export const useCheckoutActions = (): CheckoutActions => useContextOrThrow().actions;

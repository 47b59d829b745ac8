import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useIsSignedIn } from './use-customer.ts';

/** Shown instead of a hidden price. */
export type HiddenPrice = 'sign-in' | 'asking' | 'quote';

const store = createStore(() => ({ isRefetched: false }));

/** Sets whether hidden prices have been requested again for the signed-in customer. */
export const markPricesRefetched = (isRefetched: boolean): void => store.setState({ isRefetched });

/**
 * Guests may sign in. For a customer, a page rendered for guests requests its prices again; products whose price
 * remains hidden are sold on quote.
 */
export const useHiddenPrice = (): HiddenPrice => {
  const isSignedIn = useIsSignedIn();
  const isRefetched = useStore(store, (state) => state.isRefetched);
  if (!isSignedIn) return 'sign-in';
  return isRefetched ? 'quote' : 'asking';
};

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useIsSignedIn } from './use-customer.ts';

/** What is shown in place of a price that the back end hides. */
export type HiddenPrice = 'sign-in' | 'asking' | 'quote';

const store = createStore(() => ({ isAnswered: false }));

/** Sets whether hidden prices have been requested again for the signed-in customer. */
export const markPricesRefetched = (isAnswered: boolean): void => store.setState({ isAnswered });

/**
 * A guest may sign in. For a customer the page, rendered for guests, queries again; what stays hidden then is sold on a
 * quote.
 */
export const useHiddenPrice = (): HiddenPrice => {
  const isSignedIn = useIsSignedIn();
  const isAnswered = useStore(store, (state) => state.isAnswered);
  if (!isSignedIn) return 'sign-in';
  return isAnswered ? 'quote' : 'asking';
};

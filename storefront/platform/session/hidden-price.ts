import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useIsSignedIn } from './use-customer.ts';

/** What stands in the place of a price that the back end did not tell. */
export type HiddenPrice = 'sign-in' | 'asking' | 'quote';

const store = createStore(() => ({ isAnswered: false }));

/** Says whether hidden prices have been asked for again in the name of whoever is signed in. */
export const markPricesAnswered = (isAnswered: boolean): void => store.setState({ isAnswered });

/** A guest may sign in. For a customer the page, drawn for guests, asks again; what stays hidden then is sold on a quote. */
export const useHiddenPrice = (): HiddenPrice => {
  const isSignedIn = useIsSignedIn();
  const isAnswered = useStore(store, (state) => state.isAnswered);
  if (!isSignedIn) return 'sign-in';
  return isAnswered ? 'quote' : 'asking';
};

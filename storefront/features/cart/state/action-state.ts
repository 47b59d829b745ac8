import type { CartStore } from './cart-store.ts';
import type { CartErrors, CartState } from './types.ts';

type Flag = 'isGettingCart' | 'isGettingDetails' | 'isAddingItem' | 'isUpdatingItem' | 'isRemovingItem';

/** Sets a flag while the work runs. */
export const withFlag = async <T>(store: CartStore, flag: Flag, work: () => Promise<T>): Promise<T> => {
  store.setState({ [flag]: true } as Partial<CartState>);
  try {
    return await work();
  } finally {
    store.setState({ [flag]: false } as Partial<CartState>);
  }
};

export const setError = (store: CartStore, errors: Partial<CartErrors>): void =>
  store.setState((state) => ({ errors: { ...state.errors, ...errors } }));

/** Runs an action; its error stays in the state until the next attempt. */
export const withError = async (store: CartStore, kind: keyof CartErrors, work: () => Promise<void>): Promise<void> => {
  setError(store, { [kind]: undefined });
  try {
    await work();
  } catch (error) {
    setError(store, { [kind]: error });
    throw error;
  }
};

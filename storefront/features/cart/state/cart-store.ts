import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartErrors, CartState } from './types.ts';

const noErrors: CartErrors = { addItem: undefined, updateItem: undefined, removeItem: undefined, getCart: undefined, getDetails: undefined };

export const emptyCart: CartState = {
  cartId: undefined,
  details: undefined,
  isReady: false,
  isGettingCart: false,
  isGettingDetails: false,
  isAddingItem: false,
  isUpdatingItem: false,
  isRemovingItem: false,
  editedLine: undefined,
  errors: noErrors,
};

export type CartStore = StoreApi<CartState>;

export const createCartStore = (): CartStore => createStore<CartState>(() => emptyCart);

/** Which line is open in the dialog; needs nothing of what changes a cart. */
export const editing = (store: CartStore) => ({
  beginEditItem: (uid: string): void => store.setState({ editedLine: uid }),
  endEditItem: (): void => store.setState({ editedLine: undefined }),
});

export type Editing = ReturnType<typeof editing>;

type Flag = 'isGettingCart' | 'isGettingDetails' | 'isAddingItem' | 'isUpdatingItem' | 'isRemovingItem';

/** Holds a flag up while the work goes on. */
export const during = async <T>(store: CartStore, flag: Flag, work: () => Promise<T>): Promise<T> => {
  store.setState({ [flag]: true } as Partial<CartState>);
  try {
    return await work();
  } finally {
    store.setState({ [flag]: false } as Partial<CartState>);
  }
};

export const setError = (store: CartStore, errors: Partial<CartErrors>): void =>
  store.setState((state) => ({ errors: { ...state.errors, ...errors } }));

/** Runs an action; its failure is kept in the state until it is tried again. */
export const guarded = async (store: CartStore, kind: keyof CartErrors, work: () => Promise<void>): Promise<void> => {
  setError(store, { [kind]: undefined });
  try {
    await work();
  } catch (error) {
    setError(store, { [kind]: error });
    throw error;
  }
};

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartErrors, CartState } from './types.ts';

const noErrors: CartErrors = {
  addItem: undefined,
  updateItem: undefined,
  removeItem: undefined,
  getCart: undefined,
  getDetails: undefined,
};

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

/** Opens and closes the edit dialog; needs no code that changes a cart. */
export const editing = (store: CartStore) => ({
  beginEditItem: (uid: string): void => store.setState({ editedLine: uid }),
  endEditItem: (): void => store.setState({ editedLine: undefined }),
});

export type Editing = ReturnType<typeof editing>;

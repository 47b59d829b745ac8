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

export const setError = (store: CartStore, errors: Partial<CartErrors>): void =>
  store.setState((state) => ({ errors: { ...state.errors, ...errors } }));

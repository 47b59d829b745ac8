import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CheckoutState } from '../types.ts';

export const emptyCheckout: CheckoutState = {
  availableShippingMethods: [],
  shippingAddress: undefined,
  billingAddress: undefined,
  shippingMethod: undefined,
  shippingTitle: undefined,
  paymentMethods: undefined,
  paymentCode: undefined,
  paymentData: undefined,
  status: undefined,
  totals: undefined,
  receipt: { order: undefined },
  isSubmitting: false,
  isRecovering: false,
  isSynchronizing: false,
  notice: undefined,
  guestCart: undefined,
  isCustomers: false,
  editing: undefined,
  errors: {},
};

export type CheckoutStore = StoreApi<CheckoutState>;

export const createCheckoutStore = (): CheckoutStore => createStore<CheckoutState>(() => emptyCheckout);

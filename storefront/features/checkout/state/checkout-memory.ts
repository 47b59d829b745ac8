import type { Address } from '#storefront/platform/address/address.ts';
import type { BillingAddress, StoredReceipt, PaymentData, PaymentMethod, ShippingMethod } from '../types.ts';

export type SavedCheckout = {
  availableShippingMethods: readonly ShippingMethod[];
  availablePaymentMethods: readonly PaymentMethod[];
  billing_address: BillingAddress;
  paymentMethod: { code: string; key: string };
  shipping_address: Address;
  /** The address goes into the customer's address book with the order. */
  address_saved: true;
  shippingMethod: ShippingMethod;
  guest_shipping_data: Address;
  /** Country of the store in which the address was submitted, and in which it was typed. */
  checkout_stores: { sent?: string; typed?: string };
  /** The checkout was started while signed in. */
  checkout_customer: true;
  authorize_net_cc: PaymentData;
  /** An order call without a known outcome. */
  sent_order: { cartId: string; key: string };
  last_order: StoredReceipt;
  /** When the shopper last accepted the terms of sale, in ISO 8601. */
  agreements_timestamp: string;
};

export type CheckoutMemory = {
  read<Key extends keyof SavedCheckout>(key: Key): SavedCheckout[Key] | undefined;
  write<Key extends keyof SavedCheckout>(key: Key, value: SavedCheckout[Key]): void;
  remove(key: keyof SavedCheckout): void;
};

const CHECKOUT_KEYS = [
  'availableShippingMethods',
  'availablePaymentMethods',
  'billing_address',
  'paymentMethod',
  'shipping_address',
  'address_saved',
  'shippingMethod',
  'guest_shipping_data',
  'checkout_stores',
  'checkout_customer',
  'authorize_net_cc',
  'sent_order',
] as const;

/** True if the order saves the address. Sent with each request, because back ends apply the last one only. */
export const isAddressSaved = (memory: Pick<CheckoutMemory, 'read'>): boolean => memory.read('address_saved') ?? false;

export const clearCheckout = (memory: CheckoutMemory): void => CHECKOUT_KEYS.forEach((key) => memory.remove(key));

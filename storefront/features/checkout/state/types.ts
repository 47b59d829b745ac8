import type { Address } from '#storefront/platform/address/address.ts';

export type Money = { value: number; currency: string };

export type BillingAddress = { sameAsShippingAddress: true } | ({ sameAsShippingAddress: false } & Address);

export type ShippingMethod = {
  carrier_code: string;
  carrier_title: string;
  method_code: string;
  method_title: string;
  amount: Money | undefined;
  isAvailable: boolean;
  message: string | undefined;
};

/** What the shop keeps of a card: a token of the gateway and what tells the card apart for its owner. */
export type PaymentData = { nonce: string; brand: string; last4: string; expiry: string };

export type Totals = {
  subtotal: Money | undefined;
  shipping: Money | undefined;
  taxes: readonly { label: string; amount: Money }[];
  grandTotal: Money | undefined;
};

export type Receipt = {
  id: string;
  number: string | undefined;
  email: string | undefined;
  isPickup: boolean;
  placedAt: string | undefined;
  shippingTitle: string | undefined;
  paymentTitle: string | undefined;
  shipping_address: Address | undefined;
  items: readonly { sku: string; name: string; options: readonly string[]; quantity: number; image: string | undefined; rowTotal: Money | undefined }[];
  totals: Totals | undefined;
};

export type Step = 'shippingAddress' | 'shippingMethod' | 'billingAddress' | 'paymentMethod' | 'order';

export type CheckoutState = {
  availableShippingMethods: readonly ShippingMethod[];
  shippingAddress: Address | undefined;
  billingAddress: BillingAddress | undefined;
  shippingMethod: ShippingMethod | undefined;
  shippingTitle: string | undefined;
  paymentCode: string | undefined;
  paymentData: PaymentData | undefined;
  totals: Totals | undefined;
  receipt: { order: Receipt | undefined };
  isSubmitting: boolean;
  /** The step the shopper went back to, while another could be shown. */
  editing: Step | undefined;
  errors: Partial<Record<Step, unknown>>;
};

/** What checkout needs of the back end; every call rejects with the client's typed errors. */
export type CheckoutApi = {
  setGuestEmail(cartId: string, email: string): Promise<void>;
  /** `isSaved` also puts the address into the customer's book. */
  setShippingAddress(cartId: string, address: Address, isSaved: boolean): Promise<readonly ShippingMethod[]>;
  /** REST shipping-information. */
  setShippingInformation(cartId: string, information: { shippingAddress: Address; billingAddress: Address; method: ShippingMethod }): Promise<void>;
  getTotals(cartId: string): Promise<Totals>;
  /** REST payment-information; answers the order id. The same key never places a second order. */
  placeOrder(cartId: string, order: { email: string; billingAddress: Address; method: string; nonce: string; key: string }): Promise<string>;
  /** The order that a cart became, or undefined while it is none. */
  getReceipt(cartId: string): Promise<Receipt | undefined>;
  /** Whether the cart can still be ordered; rejects when nobody could be asked. */
  isCartOpen(cartId: string): Promise<boolean>;
};

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

/** What the back end knows of the cart's checkout now. */
export type Standing = {
  hasAddress: boolean;
  methods: readonly ShippingMethod[];
  /** The method the cart has; undefined while none is chosen, or when it is not offered any more. */
  chosen: Pick<ShippingMethod, 'carrier_code' | 'method_code'> | undefined;
  totals: Totals;
};

export type Receipt = {
  id: string;
  number: string | undefined;
  email: string | undefined;
  isPickup: boolean;
  placedAt: string | undefined;
  shippingTitle: string | undefined;
  paymentCode: string | undefined;
  paymentTitle: string | undefined;
  shipping_address: Address;
  items: readonly {
    sku: string;
    name: string;
    options: readonly string[];
    quantity: number;
    image: string | undefined;
    rowTotal: Money | undefined;
  }[];
  totals: Totals | undefined;
};

/** A receipt on this device: whose words it has, and by what it can be read again in others. */
export type KeptReceipt = Receipt & { cartId?: string; language?: string };

export type Step = 'shippingAddress' | 'shippingMethod' | 'billingAddress' | 'paymentMethod' | 'order';

/** What happened to the checkout without the shopper's doing, until the next step is sent. */
export type Notice =
  | { kind: 'total_changed'; before: Money }
  | { kind: 'method_gone'; title: string }
  /** The address is in another country than the store that is open now. */
  | { kind: 'address_set_aside' };

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
  /** Methods and totals are being asked for again. */
  isCatchingUp: boolean;
  notice: Notice | undefined;
  /** It was begun by somebody who was signed in. */
  isCustomers: boolean;
  /** The step the shopper went back to, while another could be shown. */
  editing: Step | undefined;
  errors: Partial<Record<Step, unknown>>;
};

export type OrderRequest = {
  /** A guest's. */
  email: string | undefined;
  billingAddress: Address;
  method: string;
  nonce: string;
  key: string;
  /** What the shopper saw; a back end that compares it places no order at another total. */
  total: Money | undefined;
};

/** What checkout needs of the back end; every call rejects with the client's typed errors. */
export type CheckoutApi = {
  setGuestEmail(cartId: string, email: string): Promise<void>;
  /** `isSaved` also puts the address into the customer's book. */
  setShippingAddress(cartId: string, address: Address, isSaved: boolean): Promise<readonly ShippingMethod[]>;
  /** REST shipping-information. */
  setShippingInformation(
    cartId: string,
    information: { shippingAddress: Address; billingAddress: Address; method: ShippingMethod },
  ): Promise<void>;
  getStanding(cartId: string): Promise<Standing>;
  /** REST payment-information; answers the order id. The same key never places a second order. */
  placeOrder(cartId: string, order: OrderRequest): Promise<string>;
  /** The order that a cart became, or undefined while it is none. */
  getReceipt(cartId: string): Promise<Receipt | undefined>;
  /** Whether the cart can still be ordered; rejects when nobody could be asked. */
  isCartOpen(cartId: string): Promise<boolean>;
};

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

/** Stored data of a card: the gateway's token and details for its owner. */
export type CardData = {
  /** For a saved card, its public hash. */
  nonce: string;
  brand: string;
  last4: string;
  expiry: string;
  /** True if the customer chose to save the card. */
  isToSave?: boolean;
};

/** Stored data of a method paid later: its name and the purchase order number. */
export type LaterData = { title: string; purchaseOrder: string | undefined };

export type PaymentData = CardData | LaterData;

/** A cart line as checkout shows it; the route passes it on from the cart feature. */
export type CheckoutLine = {
  uid: string;
  sku: string;
  name: string;
  options: readonly string[];
  sellingUnit?: string;
  quantity: number;
  image: { url: string; label: string } | undefined;
  rowTotal: Money | undefined;
};

/** A payment method available for the cart. */
export type PaymentMethod = { code: string; title: string };

export type Totals = {
  subtotal: Money | undefined;
  /** With the tax on the lines; the tax on shipping is no part of it. */
  subtotalIncludingTax?: Money | undefined;
  /** Subtotal less discounts: the amount while shipping and taxes are unknown. */
  discounted?: Money | undefined;
  shipping: Money | undefined;
  /** Positive; older stored receipts have none. */
  discounts?: readonly { label: string; amount: Money }[];
  taxes: readonly { label: string; amount: Money }[];
  grandTotal: Money | undefined;
};

/** Parts of an address that determine freight and taxes. */
export type Place = Pick<Address, 'country_id' | 'region_code' | 'postcode'>;

/** The cart of one response, so that everything shown with a total belongs to the same state. */
export type CartStatus = {
  /** Nothing of it is shipped. */
  isVirtual: boolean;
  lines: readonly CheckoutLine[];
  /** Coupon codes in force. */
  coupons: readonly string[];
  /** Place of the cart's address. */
  place: Place | undefined;
  methods: readonly ShippingMethod[];
  /** The cart's method; undefined when none is chosen or it is no longer available. */
  chosen: Pick<ShippingMethod, 'carrier_code' | 'method_code'> | undefined;
  paymentMethods: readonly PaymentMethod[];
  totals: Totals;
};

/** Cart data of the summary. */
export type ShownCart = Pick<CartStatus, 'lines' | 'totals' | 'isVirtual' | 'place'>;

export type Receipt = {
  id: string;
  number: string | undefined;
  email: string | undefined;
  isPickup: boolean;
  /** Pickup address and opening hours, line by line. */
  pickupPlace?: readonly string[];
  /** Nothing is shipped: the address is the billing address. */
  isVirtual?: boolean;
  placedAt: string | undefined;
  shippingTitle: string | undefined;
  paymentCode: string | undefined;
  paymentTitle: string | undefined;
  /** Name of the payment method; older stored receipts have none. */
  paymentMethod?: string | undefined;
  coupons?: readonly string[];
  /** Payment instructions, if payment is still due. */
  paymentInstructions?: string | undefined;
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

/** A stored receipt, with its language and the cart id it can be fetched by again. */
export type StoredReceipt = Receipt & { cartId?: string; language?: string };

export type Step = 'shippingAddress' | 'shippingMethod' | 'billingAddress' | 'paymentMethod' | 'order';

/** A change made without the shopper; shown until the next step is submitted. */
export type Notice =
  | { kind: 'total_changed'; before: Money }
  | { kind: 'method_gone'; title: string }
  /** The address is in another country than the store view. */
  | { kind: 'address_set_aside' }
  /** The page was left while an order was on its way, and the order is not found yet, or not found at all. */
  | { kind: 'order_awaited' }
  | { kind: 'order_not_found' };

export type CheckoutState = {
  availableShippingMethods: readonly ShippingMethod[];
  shippingAddress: Address | undefined;
  billingAddress: BillingAddress | undefined;
  shippingMethod: ShippingMethod | undefined;
  shippingTitle: string | undefined;
  /** Undefined until loaded. */
  paymentMethods: readonly PaymentMethod[] | undefined;
  paymentCode: string | undefined;
  paymentData: PaymentData | undefined;
  /** The cart on the page; undefined before the first response to the page's own selections. */
  status: CartStatus | undefined;
  /** Totals of `status` where its shipping method is the one chosen here. */
  totals: Totals | undefined;
  receipt: { order: Receipt | undefined };
  isSubmitting: boolean;
  /** Looking for an order submitted when the page was left. */
  isRecovering: boolean;
  /** Methods and totals are being refetched. */
  isSynchronizing: boolean;
  notice: Notice | undefined;
  /** The cart in the summary before the shopper signed in during this checkout. */
  guestCart: ShownCart | undefined;
  /** It was started while signed in. */
  isCustomers: boolean;
  /** An earlier step reopened by the shopper. */
  editing: Step | undefined;
  errors: Partial<Record<Step, unknown>>;
};

export type OrderRequest = {
  /** Only for guests. */
  email: string | undefined;
  billingAddress: Address;
  /** The billing address goes into the customer's address book. */
  isBillingSaved?: boolean;
  method: string;
  nonce?: string | undefined;
  isCardToKeep?: boolean | undefined;
  purchaseOrder?: string | undefined;
  key: string;
  /** Ids of accepted agreements. */
  agreed?: readonly string[];
  /** Number of production lots shown on the page; our back end refuses more. */
  lots?: number | undefined;
  /** Number of units shown as coming later; our back end refuses more. */
  later?: number | undefined;
  /** The total shown; a back end that compares it refuses the order at any other. */
  total: Money | undefined;
};

/** The back end calls of checkout; each rejects with the client's typed errors. */
export type CheckoutApi = {
  setGuestEmail(cartId: string, email: string): Promise<void>;
  /** `isSaved` has the address go into the customer's address book with the order, here and below. */
  setShippingAddress(cartId: string, address: Address, isSaved: boolean): Promise<void>;
  /** For carts without shipped products. */
  setBillingAddress(cartId: string, address: Address, isSaved: boolean): Promise<void>;
  /** REST shipping-information. */
  setShippingInformation(
    cartId: string,
    information: { shippingAddress: Address; billingAddress: Address; method: ShippingMethod; isSaved?: boolean },
  ): Promise<void>;
  /** Payment instructions by method code. Rejects if the back end does not support them. */
  getPaymentInstructions(cartId: string): Promise<ReadonlyMap<string, string>>;
  /** REST payment-information; returns the order id. The same key never places a second order. */
  placeOrder(cartId: string, order: OrderRequest): Promise<string>;
  /** The receipt of the order a cart became; undefined when there is none. */
  getReceipt(cartId: string): Promise<Receipt | undefined>;
  /** Returns whether the cart can still be ordered; rejects if the back end is unreachable. */
  isCartOpen(cartId: string): Promise<boolean>;
};

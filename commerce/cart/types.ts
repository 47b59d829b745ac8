import type { PaymentMethod } from '#commerce/payment/types.ts';
import type { Sellable } from '#commerce/catalog/types.ts';
import type { PickupPlaces, ShippingOption } from '#commerce/shipping/types.ts';
import type { CurrencyCode, StoreView } from '#commerce/stores/types.ts';
import type { AppliedTax, TaxRate } from '#commerce/tax/types.ts';

/** What a cart is known by outside: 32 letters and digits; whoever knows it may use a guest's cart. */
export const MASKED_ID = /^[A-Za-z0-9]{32}$/;

export type CartRow = {
  id: number;
  maskedId: string;
  storeViewId: number;
  currency: CurrencyCode;
  isActive: boolean;
  /** Null: a guest's. */
  customerId: number | null;
  email: string | null;
  shippingCarrierCode: string | null;
  shippingMethodCode: string | null;
  paymentMethodCode: string | null;
  paymentNonce: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export type CartItemRow = { id: number; productId: number; quantity: number };

export type AddressKind = 'shipping' | 'billing';

/** An address as it is kept: checked, trimmed, its region resolved. */
export type Address = {
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  city: string;
  regionId: number;
  regionCode: string;
  postcode: string;
  countryId: 'CA' | 'US';
  telephone: string;
};

export type CartAddress = Address & {
  id: number;
  kind: AddressKind;
  customerNotes: string | null;
  pickupLocationCode: string | null;
};

export type LineProblem = { code: 'ITEM_QTY' | 'UNDEFINED'; message: string };

/** A line as it can be bought now; amounts in minor units without tax. */
export type CartLine = {
  id: number;
  quantity: number;
  sellable: Sellable;
  /** Null: it has no price in the cart's currency. */
  unitPrice: number | null;
  rowTotal: number;
  taxAmount: number;
  problems: readonly LineProblem[];
  /** What may be bought at most; 0 when it is out of stock. */
  maxQuantity: number;
};

export type CartTotals = {
  subtotal: number;
  subtotalTax: number;
  shipping: number;
  shippingTax: number;
  taxes: readonly AppliedTax[];
  grandTotal: number;
};

/** A cart priced afresh: current prices, stock, ways to ship and taxes. */
export type CartDetail = {
  lines: readonly CartLine[];
  addresses: Readonly<Partial<Record<AddressKind, CartAddress>>>;
  shippingOptions: readonly ShippingOption[];
  /** Null while none is chosen, or the chosen one is no longer offered. */
  selectedShipping: ShippingOption | null;
  /** Taxes at the delivery address; none while it is not known. */
  deliveryRates: readonly TaxRate[];
  totals: CartTotals;
};

/** An opened cart: the gate let its caller in. `view` and `currency` are those it is shown in. */
export type OpenCart = {
  row: CartRow;
  view: StoreView;
  currency: CurrencyCode;
  /** Customer group of whoever opened it. */
  groupId: number;
};

/** What resolves the GraphQL type Cart; the detail is worked out once, and only when asked for. */
export type CartModel = OpenCart & {
  places: PickupPlaces;
  detail(): Promise<CartDetail>;
  /** Ways to pay its total. */
  payments(): Promise<readonly PaymentMethod[]>;
};

/** What resolves a line of a cart. */
export type CartLineModel = { __typename: 'SimpleCartItem' | 'ConfigurableCartItem'; line: CartLine; cart: CartModel };

/** What resolves an address of a cart. */
export type CartAddressModel = { address: CartAddress; cart: CartModel };

/** A product to add, as the shopper names it. */
export type AddRequest = {
  sku: string;
  quantity: number;
  parentSku?: string | null;
  selectedOptions?: readonly string[] | null;
};

/** Why a product could not be added. */
export type AddProblem = {
  code: 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'PERMISSION_DENIED' | 'UNDEFINED';
  message: string;
  sku: string;
  /** What is left, when that is the problem. */
  available?: number;
};

export type ItemChange = { itemId: number; quantity: number };

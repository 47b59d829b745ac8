import type { AreaUnit } from '#contract/area-price.ts';
import type { Choice } from '#commerce/merchandise/catalog/composition-types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

export type QuoteState = 'requested' | 'answered' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
export type QuoteSource = 'cart' | 'list' | 'product';
export type QuoteActor = 'customer' | 'staff' | 'shop';

/** Contents of quotes.yaml. */
export type QuoteRule = {
  validDays: number;
  /** True if cart rules and coupons apply to quoted lines. */
  isDiscounted: boolean;
};

export type QuoteLine = {
  id: number;
  position: number;
  productId: number;
  /** Chosen options. */
  choice?: Choice | null;
  sku: string;
  /** Product name at the time of the request. */
  name: string;
  quantity: number | null;
  finish: string | null;
  area: number | null;
  areaUnit: AreaUnit | null;
  note: string | null;
  /** Price of one selling unit in minor units; null: not priced yet. */
  price: number | null;
  /** The order placed at this price. */
  orderNumber: string | null;
};

export type QuoteEvent = { state: QuoteState; at: Date; by: QuoteActor; comment: string | null };

export type Quote = {
  id: number;
  number: string;
  customerId: number;
  storeViewId: number;
  currency: CurrencyCode;
  source: QuoteSource;
  state: QuoteState;
  note: string | null;
  message: string | null;
  shippingNote: string | null;
  /** YYYY-MM-DD, the last day. */
  validUntil: string | null;
  requestedAt: Date;
  changedAt: Date;
  lines: readonly QuoteLine[];
  events: readonly QuoteEvent[];
};

/** A validated line of a request. */
export type RequestedLine = Pick<
  QuoteLine,
  'productId' | 'choice' | 'sku' | 'name' | 'quantity' | 'finish' | 'area' | 'areaUnit' | 'note'
>;

/** Why a line of a cart has, or has not, the price of its quote. */
export type QuotedState =
  | 'quoted'
  /** Another quantity than was quoted. */
  | 'quantity'
  /** Another variant of the product than was quoted. */
  | 'variant'
  /** The cart is in another currency. */
  | 'currency'
  /** The quote is over: its last day is, staff took it back, or it was ordered. */
  | 'ended';

/** An accepted price in a cart. */
export type QuotedPrice = {
  lineId: number;
  quoteNumber: string;
  quoteState: QuoteState;
  validUntil: string;
  currency: CurrencyCode;
  productId: number;
  quantity: number;
  price: number;
  orderNumber: string | null;
};

/** Quote of a cart line. */
export type LineQuote = Pick<
  QuotedPrice,
  'lineId' | 'quoteNumber' | 'quantity' | 'price' | 'currency' | 'validUntil'
> & {
  state: QuotedState;
  /** True if cart rules and coupons apply. */
  isDiscounted: boolean;
};

/** A quote as staff list it. */
export type QuoteRecord = {
  number: string;
  askedAt: Date;
  state: QuoteState;
  name: string;
  email: string;
  group: number;
  storeView: string;
  source: QuoteSource;
  lines: number;
  validUntil: string | null;
  total: string;
  currency: CurrencyCode;
  orders: string;
};

/** The customer of a quote, as staff see them; `number` is the id in REST. */
export type QuoteCustomer = {
  id: number;
  number: number;
  firstname: string;
  lastname: string;
  email: string;
  groupId: number;
};

/** Who works on a quote: the name of a program, and the version that a person has read. */
export type QuoteHand = { by?: string | undefined; expected?: number | undefined };

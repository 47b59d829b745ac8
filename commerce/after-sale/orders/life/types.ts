import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';
import type { LotShare } from '#commerce/merchandise/catalog/lot-rules.ts';
import type { Made, OrderDiscount, OrderItemStatus, OrderStatus, OrderTax } from '../types.ts';

/** Selling units of a line by what became of them; see the columns of `order_item`. */
export type LineCounts = { invoiced: number; shipped: number; refunded: number; withdrawn: number; canceled: number };

/** A line of an order that changes. */
export type LifeLine = LineCounts & {
  id: number;
  /** The id that programs know it by. */
  number: number;
  parentItemId: number | null;
  productId: number;
  sku: string;
  isFinalSale: boolean | null;
  /** Nothing of it leaves. */
  isVirtual?: boolean;
  made?: Made | null;
  lots?: readonly LotShare[];
  /** Units that were not in stock when the order was placed. */
  later?: number;
  /** Units not in stock yet. */
  awaited?: number;
  /** Units that another order replaced at no charge. */
  replaced?: number;
  quantity: number;
  rowTotal: number;
  status: OrderItemStatus;
};

/** Amounts that invoices and credit memos are calculated from, in minor units; lines in the order of `lineAmounts`. */
export type BillBase = {
  lines: readonly Pick<LifeLine, 'id' | 'quantity' | 'rowTotal'>[];
  taxes: readonly Pick<OrderTax, 'lineAmounts' | 'shippingAmount'>[];
  discounts: readonly Pick<OrderDiscount, 'lineAmounts' | 'shippingAmount'>[];
  shippingAmount: number;
  shippingDiscountAmount: number;
  /** True if the amounts include tax. */
  isTaxIncluded?: boolean;
};

/** An order locked for a change. */
export type LifeOrder = Omit<BillBase, 'lines'> & {
  id: number;
  number: string;
  status: OrderStatus;
  statusBeforeHold: OrderStatus | null;
  isPickup: boolean;
  /** True for two shipments: units in stock first. */
  isSplit?: boolean;
  /** Part of `shippingAmount` for the second shipment; null without one. */
  laterShippingAmount: number | null;
  customerId: number | null;
  currency: CurrencyCode;
  paymentMethodCode: string;
  paymentAttemptId: number | null;
  grandTotal: number;
  placedAt: Date;
  lines: readonly LifeLine[];
  /** Shipping before discounts. */
  shippingInvoiced: number;
  shippingRefunded: number;
  /** Total of credit memos, and the fees withheld in them. */
  credited: number;
  notRefunded: number;
};

/** Part of an invoice or credit memo: taxes include shipping, discounts do not. */
export type BillPart = { amount: number; shippingAmount: number };

/** The amounts of an invoice or credit memo; minor units. */
export type Bill = {
  subtotal: number;
  discountAmount: number;
  shippingAmount: number;
  shippingDiscountAmount: number;
  taxAmount: number;
  isTaxIncluded?: boolean;
  /** Deduction, as a negative amount. */
  adjustment: number;
  grandTotal: number;
  taxes: readonly BillPart[];
  discounts: readonly BillPart[];
  items: readonly { itemId: number; quantity: number; rowTotal: number; discountAmount: number; taxAmount: number }[];
};

export type DocumentKind = 'invoice' | 'credit_memo';

/** The person or program that changes an order, and its comment. */
export type Hand = {
  actor: 'customer' | 'staff' | 'gateway';
  /** Name of the staff member. */
  by?: string | undefined;
  /** Number of history entries that the caller has read. The change is refused if there are more. */
  expected?: number | undefined;
  /** Name of the integration that acts for the staff. */
  integration?: string | undefined;
  comment?: string | undefined;
  /** True if the customer sees the comment; true by default. */
  isShown?: boolean | undefined;
};

export type OrderEvent = {
  at: Date;
  what: 'status' | 'comment' | 'paid' | 'ready' | 'invoice' | 'shipment' | 'credit_memo' | 'return' | 'address';
  status: OrderStatus;
  actor: Hand['actor'];
  by: string | null;
  comment: string | null;
  isShown: boolean;
};

/** A parcel of a shipment; `carrierCode` is a carrier of orders.yaml or the shipping method of the order. */
export type Track = { carrierCode: string; title: string; number: string };

export type Shipment = {
  number: string;
  sentAt: Date;
  items: readonly { itemId: number; quantity: number }[];
  tracks: readonly Track[];
};

export type OrderDocument = Bill & { kind: DocumentKind; number: string; createdAt: Date };

/** Settings in orders.yaml. */
export type OrderSettings = {
  cancellation: {
    /** How long after an order its customer may cancel it. */
    hours: number;
    reasons: readonly Readonly<Record<Language, string>>[];
  } | null;
  /** Rules of returns; absent if the shop accepts none. */
  returns?: { /** After they left. */ days: number; restockingPercent: number } | null;
  /** How many days after they left breakage is reported online; absent where it is not. */
  claims?: { days: number } | null;
  /** Tax registrations shown on invoices, such as GST/HST 12345 6789 RT0001. */
  taxNumbers?: readonly { name: Readonly<Record<Language, string>>; number: string }[];
  /** Carriers of parcels; `{number}` in `url` stands for the tracking number. */
  carriers: readonly {
    code: string;
    name: Readonly<Record<Language, string>>;
    url: Readonly<Record<Language, string>> | null;
  }[];
};

export const SALES_UNITS = ['day', 'week', 'month'] as const;
export type SalesUnit = (typeof SALES_UNITS)[number];

/** Half-open. */
export type Range = { from: Date; to: Date };

/** Amounts of all figures are in minor units of their currency. */
export type SalesFigures = {
  /** First day of the period, YYYY-MM-DD in the time zone of the shop. */
  period: string;
  storeView: string;
  currency: string;
  invoices: number;
  /** Total without taxes. */
  net: number;
  tax: number;
  /** Less discounts on shipping. */
  shipping: number;
  discounts: number;
  /** Total of credit memos, which the other amounts exclude already. */
  refunds: number;
  /** Invoices less credit memos. */
  total: number;
};

export type TaxFigures = {
  region: string;
  code: string;
  /** Null if no order is in the reader's language. */
  label: string | null;
  ratePpm: number;
  currency: string;
  amount: number;
};

export type PaymentFigures = { method: string; currency: string; received: number; refunded: number; payments: number };

export type DayFigures = { method: string; currency: string; orders: number; ordered: number; outstanding: number };

export type ProductFigures = { sku: string; name: string; currency: string; quantity: number; amount: number };

export type NeverSold = { sku: string; name: string | null };

export type SampleFigures = { sku: string; samples: number; orders: number };

export const QUOTE_STATES = ['requested', 'answered', 'accepted', 'declined', 'expired', 'withdrawn'] as const;

export type QuoteState = (typeof QUOTE_STATES)[number];

export const QUOTE_ACTIONS = [
  'quote-begun',
  'quote-priced',
  'quote-answered',
  'quote-accepted',
  'quote-declined',
  'quote-withdrawn',
] as const;

export type QuoteLine = {
  position: number;
  sku: string;
  name: string;
  qty: number | null;
  finish: string | null;
  area: number | null;
  area_unit: 'sqft' | 'm2' | null;
  note: string | null;
  price: number | null;
  order_increment_id: string | null;
  /** Only of a single quote. */
  extension_attributes?: { list_price: number | null; qty_available: number; coverage_sq_ft: number | null };
};

/** A quote of `GET /V1/priceQuotes`; `id` is its number. */
export type Quote = {
  id: string;
  number: string;
  customer: { id: number; firstname: string; lastname: string; email: string; group_id: number } | null;
  state: QuoteState;
  currency: string;
  note: string | null;
  message: string | null;
  shipping_note: string | null;
  valid_until: string | null;
  created_at: string;
  total: number;
  items: readonly QuoteLine[];
  history: readonly {
    state: QuoteState;
    created_at: string;
    by: 'customer' | 'staff' | 'shop';
    comment: string | null;
  }[];
  extension_attributes?: { version: number };
};

import type { OrderMail } from '#contract/order-mails.ts';

export type OrderStatus =
  | 'pending'
  | 'processing'
  | 'fraud'
  | 'partially'
  | 'ready_for_pickup'
  | 'shipped'
  | 'picked_up'
  | 'complete'
  | 'holded'
  | 'canceled'
  | 'closed';

export const ORDER_STATUSES: readonly OrderStatus[] = [
  'pending',
  'processing',
  'partially',
  'ready_for_pickup',
  'shipped',
  'picked_up',
  'complete',
  'holded',
  'fraud',
  'canceled',
  'closed',
];

/** Statuses of orders to pack, as the value of a filter. */
export const TO_PACK = 'processing,partially';

export type OrderLine = {
  item_id: number;
  sku: string;
  name: string;
  is_virtual: 0 | 1;
  qty_ordered: number;
  qty_invoiced: number;
  qty_shipped: number;
  qty_refunded: number;
  qty_canceled: number;
  /** Units not in stock yet. */
  qty_backordered: number;
  price: number;
  row_total: number;
  extension_attributes?: {
    /** Chosen options, such as the size and the colour of a variant. */
    options?: readonly string[];
    lots?: readonly { code: string; qty: number }[];
    /** Units that were not in stock when ordered, and the day (YYYY-MM-DD) they are expected. */
    later?: { qty: number; on: string };
    /** Units that another order replaced at no charge. */
    qty_replaced?: number;
  };
};

export type Address = {
  firstname: string;
  lastname: string;
  company?: string;
  street: readonly string[];
  city: string;
  region: string;
  region_id: number | null;
  postcode: string;
  country_id: string;
  telephone: string;
};

/** A return and the other order of its replacement. */
export type ReplacementLink = { return_number: string; order_id: number };

/** An order of `GET /V1/orders`; `id` is its `entity_id`. */
export type Order = {
  id: number;
  entity_id: number;
  increment_id: string;
  status: OrderStatus;
  created_at: string;
  customer_email: string;
  customer_firstname: string;
  customer_lastname: string;
  order_currency_code: string;
  subtotal: number;
  discount_amount: number;
  shipping_amount: number;
  tax_amount: number;
  grand_total: number;
  total_paid: number;
  total_due: number;
  total_refunded: number;
  shipping_description: string;
  items: readonly OrderLine[];
  billing_address: Address;
  payment: { method: string; additional_information: readonly string[] };
  status_histories: readonly { comment: string; created_at: string; status: string; is_visible_on_front: 0 | 1 }[];
  extension_attributes: {
    shipping_assignments: readonly { shipping: { address: Address } }[];
    is_pickup: boolean;
    /** Part of the shipping price for the second shipment; absent without one. */
    later_shipping_amount?: number;
    /** Refunded part of `total_paid`. */
    money_refunded: number;
    /** Paid by cheque, transfer, cash or on account. */
    is_paid_later: boolean;
    /** True for two shipments: units in stock first, the others later. */
    is_split: boolean;
    /** Return of the replaced items. */
    replaces?: ReplacementLink;
    /** Orders that replace items of this order. */
    replacements?: readonly (ReplacementLink & { status: OrderStatus })[];
    version: number;
  };
};

export const PAPER_KINDS = ['receipt', 'invoice', 'credit_memo', 'packing_slip'] as const;

/** A PDF of `GET /V1/orders/:id/papers`. */
export type Paper = { number: string; kind: (typeof PAPER_KINDS)[number] };

/** An email of `GET /V1/orders/:id/emails`; `document` is empty for an email about the whole order. */
export type SentMail = { kind: OrderMail; document: string; sent_at: string };

/** A recorded change of `GET /V1/orders/:id/changes`. */
export type Change = {
  created_at: string;
  channel: 'counter' | 'program' | 'command';
  who: string | null;
  action: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
};

/** Name of a line with its chosen options. */
export const nameOfLine = ({ name, extension_attributes: { options = [] } = {} }: OrderLine): string =>
  [name, ...options].join(' · ');

/** Quantity not yet shipped. */
export const openQuantity = ({
  is_virtual,
  qty_ordered,
  qty_shipped,
  qty_canceled,
  qty_refunded,
}: OrderLine): number =>
  is_virtual ? 0 : Math.max(0, qty_ordered - qty_canceled - Math.max(qty_shipped, qty_refunded));

/** Quantity that can ship now. */
export const inStockQuantity = (line: OrderLine): number => Math.max(0, openQuantity(line) - line.qty_backordered);

/** Units of an order that are not in stock yet, and the last day they are expected. */
export const awaitedOf = ({ items }: Order): { count: number; on: string } | undefined => {
  const waiting = items.filter(({ qty_backordered: count }) => count > 0);
  const days = waiting.map(({ extension_attributes: { later } = {} }) => later?.on ?? '');
  if (waiting.length === 0) return undefined;
  return { count: waiting.reduce((sum, line) => sum + line.qty_backordered, 0), on: days.sort().at(-1) ?? '' };
};

/** True if no unit of an order has shipped or is in stock. Virtual products count as in stock. */
export const isAllAwaited = ({ items }: Order): boolean =>
  items.every(
    ({ qty_ordered, qty_canceled, qty_refunded, qty_shipped, qty_backordered }) =>
      qty_shipped === 0 && qty_ordered - qty_canceled - qty_refunded === qty_backordered,
  );

/** Quantity without an invoice. */
export const invoiceableQuantity = ({ qty_ordered, qty_invoiced, qty_canceled }: OrderLine): number =>
  Math.max(0, qty_ordered - qty_invoiced - qty_canceled);

/** Refundable quantity. */
export const refundableQuantity = ({ qty_ordered, qty_canceled, qty_refunded }: OrderLine): number =>
  Math.max(0, qty_ordered - qty_canceled - qty_refunded);

/** Refundable quantity without the replaced units. */
export const refundableAtOnce = (line: OrderLine): number =>
  Math.max(0, refundableQuantity(line) - (line.extension_attributes?.qty_replaced ?? 0));

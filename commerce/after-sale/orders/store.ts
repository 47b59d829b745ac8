import { sql } from 'kysely';
import { ADDRESS_COLUMNS, ADDRESS_FIELDS, ADDRESS_RECORD } from '#commerce/people/address/columns.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { OrderDraft, OrderLine } from './types.ts';

/** Ids of an order and its lines, reserved before they are written. */
export type OrderIds = {
  /** The order number is derived from it. */
  position: number;
  id: number;
  /** Ids of the rows in `order_item`. */
  rows: readonly number[];
};

/** Reserves ids. A rollback leaves gaps. The row ids are read as JSON, which is ten times faster than an array. */
export const takeIds = async (db: Db, rowCount: number): Promise<OrderIds> => {
  const { rows } = await sql<OrderIds>`
    select nextval('order_number_sequence') as position, nextval('sales_order_id_seq') as id,
      (select json_agg(nextval('order_item_id_seq')) from generate_series(1, ${rowCount}::int)) as rows`.execute(db);
  return rows[0]!;
};

/** Number of rows for the lines of an order. A variant has two: its own, and one for its configurable product. */
export const countRows = (lines: readonly { sellable: { parent: unknown } }[]): number =>
  lines.reduce((count, { sellable }) => count + (sellable.parent ? 2 : 1), 0);

/** Inserts the order with addresses, taxes and discounts in one statement. */
const insertHead = async (
  db: Db,
  { number, id }: NewOrder,
  order: OrderDraft,
  receiptKey: Uint8Array | null,
): Promise<void> => {
  const addresses = (['shipping', 'billing'] as const).map((kind) => ({ ...order.addresses[kind], kind }));
  const taxes = order.taxes.map((tax, position) => ({ ...tax, position }));
  const discounts = order.discounts.map((discount, position) => ({ ...discount, position }));
  const agreements = order.agreement ? [order.agreement] : [];
  // A part of the statement costs as much without a row as with one.
  const discountRows = sql`, discount as (
      insert into order_discount (order_id, position, rule_code, coupon_code, labels, amount, shipping_amount, line_amounts)
      select head.id, position, "ruleCode", "couponCode", labels, amount, "shippingAmount", "lineAmounts"
      from head, json_to_recordset(${JSON.stringify(discounts)}::json) as d(position int, "ruleCode" text, "couponCode" text, labels jsonb,
        amount bigint, "shippingAmount" bigint, "lineAmounts" bigint[])
    )`;
  const agreementRows = sql`, agreement as (
      insert into order_agreement (order_id, agreement_id, language, words, agreed_at)
      select head.id, g.id, language, words, "agreedAt"
      from head, json_to_recordset(${JSON.stringify(agreements)}::json) as g(id int, language text, words text, "agreedAt" timestamptz)
    )`;
  await sql`
    with head as (
      insert into sales_order (id, number, cart_id, store_view_id, language, currency, customer_id, email, status, is_pickup, shipping_carrier_code,
        shipping_method_code, shipping_title, payment_method_code, payment_title, payment_attempt_id, weight_grams, customer_notes, subtotal,
        discount_amount, shipping_amount, shipping_discount_amount, tax_amount, grand_total, placed_at, updated_at, receipt_key, purchase_order_number, quote_numbers, deliver_from, deliver_to, is_split, later_from, later_to, later_shipping_amount, company_id, terms_days, is_virtual, is_tax_included)
      overriding system value values (${id}, ${number}, ${order.cartId}, ${order.storeViewId}, ${order.language}, ${order.currency}, ${order.customerId}, ${order.email}, ${order.status},
        ${order.isPickup}, ${order.shippingCarrierCode}, ${order.shippingMethodCode}, ${order.shippingTitle}, ${order.paymentMethodCode},
        ${order.paymentTitle}, ${order.paymentAttemptId}, ${order.weightGrams}, ${order.customerNotes}, ${order.subtotal},
        ${order.discountAmount}, ${order.shippingAmount}, ${order.shippingDiscountAmount}, ${order.taxAmount}, ${order.grandTotal}, ${order.placedAt}, ${order.placedAt}, ${receiptKey}, ${order.purchaseOrderNumber}, ${order.quoteNumbers ?? []}::text[],
        ${order.delivery?.from ?? null}, ${order.delivery?.to ?? null},
        ${order.isSplit ?? false}, ${order.laterDelivery?.from ?? null}, ${order.laterDelivery?.to ?? null}, ${order.laterShippingAmount ?? null}, ${order.companyId ?? null}, ${order.termsDays ?? null}, ${order.isVirtual ?? false}, ${order.isTaxIncluded ?? false})
      returning id
    ), address as (
      insert into order_address (order_id, kind, ${ADDRESS_COLUMNS})
      select head.id, kind, ${ADDRESS_FIELDS}
      from head, json_to_recordset(${JSON.stringify(addresses)}::json) as a(kind text, ${ADDRESS_RECORD})
    ), tax as (
      insert into order_tax (order_id, position, tax_code, region_code, rate_ppm, label, amount, shipping_amount, line_amounts, exemption_number, exemption_until)
      select head.id, position, code, "regionCode", "ratePpm", label, amount, "shippingAmount", "lineAmounts", exemption ->> 'number', (exemption ->> 'until')::date
      from head, json_to_recordset(${JSON.stringify(taxes)}::json) as t(position int, code text, "regionCode" text, "ratePpm" int, label text,
        amount bigint, "shippingAmount" bigint, "lineAmounts" bigint[], exemption jsonb)
    ) ${discounts.length > 0 ? discountRows : sql``} ${agreements.length > 0 ? agreementRows : sql``}
    select id from head`.execute(db);
};

const COLUMNS = sql`id bigint, "parentItemId" bigint, "productId" int, sku text, name text, options jsonb, "imageFile" text, quantity int, "unitPrice" bigint,
  "rowTotal" bigint, "discountAmount" bigint, "taxAmount" bigint, "isFinalSale" boolean, type text, choice jsonb, made jsonb, "isVirtual" boolean, lots jsonb, later jsonb`;

/** Inserts the rows in the order of the lines, each variant right after its configurable parent. */
const insertLines = async (
  db: Db,
  { id, rows }: NewOrder,
  lines: readonly OrderLine[],
  placedAt: Date,
): Promise<void> => {
  const left = rows.values();
  const take = (): number => {
    const { value } = left.next();
    if (value === undefined) throw new Error('An order has more lines than ids were taken for.');
    return value;
  };
  const all = lines.flatMap(({ parent, ...line }): readonly object[] => {
    if (!parent) return [{ ...line, id: take() }];
    const { options, quantity } = line;
    const parentItemId = take();
    const none = { unitPrice: 0, rowTotal: 0, discountAmount: 0, taxAmount: 0 };
    return [
      { ...none, ...parent, options, quantity, type: 'configurable', id: parentItemId },
      { ...line, id: take(), parentItemId },
    ];
  });
  await sql`
    insert into order_item (id, order_id, parent_item_id, product_id, product_type, sku, name, options, image_file, quantity, unit_price, row_total,
      discount_amount, tax_amount, is_final_sale, status, processing_at, choice, made, is_virtual, lots,
      quantity_later, quantity_awaited, later_on)
    overriding system value
    select id, ${id}, "parentItemId", "productId", coalesce(type, 'simple'), sku, name, options, "imageFile", quantity, "unitPrice", "rowTotal", "discountAmount", "taxAmount", "isFinalSale",
      'processing', ${placedAt}, choice, made, coalesce("isVirtual", false), coalesce(lots, '[]'),
      coalesce((later ->> 'quantity')::int, 0), coalesce((later ->> 'quantity')::int, 0), (later ->> 'on')::date
      from json_to_recordset(${JSON.stringify(all)}::json) as line(${COLUMNS})`.execute(db);
};

/** An order's number and ids. */
export type NewOrder = Pick<OrderIds, 'id' | 'rows'> & { number: string };

/** Inserts the order in the caller's transaction. `receiptKey` is stored with a guest's order. */
export const insertOrder = async (
  db: Db,
  order: NewOrder,
  draft: OrderDraft,
  receiptKey: Uint8Array | null,
): Promise<void> => {
  await insertHead(db, order, draft, receiptKey);
  await insertLines(db, order, draft.lines, draft.placedAt);
};

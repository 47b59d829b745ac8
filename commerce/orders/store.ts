import { sql } from 'kysely';
import { ADDRESS_COLUMNS, ADDRESS_FIELDS, ADDRESS_RECORD } from '#commerce/address/columns.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { OrderDraft, OrderLine } from './types.ts';

/** The next position of the sequence; a transaction that rolls back leaves a gap. */
export const nextPosition = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ position: number }>`select nextval('order_number_sequence') as position`.execute(db);
  return rows[0]!.position;
};

/** Inserts the order with addresses, taxes and discounts in one statement. */
const insertHead = async (
  db: Db,
  number: string,
  order: OrderDraft,
  receiptKey: Uint8Array | null,
): Promise<number> => {
  const addresses = (['shipping', 'billing'] as const).map((kind) => ({ ...order.addresses[kind], kind }));
  const taxes = order.taxes.map((tax, position) => ({ ...tax, position }));
  const discounts = order.discounts.map((discount, position) => ({ ...discount, position }));
  const agreements = order.agreement ? [order.agreement] : [];
  const { rows } = await sql<{ id: number }>`
    with head as (
      insert into sales_order (number, cart_id, store_view_id, language, currency, customer_id, email, status, is_pickup, shipping_carrier_code,
        shipping_method_code, shipping_title, payment_method_code, payment_title, payment_attempt_id, weight_grams, customer_notes, subtotal,
        discount_amount, shipping_amount, shipping_discount_amount, tax_amount, grand_total, placed_at, updated_at, receipt_key, purchase_order_number, quote_numbers, deliver_from, deliver_to, company_id, terms_days, is_virtual)
      values (${number}, ${order.cartId}, ${order.storeViewId}, ${order.language}, ${order.currency}, ${order.customerId}, ${order.email}, ${order.status},
        ${order.isPickup}, ${order.shippingCarrierCode}, ${order.shippingMethodCode}, ${order.shippingTitle}, ${order.paymentMethodCode},
        ${order.paymentTitle}, ${order.paymentAttemptId}, ${order.weightGrams}, ${order.customerNotes}, ${order.subtotal},
        ${order.discountAmount}, ${order.shippingAmount}, ${order.shippingDiscountAmount}, ${order.taxAmount}, ${order.grandTotal}, ${order.placedAt}, ${order.placedAt}, ${receiptKey}, ${order.purchaseOrderNumber}, ${order.quoteNumbers ?? []}::text[],
        ${order.delivery?.from ?? null}, ${order.delivery?.to ?? null}, ${order.companyId ?? null}, ${order.termsDays ?? null}, ${order.isVirtual ?? false})
      returning id
    ), address as (
      insert into order_address (order_id, kind, ${ADDRESS_COLUMNS})
      select head.id, kind, ${ADDRESS_FIELDS}
      from head, jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as a(kind text, ${ADDRESS_RECORD})
    ), tax as (
      insert into order_tax (order_id, position, tax_code, region_code, rate_ppm, label, amount, shipping_amount, line_amounts, exemption_number, exemption_until)
      select head.id, position, code, "regionCode", "ratePpm", label, amount, "shippingAmount", "lineAmounts", exemption ->> 'number', (exemption ->> 'until')::date
      from head, jsonb_to_recordset(${JSON.stringify(taxes)}::jsonb) as t(position int, code text, "regionCode" text, "ratePpm" int, label text,
        amount bigint, "shippingAmount" bigint, "lineAmounts" bigint[], exemption jsonb)
    ), discount as (
      insert into order_discount (order_id, position, rule_code, coupon_code, labels, amount, shipping_amount, line_amounts)
      select head.id, position, "ruleCode", "couponCode", labels, amount, "shippingAmount", "lineAmounts"
      from head, jsonb_to_recordset(${JSON.stringify(discounts)}::jsonb) as d(position int, "ruleCode" text, "couponCode" text, labels jsonb,
        amount bigint, "shippingAmount" bigint, "lineAmounts" bigint[])
    ), agreement as (
      insert into order_agreement (order_id, agreement_id, language, words, agreed_at)
      select head.id, g.id, language, words, "agreedAt"
      from head, jsonb_to_recordset(${JSON.stringify(agreements)}::jsonb) as g(id int, language text, words text, "agreedAt" timestamptz)
    )
    select id from head`.execute(db);
  return rows[0]!.id;
};

const COLUMNS = sql`position int, "productId" int, sku text, name text, options jsonb, "imageFile" text, quantity int, "unitPrice" bigint,
  "rowTotal" bigint, "discountAmount" bigint, "taxAmount" bigint, "isFinalSale" boolean, type text, choice jsonb, made jsonb, "isVirtual" boolean, lots jsonb`;

/** Inserts the rows in the order of the lines, each variant right after its configurable parent. */
const insertLines = async (db: Db, orderId: number, lines: readonly OrderLine[], placedAt: Date): Promise<void> => {
  const parents = lines.flatMap(({ parent, options, quantity }, position) =>
    parent ? [{ ...parent, position, options, quantity }] : [],
  );
  const ids = new Map<number, number>();
  // Stryker disable next-line ConditionalExpression,EqualityOperator: inserting no rows only costs time
  if (parents.length > 0) {
    const { rows } = await sql<{ id: number; productId: number }>`
      insert into order_item (order_id, product_id, product_type, sku, name, options, image_file, quantity, unit_price, row_total, tax_amount, status, processing_at)
      select ${orderId}, "productId", 'configurable', sku, name, options, "imageFile", quantity, 0, 0, 0, 'processing', ${placedAt}
        from jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) as line(${COLUMNS}) order by position
      returning id`.execute(db);
    parents.forEach(({ position }, index) => ids.set(position, rows[index]!.id));
  }
  const children = lines.map((line, position) => ({ ...line, position, parentItemId: ids.get(position) ?? null }));
  await sql`
    insert into order_item (order_id, parent_item_id, product_id, product_type, sku, name, options, image_file, quantity, unit_price, row_total,
      discount_amount, tax_amount, is_final_sale, status, processing_at, choice, made, is_virtual, lots)
    select ${orderId}, "parentItemId", "productId", coalesce(type, 'simple'), sku, name, options, "imageFile", quantity, "unitPrice", "rowTotal", "discountAmount", "taxAmount", "isFinalSale",
      'processing', ${placedAt}, choice, made, coalesce("isVirtual", false), coalesce(lots, '[]')
      from jsonb_to_recordset(${JSON.stringify(children)}::jsonb) as line(${COLUMNS}, "parentItemId" bigint) order by position`.execute(
    db,
  );
};

/** Inserts the order in the caller's transaction; returns its id. `receiptKey` is stored with a guest's order. */
export const insertOrder = async (
  db: Db,
  number: string,
  order: OrderDraft,
  receiptKey: Uint8Array | null,
): Promise<number> => {
  const id = await insertHead(db, number, order, receiptKey);
  await insertLines(db, id, order.lines, order.placedAt);
  return id;
};

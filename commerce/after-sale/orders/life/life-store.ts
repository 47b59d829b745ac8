import { sql } from 'kysely';
import type { LotShare } from '#commerce/merchandise/catalog/lot-rules.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { OrderItemStatus, OrderStatus } from '../types.ts';
import type { Quantities } from './quantity-rules.ts';
import type { Bill, DocumentKind, LifeOrder, LineCounts, OrderEvent, OrderSettings, Track } from './types.ts';

/** SQL for the counts of the line `i` as an object's members. */
export const COUNTS_SQL = sql`'invoiced', i.quantity_invoiced, 'shipped', i.quantity_shipped, 'refunded', i.quantity_refunded,
  'withdrawn', i.quantity_withdrawn, 'canceled', i.quantity_canceled`;

/** SQL: units of the line `i` of the order `o` that an order replaced at no charge, unless it was canceled or refunded. */
export const REPLACED_SQL = sql`coalesce((select sum(ri.quantity)::int from order_return r join sales_order n on n.id = r.replacement_id
    join order_return_item ri on ri.return_id = r.id and ri.order_item_id = i.id and ri.is_replaced
  where r.order_id = o.id and n.status not in ('canceled', 'closed')), 0)`;

const LINES = sql`(select jsonb_agg(jsonb_build_object('id', i.id, 'number', i.number, 'parentItemId', i.parent_item_id, 'productId', i.product_id, 'sku', i.sku, 'isFinalSale', i.is_final_sale,
    'quantity', i.quantity, 'rowTotal', i.row_total, 'status', i.status, 'isVirtual', i.is_virtual, 'made', i.made, 'lots', i.lots, 'later', i.quantity_later, 'awaited', i.quantity_awaited, 'replaced', ${REPLACED_SQL}, ${COUNTS_SQL}) order by i.id)
  from order_item i where i.order_id = o.id and i.product_type <> 'configurable')`;

const TAXES = sql`coalesce((select jsonb_agg(jsonb_build_object('lineAmounts', t.line_amounts, 'shippingAmount', t.shipping_amount) order by t.position)
  from order_tax t where t.order_id = o.id), '[]')`;

const DISCOUNTS = sql`coalesce((select jsonb_agg(jsonb_build_object('lineAmounts', d.line_amounts, 'shippingAmount', d.shipping_amount) order by d.position)
  from order_discount d where d.order_id = o.id), '[]')`;

const shippingOn = (kind: DocumentKind) =>
  sql`coalesce((select sum(shipping_amount) from order_document d where d.order_id = o.id and d.kind = ${kind}), 0)::bigint`;

type LifeOrderRow = Row<
  'sales_order',
  'id' | 'number' | 'status' | 'currency',
  {
    statusBeforeHold: 'held_from';
    isPickup: 'is_pickup';
    isSplit: 'is_split';
    laterShippingAmount: 'later_shipping_amount';
    customerId: 'customer_id';
    paymentMethodCode: 'payment_method_code';
    paymentAttemptId: 'payment_attempt_id';
    grandTotal: 'grand_total';
    shippingAmount: 'shipping_amount';
    shippingDiscountAmount: 'shipping_discount_amount';
    isTaxIncluded: 'is_tax_included';
    placedAt: 'placed_at';
  }
> &
  Pick<
    LifeOrder,
    'lines' | 'taxes' | 'discounts' | 'shippingInvoiced' | 'shippingRefunded' | 'credited' | 'notRefunded'
  >;

/** Locks the order until the transaction ends; undefined when the number is unknown. */
export const lockOrder = async (db: Db, number: string): Promise<LifeOrder | undefined> => {
  // Two statements: one statement would read data from before the lock.
  const locked = await db.selectFrom('sales_order').select('id').where('number', '=', number).forUpdate().execute();
  if (locked.length === 0) return undefined;
  const { rows } = await sql<LifeOrderRow>`
    select o.id, o.number, o.status, o.held_from as "statusBeforeHold", o.is_pickup as "isPickup", o.is_split as "isSplit", o.later_shipping_amount as "laterShippingAmount", o.customer_id as "customerId", o.currency,
      o.payment_method_code as "paymentMethodCode", o.payment_attempt_id as "paymentAttemptId", o.grand_total as "grandTotal",
      o.shipping_amount as "shippingAmount", o.shipping_discount_amount as "shippingDiscountAmount", o.is_tax_included as "isTaxIncluded", o.placed_at as "placedAt",
      ${LINES} as lines, ${TAXES} as taxes, ${DISCOUNTS} as discounts,
      ${shippingOn('invoice')} as "shippingInvoiced", ${shippingOn('credit_memo')} as "shippingRefunded",
      coalesce((select sum(grand_total) from order_document d where d.order_id = o.id and d.kind = 'credit_memo'), 0)::bigint as credited,
      coalesce((select -sum(adjustment) from order_document d where d.order_id = o.id), 0)::bigint as "notRefunded"
    from sales_order o where o.number = ${number}`.execute(db);
  return rows[0];
};

/** Invoiced total of an order less its credit memos, in minor units. */
export const findBilled = async (db: Db, orderId: number): Promise<number> => {
  const row = await db
    .selectFrom('order_document')
    .select(
      sql<number>`coalesce(sum(case kind when 'invoice' then grand_total else -grand_total end), 0)::bigint`.as(
        'billed',
      ),
    )
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['invoice', 'credit_memo'])
    .executeTakeFirstOrThrow();
  return row.billed;
};

/** Sets the status, and the status after a hold. */
export const setStatus = async (
  db: Db,
  orderId: number,
  { status, statusBeforeHold, at }: { status: OrderStatus; statusBeforeHold?: OrderStatus | null; at: Date },
): Promise<void> => {
  await db
    .updateTable('sales_order')
    .set({ status, held_from: statusBeforeHold ?? null, updated_at: at })
    .where('id', '=', orderId)
    .execute();
};

const COLUMNS: Readonly<Record<keyof LineCounts, string>> = {
  invoiced: 'quantity_invoiced',
  shipped: 'quantity_shipped',
  refunded: 'quantity_refunded',
  withdrawn: 'quantity_withdrawn',
  canceled: 'quantity_canceled',
};

/** Adds to a count of lines. */
export const addToLines = async (db: Db, count: keyof LineCounts, quantities: Quantities): Promise<void> => {
  const rows = [...quantities].map(([id, quantity]) => ({ id, quantity }));
  const column = sql.ref(COLUMNS[count]);
  await sql`update order_item i set ${column} = ${column} + g.quantity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id bigint, quantity int) where i.id = g.id`.execute(
    db,
  );
};

/** Subtracts units that lines no longer wait for. */
export const subtractAwaited = async (db: Db, quantities: Quantities): Promise<void> => {
  const rows = [...quantities].map(([id, quantity]) => ({ id, quantity }));
  await sql`update order_item i set quantity_awaited = i.quantity_awaited - g.quantity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id bigint, quantity int) where i.id = g.id`.execute(
    db,
  );
};

/** Records the arrival of awaited units of a line and appends their lots. A packed line must be packed again. */
export const addArrived = async (
  db: Db,
  lineId: number,
  { quantity, lots }: { quantity: number; lots: readonly LotShare[] },
): Promise<void> => {
  await sql`update order_item set quantity_awaited = quantity_awaited - ${quantity}, lots = lots || ${JSON.stringify(lots)}::jsonb,
      status = case when status = 'ready' then 'processing' else status end
    where id = ${lineId}`.execute(db);
};

/** The oldest order that waits for a product; undefined if none does. */
export const findFirstWaiting = async (db: Db, productId: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom('order_item as i')
    .innerJoin('sales_order as o', 'o.id', 'i.order_id')
    .select('o.number')
    .where('i.product_id', '=', productId)
    .where('i.quantity_awaited', '>', 0)
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
};

/** Sets the production lots of a line. */
export const setLots = async (db: Db, lineId: number, lots: readonly LotShare[]): Promise<void> => {
  await db
    .updateTable('order_item')
    .set({ lots: JSON.stringify(lots) })
    .where('id', '=', lineId)
    .execute();
};

/** Moves lines with their configurable parents to where they stand now. */
export const setLineStatus = async (
  db: Db,
  ids: readonly number[],
  status: Exclude<OrderItemStatus, 'processing'>,
  at: Date,
): Promise<void> => {
  const column = sql.ref(status === 'ready' ? 'ready_at' : 'shipped_at');
  await sql`update order_item set status = ${status}, ${column} = ${at}
    where id = any(${ids}::bigint[]) or id in (select parent_item_id from order_item where id = any(${ids}::bigint[]))`.execute(
    db,
  );
};

/** Adds the tracking numbers missing on the lines. */
export const addTracking = async (db: Db, ids: readonly number[], numbers: readonly string[]): Promise<void> => {
  await sql`update order_item set tracking_numbers = tracking_numbers ||
      array(select n from unnest(${numbers}::text[]) n where not n = any(tracking_numbers))
    where id = any(${ids}::bigint[]) or id in (select parent_item_id from order_item where id = any(${ids}::bigint[]))`.execute(
    db,
  );
};

export const insertEvent = async (db: Db, orderId: number, event: OrderEvent): Promise<void> => {
  const { at, what, status, actor, by, comment, isShown } = event;
  await db
    .insertInto('order_event')
    .values({ order_id: orderId, at, what, status, actor, by_name: by, comment, is_shown: isShown })
    .execute();
};

/** Number of history entries of an order, and the last entry. */
export const findLastEvent = async (db: Db, orderId: number) => {
  const { rows } = await sql<Row<'order_event', 'at' | 'actor', { by: 'by_name' }> & { count: number }>`
    select at, actor, by_name as by, (count(*) over ())::int as count
      from order_event where order_id = ${orderId} order by id desc limit 1`.execute(db);
  return rows[0];
};

/** Inserts a shipment; returns its number, which is the order's number and a sequence number. */
export const insertShipment = async (
  db: Db,
  { id, number }: Pick<LifeOrder, 'id' | 'number'>,
  { at, quantities, tracks }: { at: Date; quantities: Quantities; tracks: readonly Track[] },
): Promise<string> => {
  const { rows } = await sql<Row<'order_shipment', 'id' | 'number'>>`
    insert into order_shipment (order_id, number, sent_at)
    select ${id}, ${number}::text || '-' || (count(*) + 1), ${at} from order_shipment where order_id = ${id}
    returning id, number`.execute(db);
  const shipment = rows[0]!;
  const items = [...quantities].map(([item, quantity]) => ({ item, quantity }));
  await sql`insert into order_shipment_item (shipment_id, order_item_id, quantity)
    select ${shipment.id}, item, quantity from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as g(item bigint, quantity int)`.execute(
    db,
  );
  const placed = tracks.map((track, position) => ({ ...track, position }));
  await sql`insert into order_shipment_track (shipment_id, position, carrier_code, title, number)
    select ${shipment.id}, position, "carrierCode", title, number
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as t(position int, "carrierCode" text, title text, number text)`.execute(
    db,
  );
  return shipment.number;
};

/** Inserts an invoice or credit memo; returns its number: order number, letter and sequence number. */
export const insertDocument = async (
  db: Db,
  { id, number }: Pick<LifeOrder, 'id' | 'number'>,
  kind: DocumentKind,
  bill: Bill,
  at: Date,
): Promise<string> => {
  const letter = kind === 'invoice' ? 'I' : 'C';
  const { rows } = await sql<Row<'order_document', 'id' | 'number'>>`
    insert into order_document (order_id, kind, number, created_at, subtotal, discount_amount, shipping_amount, shipping_discount_amount, tax_amount,
      is_tax_included, adjustment, grand_total, taxes, discounts)
    select ${id}, ${kind}, ${number}::text || '-' || ${letter}::text || (count(*) + 1), ${at}, ${bill.subtotal}, ${bill.discountAmount}, ${bill.shippingAmount},
      ${bill.shippingDiscountAmount}, ${bill.taxAmount}, ${bill.isTaxIncluded ?? false}, ${bill.adjustment}, ${bill.grandTotal}, ${JSON.stringify(bill.taxes)}::jsonb, ${JSON.stringify(bill.discounts)}::jsonb
      from order_document where order_id = ${id} and kind = ${kind}
    returning id, number`.execute(db);
  const document = rows[0]!;
  await sql`insert into order_document_item (document_id, order_item_id, quantity, row_total, discount_amount, tax_amount)
    select ${document.id}, "itemId", quantity, "rowTotal", "discountAmount", "taxAmount"
    from jsonb_to_recordset(${JSON.stringify(bill.items)}::jsonb) as i("itemId" bigint, quantity int, "rowTotal" bigint, "discountAmount" bigint, "taxAmount" bigint)`.execute(
    db,
  );
  return document.number;
};

/** Contents of orders.yaml at the last load; undefined if it has never been loaded. */
export const readSettings = async (db: Db): Promise<OrderSettings | undefined> =>
  (
    await db
      .selectFrom('order_setting')
      .select('definition')
      .$narrowType<{ definition: OrderSettings }>()
      .executeTakeFirst()
  )?.definition;

export const replaceSettings = async (db: Db, settings: OrderSettings | null): Promise<void> => {
  await db.deleteFrom('order_setting').execute();
  if (settings)
    await db
      .insertInto('order_setting')
      .values({ definition: JSON.stringify(settings) })
      .execute();
};

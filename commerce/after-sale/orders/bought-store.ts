import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import { ADDRESS_JSON } from '#commerce/people/address/columns.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import { DOCUMENTS_SQL, EVENTS_SQL, SHIPMENTS_SQL } from './life/history-store.ts';
import { COUNTS_SQL } from './life/life-store.ts';
import { CARD_SQL, DELIVERY_SQL, LATER_DELIVERY_SQL, LATER_SQL } from './receipt-store.ts';
import type { BoughtOrder } from './bought-types.ts';

export type BoughtQuery = {
  /** Null for all orders of the company `companyId`. */
  customerId: number | null;
  /** Only orders of this company. */
  companyId?: number;
  /** Store views the orders were placed in; undefined for all. */
  storeViewIds: readonly number[] | undefined;
  numbers: readonly string[] | undefined;
  /** A part of the order number. */
  part: string | undefined;
  /** Codes of statuses; undefined for all. */
  statuses: readonly string[] | undefined;
  /** Minor units. */
  total?: Range<number> | undefined;
  placed?: Range<Date> | undefined;
};

type Range<T> = { from: T | undefined; to: T | undefined };

const conditions = ({
  customerId,
  companyId,
  storeViewIds,
  numbers,
  part,
  statuses,
  total,
  placed,
}: BoughtQuery) => sql`(${customerId}::bigint is null or o.customer_id = ${customerId}) and (${companyId ?? null}::int is null or o.company_id = ${companyId ?? null})
  and (${storeViewIds ?? null}::int[] is null or o.store_view_id = any(${storeViewIds ?? null}::int[]))
  and (${numbers ?? null}::text[] is null or o.number = any(${numbers ?? null}::text[]))
  and (${statuses ?? null}::text[] is null or o.status = any(${statuses ?? null}::text[]))
  and (${part ?? null}::text is null or position(${part ?? null}::text in o.number) > 0)
  and o.grand_total between coalesce(${total?.from ?? null}::bigint, 0) and coalesce(${total?.to ?? null}::bigint, 9007199254740991)
  and o.placed_at >= coalesce(${placed?.from ?? null}::timestamptz, '-infinity')
  and o.placed_at <= coalesce(${placed?.to ?? null}::timestamptz, 'infinity')`;

/** When the first of a customer's orders was placed; undefined without any. */
export const firstPlaced = async (db: Db, customerId: number): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('sales_order')
    .select(sql<Date | null>`min(placed_at)`.as('at'))
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.at ?? undefined;
};

export const countBought = async (db: Db, query: BoughtQuery): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from sales_order o where ${conditions(query)}`.execute(db);
  return rows[0]!.count;
};

export type BoughtPage = { by: 'number' | 'id'; direction: 'asc' | 'desc'; limit: number; offset: number };

const ADDRESSES = sql`(select jsonb_object_agg(a.kind, jsonb_build_object(${ADDRESS_JSON})) from order_address a where a.order_id = o.id)`;

const LINES = sql`coalesce((select jsonb_agg(jsonb_build_object('id', i.number, 'productId', i.product_id, 'sku', i.sku, 'name', i.name, 'options', i.options,
    'quantity', i.quantity, 'unitPrice', i.unit_price, 'rowTotal', i.row_total, 'discountAmount', i.discount_amount, 'taxAmount', i.tax_amount, 'status', i.status,
    'imageFile', i.image_file, 'type', i.product_type, 'choice', i.choice, 'made', i.made, 'lots', i.lots, 'later', ${LATER_SQL}, 'awaited', i.quantity_awaited, 'isVirtual', i.is_virtual, 'isFinalSale', i.is_final_sale, ${COUNTS_SQL},
    'parent', case when p.id is not null then jsonb_build_object('productId', p.product_id, 'sku', p.sku, 'name', p.name, 'imageFile', p.image_file) end) order by i.id)
  from order_item i left join order_item p on p.id = i.parent_item_id where i.order_id = o.id and i.product_type <> 'configurable'), '[]')`;

const TAXES = sql`coalesce((select jsonb_agg(jsonb_build_object('code', t.tax_code, 'regionCode', t.region_code, 'label', t.label, 'amount', t.amount, 'shippingAmount', t.shipping_amount, 'ratePpm', t.rate_ppm,
    'exemption', case when t.exemption_number is not null then jsonb_build_object('number', t.exemption_number, 'until', t.exemption_until) end) order by t.position)
  from order_tax t where t.order_id = o.id), '[]')`;

const DISCOUNTS = sql`coalesce((select jsonb_agg(jsonb_build_object('ruleCode', d.rule_code, 'couponCode', d.coupon_code, 'labels', d.labels, 'amount', d.amount,
    'shippingAmount', d.shipping_amount, 'lineAmounts', d.line_amounts) order by d.position)
  from order_discount d where d.order_id = o.id), '[]')`;

const AGREEMENT = sql`(select jsonb_build_object('id', g.agreement_id, 'language', g.language, 'words', g.words, 'agreedAt', g.agreed_at)
  from order_agreement g where g.order_id = o.id)`;

const ORDER = sql`o.id, o.number, o.store_view_id as "storeViewId", o.customer_id as "customerId", o.status, o.currency, o.language, o.email,
  o.is_pickup as "isPickup", o.is_virtual as "isVirtual", o.shipping_carrier_code as "shippingCarrierCode", o.shipping_method_code as "shippingMethodCode", ${CARD_SQL} as card,
  o.shipping_title as "shippingTitle", ${DELIVERY_SQL} as delivery, o.is_split as "isSplit", ${LATER_DELIVERY_SQL} as "laterDelivery", o.later_shipping_amount as "laterShippingAmount", o.payment_attempt_id as "paymentAttemptId", o.payment_method_code as "paymentMethodCode", o.payment_title as "paymentTitle",
  o.purchase_order_number as "purchaseOrderNumber", o.quote_numbers as "quoteNumbers", o.payment_attempt_id is null and o.grand_total > 0 as "isPaidLater", o.subtotal, o.discount_amount as "discountAmount",
  o.shipping_amount as "shippingAmount", o.shipping_discount_amount as "shippingDiscountAmount", o.tax_amount as "taxAmount", o.is_tax_included as "isTaxIncluded",
  o.grand_total as "grandTotal", o.placed_at as "placedAt", o.updated_at as "updatedAt", ${ADDRESSES} as addresses, ${LINES} as lines, ${TAXES} as taxes,
  ${DISCOUNTS} as discounts, ${AGREEMENT} as agreement, ${SHIPMENTS_SQL} as shipments, ${DOCUMENTS_SQL} as documents, ${EVENTS_SQL} as events`;

type Life = Pick<BoughtOrder, 'number' | 'placedAt' | 'isPaidLater' | 'shipments' | 'events'>;

/** Converts times inside JSON, which are strings, to dates. */
const revivedLife = <L extends Life>(row: L): L => ({
  ...row,
  shipments: row.shipments.map((shipment) => ({ ...shipment, sentAt: new Date(shipment.sentAt) })),
  events: row.events.map((event) => ({ ...event, at: new Date(event.at) })),
});

const revived = (row: BoughtOrder): BoughtOrder => ({
  ...revivedLife(row),
  agreement: row.agreement && {
    ...row.agreement,
    agreedAt: row.agreement.agreedAt && new Date(row.agreement.agreedAt),
  },
  documents: row.documents.map((document) => ({ ...document, createdAt: new Date(document.createdAt) })),
});

type BoughtOrderRow = Row<
  'sales_order',
  'id' | 'number' | 'status' | 'currency' | 'language' | 'email' | 'subtotal',
  {
    storeViewId: 'store_view_id';
    customerId: 'customer_id';
    isPickup: 'is_pickup';
    isVirtual: 'is_virtual';
    shippingCarrierCode: 'shipping_carrier_code';
    shippingMethodCode: 'shipping_method_code';
    shippingTitle: 'shipping_title';
    paymentAttemptId: 'payment_attempt_id';
    paymentMethodCode: 'payment_method_code';
    paymentTitle: 'payment_title';
    purchaseOrderNumber: 'purchase_order_number';
    quoteNumbers: 'quote_numbers';
    discountAmount: 'discount_amount';
    shippingAmount: 'shipping_amount';
    shippingDiscountAmount: 'shipping_discount_amount';
    taxAmount: 'tax_amount';
    isTaxIncluded: 'is_tax_included';
    isSplit: 'is_split';
    laterShippingAmount: 'later_shipping_amount';
    grandTotal: 'grand_total';
    placedAt: 'placed_at';
    updatedAt: 'updated_at';
  }
> &
  Pick<
    BoughtOrder,
    | 'card'
    | 'delivery'
    | 'laterDelivery'
    | 'isPaidLater'
    | 'addresses'
    | 'lines'
    | 'taxes'
    | 'discounts'
    | 'agreement'
    | 'shipments'
    | 'documents'
    | 'events'
  >;

/** A page of a customer's orders with all that belongs to them, in one statement. */
export const findBought = async (
  db: Db,
  query: BoughtQuery,
  { by, direction, limit, offset }: BoughtPage,
): Promise<readonly BoughtOrder[]> => {
  const { rows } = await sql<BoughtOrderRow>`
    select ${ORDER} from sales_order o where ${conditions(query)}
    order by ${sql.ref(`o.${by}`)} ${sql.raw(direction)} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(revived);
};

/** Any order by number. The caller must check who may read it. */
export const findAnyOrder = async (db: Db, number: string): Promise<BoughtOrder | undefined> => {
  const { rows } = await sql<BoughtOrderRow>`select ${ORDER} from sales_order o where o.number = ${number}`.execute(db);
  return rows[0] && revived(rows[0]);
};

/** Status, shipments and tracking of orders; unknown numbers are absent. */
export const findLives = async (db: Db, numbers: readonly string[]): Promise<readonly Life[]> => {
  const rows = await db
    .selectFrom('sales_order as o')
    .select([
      'o.number',
      'o.placed_at as placedAt',
      sql<Life['isPaidLater']>`o.payment_attempt_id is null and o.grand_total > 0`.as('isPaidLater'),
      sql<Life['shipments']>`${SHIPMENTS_SQL}`.as('shipments'),
      sql<Life['events']>`${EVENTS_SQL}`.as('events'),
    ])
    .where('o.number', '=', anyOf(numbers))
    .execute();
  return rows.map(revivedLife);
};

/** Orders of any customer by number, with their details; unknown numbers are omitted. */
export const findOrdersNumbered = async (db: Db, numbers: readonly string[]): Promise<readonly BoughtOrder[]> => {
  const { rows } = await sql<BoughtOrderRow>`
    select ${ORDER} from sales_order o where o.number = any(${numbers}::text[])`.execute(db);
  return rows.map(revived);
};

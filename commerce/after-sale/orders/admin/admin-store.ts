import { sql, type RawBuilder } from 'kysely';
import { criteriaPage, criteriaWhere, textFilters, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db, Nullable, Row } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { REPLACED_SQL } from '../life/life-store.ts';
import type { OrderExtras } from './types.ts';
import { orderIdsByTexts, orderTextWhere } from '../order-search-store.ts';
import { orderState } from '../state-rules.ts';
import { ORDER_STATUSES } from '../types.ts';

const text = (value: RawBuilder<unknown>) => ({ sql: value, kind: 'text' }) as const;
const number = (value: RawBuilder<unknown>) => ({ sql: value, kind: 'number' }) as const;
const moment = (value: RawBuilder<unknown>) => ({ sql: value, kind: 'moment' }) as const;
const money = (column: string) => number(sql`major_amount(${sql.ref(column)}, o.currency)`);

const ORDER_ID = sql`o.number::bigint`;

/** The state of an order, by the status that decides it. */
const STATE_SQL = sql`case ${sql.join(
  ORDER_STATUSES.map((status) => sql`when o.status = ${sql.lit(status)} then ${sql.lit(orderState(status))}`),
  sql` `,
)} end`;

const billing = (column: 'firstname' | 'lastname'): RawBuilder<unknown> =>
  sql`(select a.${sql.ref(column)} from order_address a where a.order_id = o.id and a.kind = 'billing')`;

/** A field in the billing or the shipping address of an order. */
const ofAddresses = (value: RawBuilder<unknown>) => ({
  ...text(value),
  any: (test: RawBuilder<boolean>) =>
    sql<boolean>`exists (select from order_address a where a.order_id = o.id and ${test})`,
});

const ORDERS: Columns = {
  entity_id: number(ORDER_ID),
  increment_id: text(sql`o.number`),
  status: text(sql`o.status`),
  store_id: number(sql`o.store_view_id`),
  customer_email: text(sql`o.email`),
  order_currency_code: text(sql`o.currency`),
  shipping_method: text(sql`o.shipping_carrier_code || '_' || o.shipping_method_code`),
  created_at: moment(sql`o.placed_at`),
  updated_at: moment(sql`o.updated_at`),
  grand_total: money('o.grand_total'),
  base_grand_total: money('o.grand_total'),
  subtotal: money('o.subtotal'),
  base_subtotal: money('o.subtotal'),
  shipping_amount: money('o.shipping_amount'),
  tax_amount: money('o.tax_amount'),
  discount_amount: number(sql`-major_amount(o.discount_amount + o.shipping_discount_amount, o.currency)`),
  base_currency_code: text(sql`o.currency`),
  state: text(STATE_SQL),
  customer_id: number(sql`(select c.number from customer_contact c where c.customer_id = o.customer_id)`),
  customer_is_guest: number(sql`(o.customer_id is null)::int`),
  customer_firstname: text(billing('firstname')),
  customer_lastname: text(billing('lastname')),
  is_virtual: number(sql`o.is_virtual::int`),
  payment_method: text(sql`o.payment_method_code`),
  company: ofAddresses(sql`a.company`),
  // Telephone numbers are compared by digits, postal codes without spaces.
  telephone: ofAddresses(sql`regexp_replace(a.telephone, '[^0-9]', '', 'g')`),
  postcode: ofAddresses(sql`upper(replace(a.postcode, ' ', ''))`),
  coupon_code: {
    sql: sql`od.coupon_code`,
    kind: 'text',
    any: (test) => sql`exists (select from order_discount od where od.order_id = o.id and ${test})`,
  },
};

const documentId = (table: 'd' | 's'): RawBuilder<unknown> =>
  sql`(o.number::bigint * 100 + substring(${sql.ref(`${table}.number`)} from '[0-9]+$')::int)`;

const DOCUMENTS: Columns = {
  entity_id: number(documentId('d')),
  increment_id: text(sql`d.number`),
  order_id: number(ORDER_ID),
  order_increment_id: text(sql`o.number`),
  store_id: number(sql`o.store_view_id`),
  order_currency_code: text(sql`o.currency`),
  state: number(sql`2`),
  created_at: moment(sql`d.created_at`),
  updated_at: moment(sql`d.created_at`),
  grand_total: money('d.grand_total'),
};

const SHIPMENTS: Columns = {
  entity_id: number(documentId('s')),
  increment_id: text(sql`s.number`),
  order_id: number(ORDER_ID),
  order_increment_id: text(sql`o.number`),
  store_id: number(sql`o.store_view_id`),
  customer_id: number(sql`(select c.number from customer_contact c where c.customer_id = o.customer_id)`),
  created_at: moment(sql`s.sent_at`),
  updated_at: moment(sql`s.sent_at`),
};

type Source = { from: RawBuilder<unknown>; columns: Columns; name: RawBuilder<unknown>; last: RawBuilder<unknown> };

const documents = (kind: 'invoice' | 'credit_memo'): Source => ({
  from: sql`order_document d join sales_order o on o.id = d.order_id and d.kind = ${kind}`,
  columns: DOCUMENTS,
  name: sql`d.number`,
  last: sql`d.id`,
});

const SOURCES = {
  order: { from: sql`sales_order o`, columns: ORDERS, name: sql`o.number`, last: sql`o.id` },
  invoice: documents('invoice'),
  credit_memo: documents('credit_memo'),
  shipment: {
    from: sql`order_shipment s join sales_order o on o.id = s.order_id`,
    columns: SHIPMENTS,
    name: sql`s.number`,
    last: sql`s.id`,
  },
} satisfies Readonly<Record<string, Source>>;

export type Listed = keyof typeof SOURCES;

/** Filter for the search field of the order list, which searches all customer fields. */
const SEARCH = 'search';

/** Returns the SQL condition of the criteria. Each `search` filter must be in a separate group. */
const whereOf = (kind: Listed, criteria: SearchCriteria): RawBuilder<boolean> => {
  const { columns } = SOURCES[kind];
  if (kind !== 'order') return criteriaWhere(columns, criteria);
  const { texts, others } = textFilters(criteria, SEARCH);
  return sql.join([criteriaWhere(columns, others), ...texts.map(orderTextWhere)], sql` and `);
};

type Numbers = { found: readonly { number: string; orderNumber: string }[]; total: number };

/**
 * Page of the orders that match a text, newest first. Ids rise with the date, so only the orders of the page are read.
 * Undefined for other criteria.
 */
const listNewestFound = async (
  db: Db,
  criteria: SearchCriteria,
  mostCounted: number | undefined,
): Promise<Numbers | undefined> => {
  const { texts, others } = textFilters(criteria, SEARCH);
  const { sorts, pageSize, currentPage } = criteria;
  const isNewestFirst = sorts.length === 1 && sorts[0]!.field === 'created_at' && sorts[0]!.isDescending;
  const ids = isNewestFirst && others.groups.length === 0 ? orderIdsByTexts(texts) : undefined;
  if (!ids) return undefined;
  const { rows } = await sql<Row<'sales_order', 'number'>>`
    select o.number from (select order_id from (${ids}) ids order by order_id desc limit ${pageSize} offset ${(currentPage - 1) * pageSize}) page
      join sales_order o on o.id = page.order_id order by o.id desc`.execute(db);
  const total = await countRows(db, ids, mostCounted);
  return { found: rows.map(({ number }) => ({ number, orderNumber: number })), total };
};

const countRows = async (db: Db, selected: RawBuilder<unknown>, most: number | undefined): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${selected} ${most === undefined ? sql`` : sql`limit ${most}`}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/**
 * Reads one page of orders or documents: their numbers, their order numbers, and the total, which stops at
 * `mostCounted`.
 */
export const listNumbers = async (
  db: Db,
  kind: Listed,
  criteria: SearchCriteria,
  mostCounted?: number,
): Promise<Numbers> => {
  const newest = kind === 'order' ? await listNewestFound(db, criteria, mostCounted) : undefined;
  if (newest) return newest;
  const { from, columns, name, last } = SOURCES[kind];
  const where = whereOf(kind, criteria);
  const { rows } = await sql<{ number: string } & Row<'sales_order', never, { orderNumber: 'number' }>>`
    select ${name} as number, o.number as "orderNumber" from ${from} where ${where}
    ${criteriaPage(columns, criteria, last)}`.execute(db);
  return { found: rows, total: await countRows(db, sql`select from ${from} where ${where}`, mostCounted) };
};

/** Locks a shipment until the transaction ends; returns its id and the ids of the lines it holds. */
export const lockShipment = async (db: Db, number: string): Promise<{ id: number; items: readonly number[] }> => {
  const row = await db
    .selectFrom('order_shipment')
    .select('id')
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { id } = row;
  const items = await db
    .selectFrom('order_shipment_item')
    .select('order_item_id as id')
    .where('shipment_id', '=', id)
    .execute();
  return { id, items: items.map((item) => item.id) };
};

/** Adds a tracking number to a shipment. */
export const insertTrack = async (
  db: Db,
  shipmentId: number,
  { carrierCode, title, number: trackNumber }: { carrierCode: string; title: string; number: string },
): Promise<void> => {
  await sql`insert into order_shipment_track (shipment_id, position, carrier_code, title, number)
    select ${shipmentId}, coalesce(max(position) + 1, 0), ${carrierCode}, ${title}, ${trackNumber}
      from order_shipment_track where shipment_id = ${shipmentId}`.execute(db);
};

type OrderExtrasRow = Row<'sales_order', 'number', { weightGrams: 'weight_grams' }> &
  Nullable<Row<'customer_contact', never, { customerNumber: 'number' }>> &
  Pick<OrderExtras, 'replaces' | 'replacements' | 'replaced'> & { customerGroup: number };

export const readOrderExtras = async (
  db: Db,
  numbers: readonly string[],
): Promise<readonly Omit<OrderExtras, 'weights'>[]> => {
  const { rows } = await sql<OrderExtrasRow>`
    select o.number, c.number as "customerNumber", coalesce(c.group_id, 0) as "customerGroup", o.weight_grams as "weightGrams",
        (select jsonb_build_object('return', r.number, 'order', p.number) from order_return r join sales_order p on p.id = r.order_id
          where r.replacement_id = o.id) as replaces,
        coalesce((select jsonb_agg(jsonb_build_object('return', r.number, 'order', n.number, 'status', n.status) order by r.id)
          from order_return r join sales_order n on n.id = r.replacement_id where r.order_id = o.id), '[]') as replacements,
        coalesce((select jsonb_object_agg(i.number, ${REPLACED_SQL}) from order_item i where i.order_id = o.id), '{}') as replaced
      from sales_order o left join customer_contact c on c.customer_id = o.customer_id where o.number = any(${numbers}::text[])`.execute(
    db,
  );
  return rows;
};

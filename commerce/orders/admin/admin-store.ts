import { sql, type RawBuilder } from 'kysely';
import { criteriaPage, criteriaWhere, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';

const text = (value: RawBuilder<unknown>) => ({ sql: value, kind: 'text' }) as const;
const number = (value: RawBuilder<unknown>) => ({ sql: value, kind: 'number' }) as const;
const moment = (value: RawBuilder<unknown>) => ({ sql: value, kind: 'moment' }) as const;
const money = (column: string) => number(sql`${sql.ref(column)} / 100.0`);

const ORDER_ID = sql`o.number::bigint`;

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
};

const documentId = (table: 'd' | 's'): RawBuilder<unknown> =>
  sql`(o.number::bigint * 100 + substring(${sql.ref(`${table}.number`)} from '[0-9]+$')::int)`;

const DOCUMENTS: Columns = {
  entity_id: number(documentId('d')),
  increment_id: text(sql`d.number`),
  order_id: number(ORDER_ID),
  created_at: moment(sql`d.created_at`),
  grand_total: money('d.grand_total'),
};

const SHIPMENTS: Columns = {
  entity_id: number(documentId('s')),
  increment_id: text(sql`s.number`),
  order_id: number(ORDER_ID),
  created_at: moment(sql`s.sent_at`),
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

/** Numbers of a page of orders or of their documents, each with its order's, and how many there are. */
export const listNumbers = async (
  db: Db,
  kind: Listed,
  criteria: SearchCriteria,
): Promise<{ found: readonly { number: string; orderNumber: string }[]; total: number }> => {
  const { from, columns, name, last } = SOURCES[kind];
  const where = criteriaWhere(columns, criteria);
  const { rows } = await sql<{ number: string; orderNumber: string }>`
    select ${name} as number, o.number as "orderNumber" from ${from} where ${where}
    ${criteriaPage(columns, criteria, last)}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${from} where ${where}`.execute(db);
  return { found: rows, total: counted[0]?.count ?? 0 };
};

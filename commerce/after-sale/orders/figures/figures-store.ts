import { sql, type RawBuilder } from 'kysely';
import { SAMPLE_ENDING } from '#contract/samples.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type {
  DayFigures,
  NeverSold,
  PaymentFigures,
  ProductFigures,
  Range,
  SampleFigures,
  SalesFigures,
  SalesUnit,
  TaxFigures,
} from './types.ts';

/** Invoices count, credit memos count against them: the one rule of all amounts of sales. */
const SIGN = sql`case d.kind when 'invoice' then 1 else -1 end`;

const within = (column: RawBuilder<unknown>, { from, to }: Range): RawBuilder<boolean> =>
  sql`${column} >= ${from} and ${column} < ${to}`;

const DOCUMENTS = sql`order_document d join sales_order o on o.id = d.order_id`;
const CREATED = sql`d.created_at`;

/** False for a replacement, which is free of charge and not a sale. */
const isSale = (order: 'o' | 's'): RawBuilder<boolean> =>
  sql`not exists (select from order_return r where r.replacement_id = ${sql.ref(`${order}.id`)})`;

const total = (amount: RawBuilder<unknown>): RawBuilder<unknown> => sql`sum((${SIGN}) * (${amount}))::bigint`;

/** Sales by period, store view and currency; amounts in minor units. */
export const readSales = async (
  db: Db,
  range: Range,
  unit: SalesUnit,
  timeZone: string,
): Promise<readonly SalesFigures[]> => {
  const { rows } = await sql<SalesFigures>`
    select to_char(date_trunc(${unit}, d.created_at at time zone ${timeZone}), 'YYYY-MM-DD') as period, v.code as "storeView", o.currency,
           (count(*) filter (where d.kind = 'invoice'))::int as invoices,
           ${total(sql`d.grand_total - d.tax_amount`)} as net, ${total(sql`d.tax_amount`)} as tax,
           ${total(sql`d.shipping_amount - d.shipping_discount_amount`)} as shipping,
           ${total(sql`d.discount_amount + d.shipping_discount_amount`)} as discounts,
           coalesce(sum(d.grand_total) filter (where d.kind = 'credit_memo'), 0)::bigint as refunds,
           ${total(sql`d.grand_total`)} as total
      from ${DOCUMENTS} join store_view_code v on v.store_view_id = o.store_view_id
     where ${within(CREATED, range)} and ${isSale('o')} group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
};

/** Taxes of invoices minus taxes of credit memos, by place and rate. Labels come from orders in the language. */
export const readTaxes = async (db: Db, range: Range, language: Language): Promise<readonly TaxFigures[]> => {
  const { rows } = await sql<TaxFigures>`
    select t.region_code as region, t.tax_code as code, t.rate_ppm as "ratePpm", o.currency,
           max(t.label) filter (where o.language = ${language} and t.exemption_number is null) as label, ${total(sql`(x.tax ->> 'amount')::bigint`)} as amount
      from ${DOCUMENTS}
      cross join lateral jsonb_array_elements(d.taxes) with ordinality as x(tax, place)
      join lateral (select region_code, tax_code, label, exemption_number, rate_ppm, row_number() over (order by position) as place
                      from order_tax where order_id = d.order_id) t on t.place = x.place
     where ${within(CREATED, range)} group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
  return rows;
};

/** Received and refunded payments by payment method of the order. */
export const readPayments = async (db: Db, range: Range): Promise<readonly PaymentFigures[]> => {
  const at = within(sql`m.at`, range);
  const { rows } = await sql<PaymentFigures>`
    select method, currency, (sum(amount) filter (where kind = 'received'))::bigint as received,
           (sum(amount) filter (where kind = 'refund'))::bigint as refunded, (count(*) filter (where kind = 'received'))::int as payments
      from (select o.payment_method_code as method, o.currency, m.kind, m.amount
              from payment_movement m join sales_order o on o.id = m.order_id where m.order_id is not null and ${at}
            union all
            select o.payment_method_code, o.currency, m.kind, m.amount
              from payment_movement m join sales_order o on o.payment_attempt_id = m.attempt_id where m.attempt_id is not null and ${at}) moved
     group by 1, 2 order by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, received: row.received ?? 0, refunded: row.refunded ?? 0 }));
};

/** Orders placed in a date range and their open amounts, by payment method. */
export const readOutstanding = async (db: Db, range: Range): Promise<readonly DayFigures[]> => {
  const { rows } = await sql<DayFigures>`
    select method, currency, count(*)::int as orders, sum(ordered)::bigint as ordered, sum(greatest(0, due))::bigint as outstanding
      from (select o.payment_method_code as method, o.currency, o.grand_total as ordered,
                   o.grand_total - coalesce((select sum(d.grand_total) from order_document d where d.order_id = o.id and d.kind = 'credit_memo'), 0)
                     - coalesce((select sum(case m.kind when 'received' then m.amount else -m.amount end) from payment_movement m where m.order_id = o.id), 0)
                     - coalesce((select sum(m.amount) from payment_movement m where m.attempt_id = o.payment_attempt_id), 0) as due
              from sales_order o where ${within(sql`o.placed_at`, range)} and o.status <> 'canceled' and ${isSale('o')}) placed
     group by 1, 2 order by 1, 2`.execute(db);
  return rows;
};

const MOST_PRODUCTS = 100;

/** Best sold products by amount, after discounts and credit memos. */
export const readBestSold = async (db: Db, range: Range): Promise<readonly ProductFigures[]> => {
  const { rows } = await sql<ProductFigures>`
    select i.sku, max(i.name) as name, o.currency, ${total(sql`x.quantity`)}::int as quantity, ${total(sql`x.row_total - x.discount_amount`)} as amount
      from ${DOCUMENTS} join order_document_item x on x.document_id = d.id join order_item i on i.id = x.order_item_id
     where ${within(CREATED, range)} and ${isSale('o')}
     group by i.sku, o.currency order by amount desc, i.sku limit ${MOST_PRODUCTS}`.execute(db);
  return rows;
};

const IS_SAMPLE = (sku: RawBuilder<unknown>): RawBuilder<boolean> => sql`upper(${sku}) like ${`%${SAMPLE_ENDING}`}`;

/** Products in the shop without an order in the range. */
export const readNeverSold = async (
  db: Db,
  range: Range,
): Promise<{ products: readonly NeverSold[]; count: number }> => {
  const unsold = sql`findable_product p where not ${IS_SAMPLE(sql`p.sku`)} and p.product_id not in (
    select i.product_id from order_item i join sales_order o on o.id = i.order_id
     where ${within(sql`o.placed_at`, range)} and o.status <> 'canceled' and ${isSale('o')})`;
  const { rows } = await sql<NeverSold>`
    select p.sku, (select w.name from product_wording w where w.product_id = p.product_id and w.store_view_id = 0) as name
      from ${unsold} order by p.sku limit ${MOST_PRODUCTS}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from ${unsold}`.execute(db);
  return { products: rows, count: counted[0]?.count ?? 0 };
};

/** Samples ordered in the range, and how many of their customers ordered the product within half a year. */
export const readSampleFigures = async (db: Db, range: Range): Promise<readonly SampleFigures[]> => {
  const { rows } = await sql<SampleFigures>`
    with taken as materialized (
      select lower(o.email) as email, left(i.sku, ${-SAMPLE_ENDING.length}::int) as sku, o.placed_at as at
        from sales_order o join order_item i on i.order_id = o.id
       where ${within(sql`o.placed_at`, range)} and o.status <> 'canceled' and ${isSale('o')} and i.product_type <> 'configurable' and ${IS_SAMPLE(sql`i.sku`)})
    select t.sku, count(*)::int as samples, (count(*) filter (where exists (
             select from sales_order s join order_item j on j.order_id = s.id
              where lower(s.email) = t.email and s.placed_at > t.at and s.placed_at < t.at + interval '180 days'
                and s.status <> 'canceled' and ${isSale('s')} and lower(j.sku) = lower(t.sku))))::int as orders
      from taken t group by t.sku order by samples desc, t.sku limit ${MOST_PRODUCTS}`.execute(db);
  return rows;
};

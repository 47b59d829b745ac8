import { sql, type RawBuilder } from 'kysely';
import { MOST_OF_TODAY, type TodayEntryName } from '#contract/counter-today.ts';
import { SAMPLE_ENDING } from '#contract/samples.ts';
import { LOW_STOCK } from '#commerce/merchandise/catalog/stock-rules.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { TodayItem, TodayTimes } from './types.ts';

/** Reads one item above the limit, to detect further items. */
const MOST = sql.lit(MOST_OF_TODAY + 1);

const BUYER = sql`(select a.firstname || ' ' || a.lastname from order_address a where a.order_id = o.id and a.kind = 'billing')`;

/**
 * One query per status uses the index on status and id. A single condition on several statuses would scan all orders.
 */
const orders = (statuses: readonly string[], where: RawBuilder<unknown> = sql`true`): RawBuilder<TodayItem> =>
  sql.join(
    statuses.map(
      (status) => sql`(select o.number as title, ${BUYER} as detail, o.placed_at as at, o.number as "order"
        from sales_order o where o.status = ${status} and ${where} order by o.id limit ${MOST})`,
    ),
    sql` union all `,
  );

const READY_SINCE = sql`coalesce((select max(e.at) from order_event e where e.order_id = o.id and e.what = 'ready'), o.updated_at)`;

const pickups = (test: RawBuilder<unknown>): RawBuilder<TodayItem> =>
  sql`select o.number as title, ${BUYER} as detail, ${READY_SINCE} as at, o.number as "order"
    from sales_order o where o.status = 'ready_for_pickup' and ${READY_SINCE} ${test}`;

const SAMPLE_LEFT = sql`exists (select from order_item i where i.order_id = o.id and i.sku like ${`%_${SAMPLE_ENDING}`}
  and i.quantity > i.quantity_shipped + i.quantity_withdrawn + i.quantity_canceled)`;

const AT_WORK = ['processing', 'partially'];

/** Items of each entry as `title`, `detail`, `at` and `order`. */
const QUERIES: Readonly<Record<TodayEntryName, (times: TodayTimes) => RawBuilder<TodayItem>>> = {
  payments_in_doubt: ({ doubtBefore }) => sql`
    select p.method as title, major_amount(p.amount, p.currency)::text || ' ' || p.currency as detail,
        p.started_at as at, null as "order"
      from payment_attempt p where p.state in ('started', 'approved', 'voiding') and p.started_at < ${doubtBefore}
    union all
    select o.number, major_amount(e.amount, e.currency)::text || ' ' || e.currency, e.created_at, o.number
      from payment_entry e join sales_order o on o.id = e.order_id
     where e.state = 'asked' and e.created_at < ${doubtBefore}`,
  mails_failed: () => sql`
    select payload->>'subject' as title, payload->>'to' as detail, failed_at as at, null as "order"
      from job where kind = 'mail' and failed_at is not null and done_at is null`,
  pickups_overdue: ({ overdueBefore }) => pickups(sql`< ${overdueBefore}`),
  orders_to_pack: () => orders(AT_WORK),
  pickups_ready: ({ overdueBefore }) => pickups(sql`>= ${overdueBefore}`),
  samples_to_post: () => orders(AT_WORK, SAMPLE_LEFT),
  visits_today: ({ dayStart, dayEnd }) => sql`
    select fullname as title, showroom_code as detail, starts_at as at, null as "order"
      from showroom_visit where status = 'BOOKED' and starts_at >= ${dayStart} and starts_at < ${dayEnd}`,
  holds_ending: ({ holdsUntil }) => sql`
    select sku as title, fullname as detail, expires_at as at, null as "order"
      from slab_hold where status = 'HELD' and expires_at < ${holdsUntil}`,
  returns_waiting: () => sql`
    select r.number as title, r.message as detail, r.asked_at as at, o.number as "order"
      from order_return r join sales_order o on o.id = r.order_id where r.state = 'requested'`,
  quotes_waiting: () => sql`
    select number as title, note as detail, asked_at as at, null as "order" from price_quote where state = 'requested'`,
  messages_waiting: () => sql`
    select name as title, comment as detail, sent_at as at, order_number as "order"
      from contact_message where state = 'new'`,
  trade_applications: () => sql`
    select company as title, null as detail, sent_at as at, null as "order" from trade_application where state = 'pending'`,
  tax_certificates: () => sql`
    select number as title, country_id || ' ' || region_code as detail, sent_at as at, null as "order"
      from tax_certificate where state = 'pending'`,
  job_applications: () => sql`
    select name as title, job_title as detail, sent_at as at, null as "order" from job_application where state = 'new'`,
  reviews_waiting: () => sql`
    select sku as title, summary as detail, written_at as at, null as "order" from product_review where status = 'pending'`,
  stock_low: () => sql`
    select p.sku as title, (s.qty - s.reserved)::text as detail, null::timestamptz as at, null as "order"
      from stock s join product p on p.id = s.product_id
     where p.is_enabled and p.type = 'simple' and s.qty - s.reserved <= ${sql.lit(LOW_STOCK)}`,
};

/** Items of an entry, oldest first, with at most one item above the limit. */
export const readToday = async (db: Db, name: TodayEntryName, times: TodayTimes): Promise<readonly TodayItem[]> => {
  const { rows } = await sql<TodayItem>`
    select title, detail, at, "order" from (${QUERIES[name](times)}) entry
     order by at, title limit ${MOST}`.execute(db);
  return rows;
};

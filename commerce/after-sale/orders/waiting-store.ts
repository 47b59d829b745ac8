import { sql, type RawBuilder } from 'kysely';
import { SAMPLE_ENDING } from '#contract/samples.ts';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { PAID_FIRST } from '#commerce/sale/payment/rules.ts';
import { MOST_WAITING, type WaitingItem } from '#commerce/platform/waiting.ts';

const MOST = sql.lit(MOST_WAITING);

const BUYER = sql`(select a.firstname || ' ' || a.lastname from order_address a where a.order_id = o.id and a.kind = 'billing')`;

const READY_SINCE = sql`coalesce((select max(e.at) from order_event e where e.order_id = o.id and e.what = 'ready'), o.updated_at)`;

const SAMPLE_LEFT = sql`exists (select from order_item i where i.order_id = o.id and i.sku like ${`%_${SAMPLE_ENDING}`}
  and i.quantity > i.quantity_shipped + i.quantity_withdrawn + i.quantity_canceled)`;

/** Orders to pack: paid ones, and ones that ship before payment. */
const TO_PACK = [
  sql`o.status = 'processing'`,
  sql`o.status = 'partially'`,
  sql`o.status = 'pending' and o.payment_method_code <> all(${PAID_FIRST}::text[])`,
];

/** One query per status uses the index on status and id; one condition on several would scan all orders. */
const atWork = async (db: Db, where: RawBuilder<unknown>): Promise<readonly WaitingItem[]> => {
  const parts = TO_PACK.map(
    (isToPack) => sql`(select o.number as title, ${BUYER} as detail, o.placed_at as at, o.number as "order"
      from sales_order o where ${isToPack} and ${where} order by o.id limit ${MOST})`,
  );
  const { rows } = await sql<WaitingItem>`
    select * from (${sql.join(parts, sql` union all `)}) found order by at, title limit ${MOST}`.execute(db);
  return rows;
};

const IS_WAITING = sql`exists (select from order_item i where i.order_id = o.id and i.quantity_awaited > 0)`;

const HAS_STOCK = sql`exists (select from order_item i where i.order_id = o.id and i.product_type <> 'configurable' and not i.is_virtual
  and i.quantity > i.quantity_shipped + i.quantity_withdrawn + i.quantity_canceled + i.quantity_awaited)`;

/** Without orders that wait for stock, unless a first shipment can leave. */
export const readToPack = (db: Db): Promise<readonly WaitingItem[]> =>
  atWork(db, sql`(not ${IS_WAITING} or (o.is_split and ${HAS_STOCK}))`);

const HAS_ARRIVED = sql`exists (select from order_item i where i.order_id = o.id and i.quantity_later > i.quantity_withdrawn + i.quantity_canceled
  and i.quantity > i.quantity_shipped + i.quantity_withdrawn + i.quantity_canceled)`;

/** Orders with unshipped backordered units that have all arrived. */
export const readArrived = (db: Db): Promise<readonly WaitingItem[]> =>
  atWork(db, sql`not ${IS_WAITING} and ${HAS_ARRIVED}`);

export const readWithSamples = (db: Db): Promise<readonly WaitingItem[]> => atWork(db, SAMPLE_LEFT);

const pickups = async (db: Db, test: RawBuilder<unknown>): Promise<readonly WaitingItem[]> => {
  const { rows } = await sql<WaitingItem>`
    select o.number as title, ${BUYER} as detail, ${READY_SINCE} as at, o.number as "order"
      from sales_order o where o.status = 'ready_for_pickup' and ${READY_SINCE} ${test}
     order by at, title limit ${MOST}`.execute(db);
  return rows;
};

export const readReadySince = (db: Db, start: Date): Promise<readonly WaitingItem[]> => pickups(db, sql`>= ${start}`);

export const readReadyBefore = (db: Db, end: Date): Promise<readonly WaitingItem[]> => pickups(db, sql`< ${end}`);

export const readRequestedReturns = (db: Db): Promise<readonly WaitingItem[]> =>
  db
    .selectFrom('order_return as r')
    .innerJoin('sales_order as o', 'o.id', 'r.order_id')
    .select(['r.number as title', 'r.message as detail', 'r.asked_at as at', 'o.number as order'])
    .where('r.state', '=', 'requested')
    .orderBy('r.asked_at')
    .orderBy('r.number')
    .limit(MOST_WAITING)
    .execute();

/** Numbers of orders by id. */
export const readNumbers = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.selectFrom('sales_order').select(['id', 'number']).where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
};

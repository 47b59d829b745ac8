import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import { emailKey } from '#contract/email-key.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { MOST_WAITING, type WaitingItem } from '#commerce/platform/waiting.ts';
import type { Buyer, Hold, Holder, HoldRecord, HoldRule, HoldStatus } from './types.ts';

export const readRule = async (db: Db): Promise<HoldRule | null> =>
  (await db
    .selectFrom('slab_hold_rule')
    .select(['hours', 'at_once as atOnce', 'remind_hours_before as remindHoursBefore'])
    .executeTakeFirst()) ?? null;

/** Null: slabs cannot be held. */
export const replaceRule = async (db: Db, rule: HoldRule | null): Promise<void> => {
  await db.deleteFrom('slab_hold_rule').execute();
  if (rule)
    await db
      .insertInto('slab_hold_rule')
      .values({ hours: rule.hours, at_once: rule.atOnce, remind_hours_before: rule.remindHoursBefore })
      .execute();
};

const HOLD = [
  'id',
  'product_id as productId',
  'sku',
  'status',
  'store_view_id as storeViewId',
  'language',
  'customer_id as customerId',
  'fullname',
  'email',
  'telephone',
  'request_id as requestId',
  'held_at as heldAt',
  'expires_at as expiresAt',
] as const;

/** Locks a person until the transaction ends, in one order for all callers. */
export const lockPerson = async (db: Db, email: string, customerId: number | null): Promise<void> => {
  const names = [`holds of ${emailKey(email)}`, ...(customerId === null ? [] : [`holds of customer ${customerId}`])];
  for (const name of names.sort()) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
};

/** Number of running holds by email address or customer. */
export const countHolds = async (db: Db, email: string, customerId: number | null, now: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('slab_hold')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'HELD')
    .where('expires_at', '>', now)
    .where(sql<boolean>`(email_key = ${emailKey(email)} or customer_id = ${customerId}::bigint)`)
    .executeTakeFirstOrThrow();
  return count;
};

export const findByRequest = async (db: Db, requestId: string): Promise<Hold | undefined> =>
  db.selectFrom('slab_hold').select(HOLD).where('request_id', '=', requestId).executeTakeFirst();

export const findById = async (db: Db, id: number): Promise<Hold | undefined> =>
  db.selectFrom('slab_hold').select(HOLD).where('id', '=', id).executeTakeFirst();

export const findByCustomer = async (db: Db, customerId: number, most: number): Promise<readonly Hold[]> =>
  db
    .selectFrom('slab_hold')
    .select(HOLD)
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** End of the first hold of each product, past or future, by product id. */
export const readHeldUntil = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, Date>> => {
  const rows = await db
    .selectFrom('slab_hold')
    .select((eb) => ['product_id as productId', eb.fn.min('expires_at').as('until')])
    .where('status', '=', 'HELD')
    .where('product_id', '=', anyOf(productIds))
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ productId, until }) => [productId, until]));
};

type NewHold = { productId: number; view: StoreView; customerId: number | null; now: Date; expiresAt: Date };

export const insertHold = async (
  db: Db,
  { requestId, sku, fullname, email, telephone }: Holder & { requestId: string; sku: string },
  { productId, view, customerId, now, expiresAt }: NewHold,
): Promise<Hold> => {
  return db
    .insertInto('slab_hold')
    .values({
      product_id: productId,
      sku,
      status: 'HELD',
      store_view_id: view.id,
      language: view.language,
      customer_id: customerId,
      fullname,
      email,
      email_key: email === null ? null : emailKey(email),
      telephone,
      request_id: requestId,
      held_at: now,
      expires_at: expiresAt,
    })
    .returning(HOLD)
    .executeTakeFirstOrThrow();
};

/** Ends a running hold; undefined if it has ended. */
export const endHold = async (
  db: Db,
  id: number,
  status: Exclude<HoldStatus, 'HELD'>,
  now: Date,
): Promise<Hold | undefined> =>
  db
    .updateTable('slab_hold')
    .set({ status, ended_at: now })
    .where('id', '=', id)
    .where('status', '=', 'HELD')
    .returning(HOLD)
    .executeTakeFirst();

/** Ends the expired holds of these products and returns them. */
export const expireHolds = async (db: Db, productIds: readonly number[], now: Date): Promise<readonly Hold[]> =>
  db
    .updateTable('slab_hold')
    .set({ status: 'EXPIRED', ended_at: now })
    .where('status', '=', 'HELD')
    .where('expires_at', '<=', now)
    .where('product_id', '=', anyOf(productIds))
    .returning(HOLD)
    .execute();

/** Products with an expired hold that has not been ended. */
export const findDueProducts = async (db: Db, now: Date): Promise<readonly number[]> =>
  (
    await sql<
      Row<'slab_hold', never, { id: 'product_id' }>
    >`select distinct product_id as id from slab_hold where status = 'HELD' and expires_at <= ${now} order by 1`.execute(
      db,
    )
  ).rows.map(({ id }) => id);

const ofBuyer = ({ cartId, customerId }: Buyer) =>
  sql`(cart_id = ${cartId}::bigint or customer_id = ${customerId}::bigint)`;

/** Reserved units available to a buyer (own holds and expired holds), by product id. */
export const countForBuyer = async (
  db: Db,
  buyer: Buyer,
  productIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<Row<'slab_hold', never, { productId: 'product_id' }> & { count: number }>`
    select product_id as "productId", count(*)::int as count from slab_hold
     where status = 'HELD' and product_id = any(${productIds}::int[]) and (${ofBuyer(buyer)} or expires_at <= ${now}) group by product_id`.execute(
    db,
  );
  return new Map(rows.map(({ productId, count }) => [productId, count]));
};

/** Marks a buyer's holds as bought, up to the bought quantity of each product; returns the product of each. */
export const spendForBuyer = async (
  db: Db,
  buyer: Buyer,
  lines: readonly { productId: number; quantity: number }[],
  now: Date,
): Promise<readonly number[]> => {
  const { rows } = await sql<Row<'slab_hold', never, { productId: 'product_id' }>>`
    update slab_hold set status = 'BOUGHT', ended_at = ${now} where id in (
      select id from (
        select h.id, i.quantity, row_number() over (partition by h.product_id order by h.expires_at, h.id) as position
          from slab_hold h join jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as i("productId" int, quantity int) on i."productId" = h.product_id
         where h.status = 'HELD' and ${ofBuyer(buyer)}) own
       where own.position <= own.quantity)
    returning product_id as "productId"`.execute(db);
  return rows.map(({ productId }) => productId);
};

/** Lets a cart buy a held slab, and no other cart except its customer's; false if the hold is not running. */
export const writeCart = async (db: Db, id: number, cartId: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('slab_hold')
    .set({ cart_id: cartId })
    .where('id', '=', id)
    .where('status', '=', 'HELD')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
};

export const replaceCart = async (db: Db, from: number, to: number): Promise<void> => {
  await db
    .updateTable('slab_hold')
    .set({ cart_id: to })
    .where('cart_id', '=', from)
    .where('status', '=', 'HELD')
    .execute();
};

/** Deletes old holds, because they hold personal data. */
export const deleteEndedBefore = async (db: Db, before: Date): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('slab_hold').where('ended_at', '<', before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

const recordsIn = (db: Db) =>
  db
    .selectFrom('slab_hold as h')
    .innerJoin('store_view_code as v', 'v.store_view_id', 'h.store_view_id')
    .select([
      'h.id as number',
      'sku',
      'status',
      'fullname',
      'email',
      'telephone',
      'held_at as heldAt',
      'expires_at as expiresAt',
      'ended_at as endedAt',
      'h.language',
      'v.code as storeView',
    ]);

/** All stored holds: running ones first, by their end, then the others, newest first. */
export const readHolds = (db: Db): Promise<readonly HoldRecord[]> =>
  recordsIn(db)
    .orderBy(sql`status = 'HELD'`, 'desc')
    .orderBy(sql`case when status = 'HELD' then expires_at end`)
    .orderBy('h.id', 'desc')
    .execute();

/** A page of running holds, by their end. */
export const readRunning = async (
  db: Db,
  size: number,
  page: number,
): Promise<{ items: readonly HoldRecord[]; total: number }> => {
  const { count } = await db
    .selectFrom('slab_hold')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'HELD')
    .executeTakeFirstOrThrow();
  const items = await recordsIn(db)
    .where('status', '=', 'HELD')
    .orderBy('expires_at')
    .orderBy('h.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { items, total: count };
};

/** Holds of a product: the running one first, then the last ones. */
export const readHoldsOf = (db: Db, productId: number): Promise<readonly HoldRecord[]> =>
  recordsIn(db)
    .where('product_id', '=', productId)
    .orderBy(sql`status = 'HELD'`, 'desc')
    .orderBy('h.id', 'desc')
    .limit(20)
    .execute();

/** Moves the end of a running hold; undefined if it has ended. */
export const extendHold = (db: Db, id: number, until: Date, now: Date): Promise<Hold | undefined> =>
  db
    .updateTable('slab_hold')
    .set({ expires_at: until })
    .where('id', '=', id)
    .where('status', '=', 'HELD')
    .where('expires_at', '>', now)
    .returning(HOLD)
    .executeTakeFirst();

export const readEnding = (db: Db, before: Date): Promise<readonly WaitingItem[]> =>
  db
    .selectFrom('slab_hold')
    .select(['sku as title', 'fullname as detail', 'expires_at as at'])
    .where('status', '=', 'HELD')
    .where('expires_at', '<', before)
    .orderBy('expires_at')
    .orderBy('sku')
    .limit(MOST_WAITING)
    .execute();

import { sql } from 'kysely';
import { emailKey } from '#contract/email-key.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import type { Buyer, Hold, HoldRecord, HoldRequest, HoldRule, HoldStatus } from './types.ts';

export const readRule = async (db: Db): Promise<HoldRule | null> =>
  (
    await sql<HoldRule>`select hours, at_once as "atOnce", remind_hours_before as "remindHoursBefore" from slab_hold_rule`.execute(
      db,
    )
  ).rows[0] ?? null;

/** Null: no slab can be held. */
export const replaceRule = async (db: Db, rule: HoldRule | null): Promise<void> => {
  await sql`delete from slab_hold_rule`.execute(db);
  if (rule)
    await sql`insert into slab_hold_rule (hours, at_once, remind_hours_before)
      values (${rule.hours}, ${rule.atOnce}, ${rule.remindHoursBefore})`.execute(db);
};

const HOLD = sql`id, product_id as "productId", sku, status, store_view_id as "storeViewId", language, customer_id as "customerId", fullname, email,
  request_id as "requestId", held_at as "heldAt", expires_at as "expiresAt"`;

/** Locks a person until the transaction ends, in one order for all. */
export const lockPerson = async (db: Db, email: string, customerId: number | null): Promise<void> => {
  const names = [`holds of ${emailKey(email)}`, ...(customerId === null ? [] : [`holds of customer ${customerId}`])];
  for (const name of names.sort()) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
};

/** Holds that run, by e-mail address or customer. */
export const countHolds = async (db: Db, email: string, customerId: number | null, now: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from slab_hold where status = 'HELD' and expires_at > ${now}
       and (email_key = ${emailKey(email)} or customer_id = ${customerId}::bigint)`.execute(db);
  return rows[0]?.count ?? 0;
};

export const findByRequest = async (db: Db, requestId: string): Promise<Hold | undefined> =>
  (await sql<Hold>`select ${HOLD} from slab_hold where request_id = ${requestId}`.execute(db)).rows[0];

export const findById = async (db: Db, id: number): Promise<Hold | undefined> =>
  (await sql<Hold>`select ${HOLD} from slab_hold where id = ${id}`.execute(db)).rows[0];

export const findByCustomer = async (db: Db, customerId: number, most: number): Promise<readonly Hold[]> =>
  (
    await sql<Hold>`select ${HOLD} from slab_hold where customer_id = ${customerId} order by id desc limit ${most}`.execute(
      db,
    )
  ).rows;

/** When the first hold of each product ends, or ended; by product id. */
export const readHeldUntil = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, Date>> => {
  const { rows } = await sql<{ productId: number; until: Date }>`
    select product_id as "productId", min(expires_at) as until from slab_hold
     where status = 'HELD' and product_id = any(${productIds}::int[]) group by product_id`.execute(db);
  return new Map(rows.map(({ productId, until }) => [productId, until]));
};

type NewHold = { productId: number; view: StoreView; customerId: number | null; now: Date; expiresAt: Date };

export const insertHold = async (
  db: Db,
  { requestId, sku, fullname, email }: HoldRequest,
  { productId, view, customerId, now, expiresAt }: NewHold,
): Promise<Hold> => {
  const { rows } = await sql<Hold>`
    insert into slab_hold (product_id, sku, status, store_view_id, language, customer_id, fullname, email, email_key, request_id, held_at, expires_at)
    values (${productId}, ${sku}, 'HELD', ${view.id}, ${view.language}, ${customerId}, ${fullname}, ${email}, ${emailKey(email)}, ${requestId}, ${now}, ${expiresAt})
    returning ${HOLD}`.execute(db);
  return rows[0]!;
};

/** Ends a hold that runs; undefined when it does not. */
export const endHold = async (
  db: Db,
  id: number,
  status: Exclude<HoldStatus, 'HELD'>,
  now: Date,
): Promise<Hold | undefined> =>
  (
    await sql<Hold>`update slab_hold set status = ${status}, ended_at = ${now} where id = ${id} and status = 'HELD' returning ${HOLD}`.execute(
      db,
    )
  ).rows[0];

/** Ends the holds of these products that are over; those that it ended. */
export const expireHolds = async (db: Db, productIds: readonly number[], now: Date): Promise<readonly Hold[]> =>
  (
    await sql<Hold>`update slab_hold set status = 'EXPIRED', ended_at = ${now}
      where status = 'HELD' and expires_at <= ${now} and product_id = any(${productIds}::int[]) returning ${HOLD}`.execute(
      db,
    )
  ).rows;

/** Products with a hold that is over and was not ended. */
export const findDueProducts = async (db: Db, now: Date): Promise<readonly number[]> =>
  (
    await sql<{
      id: number;
    }>`select distinct product_id as id from slab_hold where status = 'HELD' and expires_at <= ${now} order by 1`.execute(
      db,
    )
  ).rows.map(({ id }) => id);

const ofBuyer = ({ cartId, customerId }: Buyer) =>
  sql`(cart_id = ${cartId}::bigint or customer_id = ${customerId}::bigint)`;

/** Units set aside that a buyer may have: their own holds, and holds that are over; by product id. */
export const countForBuyer = async (
  db: Db,
  buyer: Buyer,
  productIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ productId: number; count: number }>`
    select product_id as "productId", count(*)::int as count from slab_hold
     where status = 'HELD' and product_id = any(${productIds}::int[]) and (${ofBuyer(buyer)} or expires_at <= ${now}) group by product_id`.execute(
    db,
  );
  return new Map(rows.map(({ productId, count }) => [productId, count]));
};

/** Turns a buyer's holds into what they buy, as many of each product as are bought; the product of each. */
export const spendForBuyer = async (
  db: Db,
  buyer: Buyer,
  lines: readonly { productId: number; quantity: number }[],
  now: Date,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ productId: number }>`
    update slab_hold set status = 'BOUGHT', ended_at = ${now} where id in (
      select id from (
        select h.id, i.quantity, row_number() over (partition by h.product_id order by h.expires_at, h.id) as position
          from slab_hold h join jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as i("productId" int, quantity int) on i."productId" = h.product_id
         where h.status = 'HELD' and ${ofBuyer(buyer)}) own
       where own.position <= own.quantity)
    returning product_id as "productId"`.execute(db);
  return rows.map(({ productId }) => productId);
};

/** Lets a cart buy what is held, and no other cart but its customer's; false when the hold does not run. */
export const writeCart = async (db: Db, id: number, cartId: number, now: Date): Promise<boolean> => {
  const { numAffectedRows } =
    await sql`update slab_hold set cart_id = ${cartId} where id = ${id} and status = 'HELD' and expires_at > ${now}`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0) > 0;
};

export const replaceCart = async (db: Db, from: number, to: number): Promise<void> => {
  await sql`update slab_hold set cart_id = ${to} where cart_id = ${from} and status = 'HELD'`.execute(db);
};

/** Deletes holds that ended long ago: personal data is not kept longer than needed. */
export const deleteEndedBefore = async (db: Db, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from slab_hold where ended_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Every hold on record: those that run first, by their end, then the others, the newest first. */
export const readHolds = async (db: Db): Promise<readonly HoldRecord[]> => {
  const { rows } = await sql<HoldRecord>`
    select h.id as number, sku, status, fullname, email, held_at as "heldAt", expires_at as "expiresAt", ended_at as "endedAt", h.language, v.code as "storeView"
      from slab_hold h join store_view_code v on v.store_view_id = h.store_view_id
     order by status = 'HELD' desc, case when status = 'HELD' then expires_at end, h.id desc`.execute(db);
  return rows;
};

import { sql } from 'kysely';
import { emailKey } from '#contract/email-key.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { NewStockAlert, StockAlert } from './types.ts';

const COLUMNS = [
  'a.id',
  'a.product_id as productId',
  'a.store_view_id as storeViewId',
  'a.email',
  'a.token',
  'a.requested_at as requestedAt',
  'a.expires_at as expiresAt',
] as const;

/** False if the address has an open request for the product; its end is then extended. */
export const insertAlert = async (db: Db, alert: NewStockAlert): Promise<boolean> => {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into stock_alert as a (product_id, store_view_id, email, email_key, customer_id, token, consent, requested_at, expires_at)
    values (${alert.productId}, ${alert.storeViewId}, ${alert.email}, ${emailKey(alert.email)}, ${alert.customerId}, ${alert.token},
      ${alert.consent}, ${alert.requestedAt}, ${alert.expiresAt})
    on conflict (product_id, email_key) where sent_at is null do update
      set expires_at = excluded.expires_at
    returning token = ${alert.token} as "isNew"`.execute(db);
  return rows[0]!.isNew;
};

/** Reads unsent requests with an id above `afterId` for products in stock, oldest first. */
export const findDue = (db: Db, now: Date, afterId: number, most: number): Promise<readonly StockAlert[]> =>
  db
    .selectFrom('stock_alert as a')
    .innerJoin('product_available as s', 's.product_id', 'a.product_id')
    .innerJoin('product as p', 'p.id', 'a.product_id')
    .select(COLUMNS)
    .where('a.id', '>', afterId)
    .where('a.sent_at', 'is', null)
    .where('a.expires_at', '>', now)
    .where('s.available', '>', 0)
    .where('p.is_enabled', '=', true)
    .orderBy('a.id')
    .limit(most)
    .execute();

/** False if another process has sent it, or it has been ended. */
export const markSent = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('stock_alert')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Open requests of a customer, newest first. */
export const findOfCustomer = (db: Db, customerId: number, now: Date): Promise<readonly StockAlert[]> =>
  db
    .selectFrom('stock_alert as a')
    .select(COLUMNS)
    .where('a.customer_id', '=', customerId)
    .where('a.sent_at', 'is', null)
    .where('a.expires_at', '>', now)
    .orderBy('a.id', 'desc')
    .execute();

/** Ends an open request; false if there is none with this token. */
export const deleteAlert = async (db: Db, token: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('stock_alert').where('token', '=', token).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** Deletes requests that ended, and sent ones after a time. */
export const deleteOld = async (db: Db, now: Date, sentBefore: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('stock_alert')
    .where((where) => where.or([where('expires_at', '<', now), where('sent_at', '<', sentBefore)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { OrderRecord } from './types.ts';

/** Every order, the newest first. */
export const readOrders = async (db: Db): Promise<readonly OrderRecord[]> => {
  const { rows } = await sql<OrderRecord>`
    select number, placed_at as "placedAt", o.updated_at as "updatedAt", status, email, v.code as "storeView", payment_title as payment,
      shipping_title as shipping, (grand_total / 100.0)::numeric(14, 2)::text as total, currency, customer_notes as notes
      from sales_order o join store_view_code v on v.store_view_id = o.store_view_id order by o.id desc`.execute(db);
  return rows;
};

/** The order that an attempt to pay became. */
export const findNumberOfAttempt = async (db: Db, attemptId: number): Promise<string | undefined> =>
  (await sql<{ number: string }>`select number from sales_order where payment_attempt_id = ${attemptId}`.execute(db))
    .rows[0]?.number;

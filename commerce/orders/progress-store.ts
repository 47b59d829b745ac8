import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { ProgressItem, Standing } from './progress-rules.ts';
import type { OrderStatus } from './types.ts';

/** Locks the order and returns how it stands; undefined when the number is unknown. */
export const lockOrder = async (db: Db, number: string): Promise<Standing | undefined> => {
  const { rows } = await sql<Standing>`
    select id, status, payment_method_code as "paymentMethodCode" from sales_order where number = ${number} for update`.execute(
    db,
  );
  return rows[0];
};

export const findProgress = async (db: Db, orderId: number): Promise<readonly ProgressItem[]> => {
  const { rows } =
    await sql<ProgressItem>`select id, parent_item_id as "parentItemId", sku, status from order_item where order_id = ${orderId} order by id`.execute(
      db,
    );
  return rows;
};

/** A tracking number that the order already has is not added again. */
export const moveItems = async (
  db: Db,
  ids: readonly number[],
  status: 'ready' | 'shipped',
  at: Date,
  trackingNumber: string | undefined,
): Promise<void> => {
  const column = sql.ref(status === 'ready' ? 'ready_at' : 'shipped_at');
  const parcels = trackingNumber === undefined ? [] : [trackingNumber];
  await sql`update order_item set status = ${status}, ${column} = ${at},
    tracking_numbers = case when tracking_numbers @> ${parcels}::text[] then tracking_numbers else tracking_numbers || ${parcels}::text[] end
    where id = any(${ids}::bigint[])`.execute(db);
};

export const setOrderStatus = async (db: Db, orderId: number, status: OrderStatus, at: Date): Promise<void> => {
  await sql`update sales_order set status = ${status}, updated_at = ${at} where id = ${orderId}`.execute(db);
};

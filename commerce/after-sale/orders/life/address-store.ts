import { sql } from 'kysely';
import { ADDRESS_SELECTED, addressAssignments, type AddressRow } from '#commerce/people/address/columns.ts';
import type { Address } from '#commerce/people/address/types.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';

/** Shipping address of an order, its carrier, and the store view in which it was placed. */
export const findDelivery = async (
  db: Db,
  orderId: number,
): Promise<{ address: Address; carrierCode: string; storeViewId: number }> => {
  const { rows } = await sql<AddressRow>`
    select ${ADDRESS_SELECTED} from order_address where order_id = ${orderId} and kind = 'shipping'`.execute(db);
  const order: Row<'sales_order', never, { carrierCode: 'shipping_carrier_code'; storeViewId: 'store_view_id' }> =
    await db
      .selectFrom('sales_order')
      .select(['shipping_carrier_code as carrierCode', 'store_view_id as storeViewId'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
  return { ...order, address: rows[0]! };
};

export const setShippingAddress = async (db: Db, orderId: number, address: Address): Promise<void> => {
  await sql`update order_address set ${addressAssignments(address)}
    where order_id = ${orderId} and kind = 'shipping'`.execute(db);
};

import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';

/** Some orders that are over and have not changed since `before`, of which somebody is still named; locked. */
export const lockOld = async (
  db: Db,
  before: Date,
  most: number,
): Promise<readonly { id: number; cartId: number }[]> => {
  const { rows } = await sql<{ id: number; cartId: number }>`
    select id, cart_id as "cartId" from sales_order
     where status in ('complete', 'closed', 'canceled') and updated_at < ${before} and email <> ''
     order by id limit ${most} for update`.execute(db);
  return rows;
};

/** Takes out of orders whose they were; what was sold when, where to and for how much stays. */
export const forgetPeople = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`update sales_order set email = '', customer_id = null, company_id = null, customer_notes = null, receipt_key = null,
      purchase_order_number = null where id = any(${ids}::bigint[])`.execute(db);
  await sql`update order_address set firstname = '', lastname = '', company = null, street = '{}', city = '', postcode = '', telephone = '',
      prefix = null, middlename = null, suffix = null, fax = null, vat_id = null where order_id = any(${ids}::bigint[])`.execute(
    db,
  );
  await sql`update order_tax set exemption_number = '' where exemption_number is not null and order_id = any(${ids}::bigint[])`.execute(
    db,
  );
  await sql`update order_event set comment = null where comment is not null and order_id = any(${ids}::bigint[])`.execute(
    db,
  );
  await sql`update order_return set message = null where message is not null and order_id = any(${ids}::bigint[])`.execute(
    db,
  );
};

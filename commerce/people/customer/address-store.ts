import { sql } from 'kysely';
import {
  ADDRESS_COLUMNS,
  ADDRESS_SELECTED,
  type AddressRow,
  addressAssignments,
  addressValues,
} from '#commerce/people/address/columns.ts';
import type { Address } from '#commerce/people/address/types.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { BookAddress, Defaults } from './types.ts';

const COLUMNS = sql`number as id, ${ADDRESS_SELECTED}, is_default_shipping as "isDefaultShipping", is_default_billing as "isDefaultBilling"`;

type BookAddressRow = AddressRow &
  Row<
    'customer_address',
    never,
    { id: 'number'; isDefaultShipping: 'is_default_shipping'; isDefaultBilling: 'is_default_billing' }
  >;

/** The address book, oldest first. */
export const findAddresses = async (db: Db, customerId: number): Promise<readonly BookAddress[]> => {
  const { rows } =
    await sql<BookAddressRow>`select ${COLUMNS} from customer_address where customer_id = ${customerId} order by customer_address.id`.execute(
      db,
    );
  return rows;
};

/** Address books by customer, oldest address first; a customer without addresses is missing. */
export const findBooks = async (
  db: Db,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, readonly BookAddress[]>> => {
  const { rows } = await sql<BookAddressRow & Row<'customer_address', never, { customerId: 'customer_id' }>>`
    select ${COLUMNS}, customer_id as "customerId" from customer_address where customer_id = any(${customerIds}::bigint[])
     order by customer_address.id`.execute(db);
  return Map.groupBy(rows, ({ customerId }) => customerId);
};

/** The address with this id and its customer; the customer's own address goes first. */
export const findAddress = async (
  db: Db,
  customerId: number,
  id: number,
): Promise<(BookAddress & { customerId: number }) | undefined> => {
  const { rows } = await sql<
    BookAddressRow & Row<'customer_address', never, { customerId: 'customer_id' }>
  >`select ${COLUMNS}, customer_id as "customerId" from customer_address where number = ${id}
    order by customer_id = ${customerId} desc limit 1`.execute(db);
  return rows[0];
};

/** Locks a customer's book and returns how many addresses it has. */
export const lockBook = async (db: Db, customerId: number): Promise<number> => {
  await db.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
  const { count } = await db
    .selectFrom('customer_address')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Clears default flags of the customer's other addresses. */
export const clearDefaults = async (
  db: Db,
  customerId: number,
  { isDefaultShipping, isDefaultBilling }: Defaults,
): Promise<void> => {
  if (isDefaultShipping)
    await db
      .updateTable('customer_address')
      .set({ is_default_shipping: false })
      .where('customer_id', '=', customerId)
      .where('is_default_shipping', '=', true)
      .execute();
  if (isDefaultBilling)
    await db
      .updateTable('customer_address')
      .set({ is_default_billing: false })
      .where('customer_id', '=', customerId)
      .where('is_default_billing', '=', true)
      .execute();
};

export const insertAddress = async (
  db: Db,
  customerId: number,
  address: Address & Defaults,
  now: Date,
): Promise<BookAddress> => {
  const { rows } = await sql<BookAddressRow>`
    insert into customer_address (customer_id, ${ADDRESS_COLUMNS}, is_default_shipping, is_default_billing, created_at, updated_at)
    values (${customerId}, ${addressValues(address)}, ${address.isDefaultShipping}, ${address.isDefaultBilling}, ${now}, ${now})
    returning ${COLUMNS}`.execute(db);
  return rows[0]!;
};

export const updateAddress = async (
  db: Db,
  customerId: number,
  id: number,
  address: Address & Defaults,
  now: Date,
): Promise<BookAddress> => {
  const { rows } = await sql<BookAddressRow>`
    update customer_address set ${addressAssignments(address)}, is_default_shipping = ${address.isDefaultShipping},
      is_default_billing = ${address.isDefaultBilling}, updated_at = ${now}
    where customer_id = ${customerId} and number = ${id} returning ${COLUMNS}`.execute(db);
  return rows[0]!;
};

export const deleteAddress = async (db: Db, customerId: number, id: number): Promise<void> => {
  await db.deleteFrom('customer_address').where('customer_id', '=', customerId).where('number', '=', id).execute();
};

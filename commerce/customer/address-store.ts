import { sql } from 'kysely';
import type { Address } from '#commerce/cart/types.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { BookAddress, Defaults } from './types.ts';

const COLUMNS = sql`id, firstname, lastname, company, street, city, region_id as "regionId", region_code as "regionCode", postcode, country_id as "countryId",
  telephone, is_default_shipping as "isDefaultShipping", is_default_billing as "isDefaultBilling"`;

/** The address book, oldest first. */
export const findAddresses = async (db: Db, customerId: number): Promise<readonly BookAddress[]> => {
  const { rows } =
    await sql<BookAddress>`select ${COLUMNS} from customer_address where customer_id = ${customerId} order by id`.execute(
      db,
    );
  return rows;
};

/** An address and the customer it belongs to. */
export const findAddress = async (db: Db, id: number): Promise<(BookAddress & { customerId: number }) | undefined> => {
  const { rows } = await sql<
    BookAddress & { customerId: number }
  >`select ${COLUMNS}, customer_id as "customerId" from customer_address where id = ${id}`.execute(db);
  return rows[0];
};

/** Locks a customer's book and returns how many addresses it has. */
export const lockBook = async (db: Db, customerId: number): Promise<number> => {
  await sql`select id from customer where id = ${customerId} for update`.execute(db);
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from customer_address where customer_id = ${customerId}`.execute(db);
  return rows[0]!.count;
};

/** Clears the default flags that this address takes over from the customer's other addresses. */
export const clearDefaults = async (
  db: Db,
  customerId: number,
  { isDefaultShipping, isDefaultBilling }: Defaults,
): Promise<void> => {
  if (isDefaultShipping)
    await sql`update customer_address set is_default_shipping = false where customer_id = ${customerId} and is_default_shipping`.execute(
      db,
    );
  if (isDefaultBilling)
    await sql`update customer_address set is_default_billing = false where customer_id = ${customerId} and is_default_billing`.execute(
      db,
    );
};

export const insertAddress = async (
  db: Db,
  customerId: number,
  address: Address & Defaults,
  now: Date,
): Promise<BookAddress> => {
  const { rows } = await sql<BookAddress>`
    insert into customer_address (customer_id, firstname, lastname, company, street, city, region_id, region_code, postcode, country_id, telephone,
      is_default_shipping, is_default_billing, created_at, updated_at)
    values (${customerId}, ${address.firstname}, ${address.lastname}, ${address.company}, ${address.street}, ${address.city}, ${address.regionId},
      ${address.regionCode}, ${address.postcode}, ${address.countryId}, ${address.telephone}, ${address.isDefaultShipping}, ${address.isDefaultBilling},
      ${now}, ${now})
    returning ${COLUMNS}`.execute(db);
  return rows[0]!;
};

export const updateAddress = async (
  db: Db,
  id: number,
  address: Address & Defaults,
  now: Date,
): Promise<BookAddress> => {
  const { rows } = await sql<BookAddress>`
    update customer_address set firstname = ${address.firstname}, lastname = ${address.lastname}, company = ${address.company}, street = ${address.street},
      city = ${address.city}, region_id = ${address.regionId}, region_code = ${address.regionCode}, postcode = ${address.postcode},
      country_id = ${address.countryId}, telephone = ${address.telephone}, is_default_shipping = ${address.isDefaultShipping},
      is_default_billing = ${address.isDefaultBilling}, updated_at = ${now}
    where id = ${id} returning ${COLUMNS}`.execute(db);
  return rows[0]!;
};

export const deleteAddress = async (db: Db, id: number): Promise<void> => {
  await sql`delete from customer_address where id = ${id}`.execute(db);
};

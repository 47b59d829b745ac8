import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import { emailKey } from '#contract/email-key.ts';
import type { CustomerRow, CustomerSession, Device, NewCustomer, Person } from './types.ts';

const COLUMNS = sql`c.id, c.number, c.website_id as "websiteId", c.email, c.firstname, c.lastname, c.group_id as "groupId", c.store_view_id as "storeViewId", c.password_hash as "passwordHash", c.failures,
  c.locked_until as "lockedUntil", c.created_at as "createdAt", c.updated_at as "updatedAt", c.confirmed_at as "confirmedAt",
  c.needs_confirmation as "needsConfirmation", c.prefix, c.middlename, c.suffix, c.date_of_birth::text as "dateOfBirth", c.gender, c.taxvat`;

type Insert = Omit<NewCustomer, 'password'> & {
  websiteId: number;
  storeViewId: number;
  passwordHash: string;
  createdAt: Date;
  needsConfirmation: boolean;
  person: Person;
};

/** Undefined when the website already has an account with this address. */
export const insertCustomer = async (db: Db, customer: Insert): Promise<CustomerRow | undefined> => {
  const { rows } = await sql<CustomerRow>`
    insert into customer as c (website_id, email, email_key, firstname, lastname, store_view_id, password_hash, created_at, needs_confirmation,
      prefix, middlename, suffix, date_of_birth, gender, taxvat)
    values (${customer.websiteId}, ${customer.email}, ${emailKey(customer.email)}, ${customer.firstname}, ${customer.lastname}, ${customer.storeViewId},
      ${customer.passwordHash}, ${customer.createdAt}, ${customer.needsConfirmation}, ${customer.person.prefix}, ${customer.person.middlename}, ${customer.person.suffix},
      ${customer.person.dateOfBirth}::date, ${customer.person.gender}, ${customer.person.taxvat})
    on conflict (website_id, email_key) do nothing returning ${COLUMNS}`.execute(db);
  return rows[0];
};

export const findByEmail = async (db: Db, websiteId: number, email: string): Promise<CustomerRow | undefined> => {
  const { rows } =
    await sql<CustomerRow>`select ${COLUMNS} from customer c where website_id = ${websiteId} and email_key = ${emailKey(email)}`.execute(
      db,
    );
  return rows[0];
};

export const findById = async (db: Db, id: number): Promise<CustomerRow | undefined> => {
  const { rows } = await sql<CustomerRow>`select ${COLUMNS} from customer c where id = ${id}`.execute(db);
  return rows[0];
};

export const updateNames = async (
  db: Db,
  id: number,
  { firstname, lastname }: { firstname: string; lastname: string },
  person: Person,
): Promise<void> => {
  await db
    .updateTable('customer')
    .set({
      firstname,
      lastname,
      prefix: person.prefix,
      middlename: person.middlename,
      suffix: person.suffix,
      date_of_birth: person.dateOfBirth,
      gender: person.gender,
      taxvat: person.taxvat,
    })
    .where('id', '=', id)
    .execute();
};

/** Throws a unique violation when the website already has an account with this address. */
export const updateEmail = async (db: Db, id: number, email: string): Promise<void> => {
  await db
    .updateTable('customer')
    .set({ email, email_key: emailKey(email) })
    .where('id', '=', id)
    .execute();
};

/** Also unlocks the account. */
export const setPassword = async (db: Db, id: number, passwordHash: string): Promise<CustomerRow> => {
  const { rows } = await sql<CustomerRow>`
    update customer c set password_hash = ${passwordHash}, failures = 0, locked_until = null where id = ${id} returning ${COLUMNS}`.execute(
    db,
  );
  return rows[0]!;
};

export const deleteAccount = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('customer').where('id', '=', id).execute();
};

/** Counts a wrong password; the one that reaches `most` locks the account until `until` and resets the count. */
export const recordFailure = async (db: Db, id: number, most: number, until: Date): Promise<void> => {
  await sql`update customer set locked_until = case when failures + 1 >= ${most} then ${until}::timestamptz else locked_until end,
    failures = case when failures + 1 >= ${most} then 0 else failures + 1 end where id = ${id}`.execute(db);
};

export const clearFailures = async (db: Db, id: number): Promise<void> => {
  await db
    .updateTable('customer')
    .set({ failures: 0, locked_until: null })
    .where('id', '=', id)
    .where('failures', '>', 0)
    .execute();
};

/** False when the owner was told within a day. */
export const markWarned = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const { rows } = await sql`update customer set warned_at = ${now}
    where id = ${id} and (warned_at is null or warned_at <= ${now}::timestamptz - interval '1 day') returning id`.execute(
    db,
  );
  return rows.length > 0;
};

export const insertToken = async (
  db: Db,
  token: { hash: Uint8Array; customerId: number; createdAt: Date; expiresAt: Date } & Device,
): Promise<void> => {
  await db
    .insertInto('customer_token')
    .values({
      hash: token.hash,
      customer_id: token.customerId,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      browser: token.browser,
      system: token.system,
      last_seen_at: token.createdAt,
    })
    .execute();
};

export const findByToken = async (
  db: Db,
  hash: Uint8Array,
  now: Date,
): Promise<(CustomerRow & { seenAt: Date }) | undefined> => {
  const { rows } = await sql<
    CustomerRow & { seenAt: Date }
  >`select ${COLUMNS}, coalesce(t.last_seen_at, t.created_at) as "seenAt" from customer_token t join customer c on c.id = t.customer_id where t.hash = ${hash} and t.expires_at > ${now}`.execute(
    db,
  );
  return rows[0];
};

export const markSeen = async (db: Db, hash: Uint8Array, now: Date): Promise<void> => {
  await db.updateTable('customer_token').set({ last_seen_at: now }).where('hash', '=', hash).execute();
};

/** When a sign-in began. */
export const findBeginning = async (db: Db, hash: Uint8Array): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('customer_token')
    .select('created_at as createdAt')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.createdAt;
};

/** Sign-ins that have not expired, the newest first. */
export const findSessions = async (
  db: Db,
  customerId: number,
  { current, now }: { current: Uint8Array; now: Date },
): Promise<readonly CustomerSession[]> => {
  const { rows } = await sql<CustomerSession>`
    select number as id, created_at as "createdAt", expires_at as "expiresAt", coalesce(last_seen_at, created_at) as "seenAt", browser, system, hash = ${current} as "isCurrent" from customer_token
     where customer_id = ${customerId} and expires_at > ${now} order by created_at desc, number`.execute(db);
  return rows;
};

/** False when the customer has no such sign-in. */
export const deleteToken = async (db: Db, customerId: number, number: number): Promise<boolean> => {
  const rows = await db
    .deleteFrom('customer_token')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .returning('number')
    .execute();
  return rows.length > 0;
};

export const deleteTokens = async (db: Db, customerId: number): Promise<void> => {
  await db.deleteFrom('customer_token').where('customer_id', '=', customerId).execute();
};

/** Ends every session but one. */
export const deleteOtherTokens = async (db: Db, customerId: number, kept: Uint8Array): Promise<void> => {
  await db.deleteFrom('customer_token').where('customer_id', '=', customerId).where('hash', '!=', kept).execute();
};

export const deleteOldTokens = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('customer_token')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Puts one account into a customer group. */
export const writeGroup = async (db: Db, id: number, groupId: number): Promise<void> => {
  await db.updateTable('customer').set({ group_id: groupId }).where('id', '=', id).execute();
};

/** Puts the accounts of an address into a customer group; returns how many there are. */
export const updateGroup = async (db: Db, email: string, groupId: number): Promise<number> => {
  const rows = await db
    .updateTable('customer')
    .set({ group_id: groupId })
    .where('email_key', '=', emailKey(email))
    .returning('id')
    .execute();
  return rows.length;
};

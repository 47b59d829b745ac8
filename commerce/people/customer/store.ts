import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { emailKey } from '#contract/email-key.ts';
import type { CustomerRow, CustomerSession, Device, NewCustomer, Person } from './types.ts';

const COLUMNS = [
  'customer.id',
  'customer.number',
  'customer.website_id as websiteId',
  'customer.email',
  'customer.firstname',
  'customer.lastname',
  'customer.group_id as groupId',
  'customer.store_view_id as storeViewId',
  'customer.password_hash as passwordHash',
  'customer.failures',
  'customer.locked_until as lockedUntil',
  'customer.created_at as createdAt',
  'customer.updated_at as updatedAt',
  'customer.confirmed_at as confirmedAt',
  'customer.needs_confirmation as needsConfirmation',
  'customer.blocked_at as blockedAt',
  'customer.prefix',
  'customer.middlename',
  'customer.suffix',
  'customer.date_of_birth as dateOfBirth',
  'customer.gender',
  'customer.taxvat',
] as const;

type Insert = Omit<NewCustomer, 'password'> & {
  websiteId: number;
  storeViewId: number;
  passwordHash: string;
  createdAt: Date;
  needsConfirmation: boolean;
  person: Person;
};

/** Undefined if the website already has an account with this address. */
export const insertCustomer = async (db: Db, customer: Insert): Promise<CustomerRow | undefined> => {
  return db
    .insertInto('customer')
    .values({
      website_id: customer.websiteId,
      email: customer.email,
      email_key: emailKey(customer.email),
      firstname: customer.firstname,
      lastname: customer.lastname,
      store_view_id: customer.storeViewId,
      password_hash: customer.passwordHash,
      created_at: customer.createdAt,
      updated_at: customer.createdAt,
      needs_confirmation: customer.needsConfirmation,
      prefix: customer.person.prefix,
      middlename: customer.person.middlename,
      suffix: customer.person.suffix,
      date_of_birth: customer.person.dateOfBirth,
      gender: customer.person.gender,
      taxvat: customer.person.taxvat,
    })
    .onConflict((oc) => oc.columns(['website_id', 'email_key']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
};

export const findByEmail = async (db: Db, websiteId: number, email: string): Promise<CustomerRow | undefined> => {
  return db
    .selectFrom('customer')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
};

export const findById = async (db: Db, id: number): Promise<CustomerRow | undefined> => {
  return db.selectFrom('customer').select(COLUMNS).where('id', '=', id).executeTakeFirst();
};

export const findByIds = async (db: Db, ids: readonly number[]): Promise<readonly CustomerRow[]> =>
  db.selectFrom('customer').select(COLUMNS).where('id', '=', anyOf(ids)).execute();

/** The account, locked until the transaction ends. */
export const lockById = async (db: Db, id: number): Promise<CustomerRow | undefined> =>
  db.selectFrom('customer').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** Null unblocks. */
export const writeBlocked = async (db: Db, id: number, at: Date | null): Promise<void> => {
  await db.updateTable('customer').set({ blocked_at: at }).where('id', '=', id).execute();
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
  return db
    .updateTable('customer')
    .set({ password_hash: passwordHash, failures: 0, locked_until: null })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
};

export const deleteAccount = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('customer').where('id', '=', id).execute();
};

/** Counts a wrong password; number `most` locks the account until `until` and resets the count. */
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

/** Returns false if the owner was warned within a day. */
export const markWarned = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const rows = await db
    .updateTable('customer')
    .set({ warned_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`(warned_at is null or warned_at <= ${now}::timestamptz - interval '1 day')`)
    .returning('id')
    .execute();
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
  return db
    .selectFrom('customer_token as t')
    .innerJoin('customer', 'customer.id', 't.customer_id')
    .select([...COLUMNS, sql<Date>`coalesce(t.last_seen_at, t.created_at)`.as('seenAt')])
    .where('t.hash', '=', hash)
    .where('t.expires_at', '>', now)
    .where('customer.blocked_at', 'is', null)
    .executeTakeFirst();
};

export const markSeen = async (db: Db, hash: Uint8Array, now: Date): Promise<void> => {
  await db.updateTable('customer_token').set({ last_seen_at: now }).where('hash', '=', hash).execute();
};

/** Start of a session. */
export const findBeginning = async (db: Db, hash: Uint8Array): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('customer_token')
    .select('created_at as createdAt')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.createdAt;
};

/** Unexpired sessions, newest first. */
export const findSessions = async (
  db: Db,
  customerId: number,
  { current, now }: { current: Uint8Array; now: Date },
): Promise<readonly CustomerSession[]> => {
  return db
    .selectFrom('customer_token')
    .select([
      'number as id',
      'created_at as createdAt',
      'expires_at as expiresAt',
      sql<CustomerSession['seenAt']>`coalesce(last_seen_at, created_at)`.as('seenAt'),
      'browser',
      'system',
      sql<CustomerSession['isCurrent']>`hash = ${current}`.as('isCurrent'),
    ])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('number')
    .execute();
};

/** Returns false for an unknown session. */
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
export const deleteOtherTokens = async (db: Db, customerId: number, except: Uint8Array): Promise<void> => {
  await db.deleteFrom('customer_token').where('customer_id', '=', customerId).where('hash', '!=', except).execute();
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

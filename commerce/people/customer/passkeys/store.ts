import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Passkey, PasskeyKey } from './types.ts';

const COLUMNS = ['number as id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const;

export const saveChallenge = async (
  db: Db,
  challenge: { hash: Uint8Array; customerId: number | null; expiresAt: Date },
): Promise<void> => {
  await db
    .insertInto('passkey_challenge')
    .values({ hash: challenge.hash, customer_id: challenge.customerId, expires_at: challenge.expiresAt })
    .execute();
};

/** Deletes a challenge; false if it is unknown or another request took it. */
export const takeChallenge = async (
  db: Db,
  { hash, customerId, now }: { hash: Uint8Array; customerId: number | null; now: Date },
): Promise<boolean> => {
  const { rows } = await sql<{ isGood: boolean }>`
    delete from passkey_challenge where hash = ${hash}
    returning customer_id is not distinct from ${customerId}::bigint and expires_at > ${now} as "isGood"`.execute(db);
  return rows[0]?.isGood ?? false;
};

export const deleteOldChallenges = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

export const findPasskeys = async (
  db: Db,
  customerId: number,
): Promise<readonly (Passkey & { credential: string })[]> => {
  return db
    .selectFrom('customer_passkey')
    .select([...COLUMNS, 'credential'])
    .where('customer_id', '=', customerId)
    .orderBy('customer_passkey.id')
    .execute();
};

type NewPasskey = Pick<PasskeyKey, 'customerId' | 'credential' | 'publicKey' | 'counter'> & {
  transports: readonly string[];
  name: string;
  createdAt: Date;
};

/** Undefined if the credential is registered already. */
export const insertPasskey = async (db: Db, passkey: NewPasskey): Promise<Passkey | undefined> => {
  return db
    .insertInto('customer_passkey')
    .values({
      customer_id: passkey.customerId,
      credential: passkey.credential,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((oc) => oc.column('credential').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
};

/** The passkey of a credential, among the accounts of a website. */
export const findKey = async (db: Db, websiteId: number, credential: string): Promise<PasskeyKey | undefined> => {
  return db
    .selectFrom('customer_passkey as p')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .select(['p.id as rowId', 'p.customer_id as customerId', 'p.credential', 'p.public_key as publicKey', 'p.counter'])
    .where('p.credential', '=', credential)
    .where('c.website_id', '=', websiteId)
    .executeTakeFirst();
};

/** Records a use; false if this count was recorded before. */
export const countUse = async (db: Db, rowId: number, counter: number, now: Date): Promise<boolean> => {
  const rows = await db
    .updateTable('customer_passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', rowId)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter}::bigint = 0))`)
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const renameOne = async (
  db: Db,
  customerId: number,
  number: number,
  name: string,
): Promise<Passkey | undefined> => {
  return db
    .updateTable('customer_passkey')
    .set({ name })
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .returning(COLUMNS)
    .executeTakeFirst();
};

/** Returns false for an unknown passkey. */
export const deleteOne = async (db: Db, customerId: number, number: number): Promise<boolean> => {
  const rows = await db
    .deleteFrom('customer_passkey')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .returning('id')
    .execute();
  return rows.length > 0;
};

import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Passkey, PasskeyKey } from './types.ts';

const COLUMNS = sql`number as id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

export const saveChallenge = async (
  db: Db,
  challenge: { hash: Uint8Array; customerId: number | null; expiresAt: Date },
): Promise<void> => {
  await sql`insert into passkey_challenge (hash, customer_id, expires_at)
    values (${challenge.hash}, ${challenge.customerId}, ${challenge.expiresAt})`.execute(db);
};

/** Takes a challenge, whether or not it is used well; false when there is none like it, or another call took it. */
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
  const { numAffectedRows } = await sql`delete from passkey_challenge where expires_at <= ${now}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

export const findPasskeys = async (
  db: Db,
  customerId: number,
): Promise<readonly (Passkey & { credential: string })[]> => {
  const { rows } = await sql<Passkey & { credential: string }>`
    select ${COLUMNS}, credential from customer_passkey where customer_id = ${customerId} order by customer_passkey.id`.execute(
    db,
  );
  return rows;
};

type NewPasskey = Pick<PasskeyKey, 'customerId' | 'credential' | 'publicKey' | 'counter'> & {
  transports: readonly string[];
  name: string;
  createdAt: Date;
};

/** Undefined when the credential is somebody's already. */
export const insertPasskey = async (db: Db, passkey: NewPasskey): Promise<Passkey | undefined> => {
  const { rows } = await sql<Passkey>`
    insert into customer_passkey (customer_id, credential, public_key, counter, transports, name, created_at)
    values (${passkey.customerId}, ${passkey.credential}, ${passkey.publicKey}, ${passkey.counter}, ${[...passkey.transports]},
      ${passkey.name}, ${passkey.createdAt})
    on conflict (credential) do nothing returning ${COLUMNS}`.execute(db);
  return rows[0];
};

/** The passkey of a credential, among the accounts of a website. */
export const findKey = async (db: Db, websiteId: number, credential: string): Promise<PasskeyKey | undefined> => {
  const { rows } = await sql<PasskeyKey>`
    select p.id as "rowId", p.customer_id as "customerId", p.credential, p.public_key as "publicKey", p.counter::float8 as counter
      from customer_passkey p join customer c on c.id = p.customer_id
     where p.credential = ${credential} and c.website_id = ${websiteId}`.execute(db);
  return rows[0];
};

/** Writes a use; false when a use with this count was written before. */
export const countUse = async (db: Db, rowId: number, counter: number, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update customer_passkey set counter = ${counter}, last_used_at = ${now}
     where id = ${rowId} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0)) returning id`.execute(
    db,
  );
  return rows.length > 0;
};

export const renameOne = async (
  db: Db,
  customerId: number,
  number: number,
  name: string,
): Promise<Passkey | undefined> => {
  const { rows } = await sql<Passkey>`
    update customer_passkey set name = ${name} where customer_id = ${customerId} and number = ${number} returning ${COLUMNS}`.execute(
    db,
  );
  return rows[0];
};

/** False when the customer has no such passkey. */
export const deleteOne = async (db: Db, customerId: number, number: number): Promise<boolean> => {
  const { rows } = await sql`
    delete from customer_passkey where customer_id = ${customerId} and number = ${number} returning id`.execute(db);
  return rows.length > 0;
};

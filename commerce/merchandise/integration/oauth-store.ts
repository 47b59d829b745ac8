import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Secrets } from './oauth-rules.ts';
import { INTEGRATION_COLUMNS } from './store.ts';
import type { Integration } from './types.ts';

export type OauthKeys = Secrets & { consumerKey: string; token: string };

/** Replaces the keys of an active integration; false if there is none with this name. */
export const saveKeys = async (
  db: Db,
  name: string,
  { consumerKey, consumerSecret, token, tokenSecret }: OauthKeys,
  at: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into integration_oauth (integration_id, consumer_key, consumer_secret, token, token_secret, created_at)
    select id, ${consumerKey}, ${consumerSecret}, ${token}, ${tokenSecret}, ${at} from integration
     where name = ${name} and revoked_at is null
    on conflict (integration_id) do update set consumer_key = excluded.consumer_key, consumer_secret = excluded.consumer_secret,
      token = excluded.token, token_secret = excluded.token_secret, created_at = excluded.created_at
    returning integration_id`.execute(db);
  return rows.length > 0;
};

/** The active integration with these two keys, and its secrets. */
export const findByKeys = async (
  db: Db,
  consumerKey: string,
  token: string,
): Promise<(Integration & Secrets) | undefined> => {
  return db
    .selectFrom('integration_oauth as o')
    .innerJoin('integration as i', 'i.id', 'o.integration_id')
    .select([...INTEGRATION_COLUMNS, 'o.consumer_secret as consumerSecret', 'o.token_secret as tokenSecret'])
    .where('o.consumer_key', '=', consumerKey)
    .where('o.token', '=', token)
    .where('i.revoked_at', 'is', null)
    .executeTakeFirst();
};

/** Returns false if the consumer has used the nonce before. */
export const takeNonce = async (db: Db, consumerKey: string, nonce: string, expiresAt: Date): Promise<boolean> => {
  const rows = await db
    .insertInto('integration_nonce')
    .values({ consumer_key: consumerKey, nonce, expires_at: expiresAt })
    .onConflict((oc) => oc.doNothing())
    .returning('nonce')
    .execute();
  return rows.length > 0;
};

export const deleteOldNonces = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('integration_nonce')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

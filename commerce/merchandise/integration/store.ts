import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Integration } from './types.ts';

export const INTEGRATION_COLUMNS = [
  'i.id',
  'i.name',
  'i.scopes',
  'i.created_at as createdAt',
  'i.used_at as usedAt',
  'i.revoked_at as revokedAt',
] as const;

type Insert = { name: string; scopes: readonly string[]; hash: Uint8Array; at: Date };

/** Returns false if the name is taken. */
export const insertIntegration = async (db: Db, { name, scopes, hash, at }: Insert): Promise<boolean> => {
  const rows = await db
    .insertInto('integration')
    .values({ name, scopes: [...scopes], hash, created_at: at })
    .onConflict((oc) => oc.column('name').doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const readIntegrations = async (db: Db): Promise<readonly Integration[]> => {
  return db.selectFrom('integration as i').select(INTEGRATION_COLUMNS).orderBy('i.id').execute();
};

export const findIntegration = async (db: Db, id: number): Promise<Integration | undefined> => {
  return db.selectFrom('integration as i').select(INTEGRATION_COLUMNS).where('i.id', '=', id).executeTakeFirst();
};

/** Returns false without an active integration of this name. */
export const revokeNamed = async (db: Db, name: string, at: Date): Promise<boolean> => {
  const rows = await db
    .updateTable('integration')
    .set({ revoked_at: at })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
};

/** The active integration with this secret. */
export const findBySecret = async (db: Db, hash: Uint8Array): Promise<Integration | undefined> => {
  return db
    .selectFrom('integration as i')
    .select(INTEGRATION_COLUMNS)
    .where('i.hash', '=', hash)
    .where('i.revoked_at', 'is', null)
    .executeTakeFirst();
};

/** The integration of a short-lived token. */
export const findByShortToken = async (db: Db, hash: Uint8Array, now: Date): Promise<Integration | undefined> => {
  return db
    .selectFrom('integration_token as t')
    .innerJoin('integration as i', 'i.id', 't.integration_id')
    .select(INTEGRATION_COLUMNS)
    .where('t.hash', '=', hash)
    .where('t.expires_at', '>', now)
    .where('i.revoked_at', 'is', null)
    .executeTakeFirst();
};

export const insertShortToken = async (
  db: Db,
  { hash, integrationId, expiresAt }: { hash: Uint8Array; integrationId: number; expiresAt: Date },
): Promise<void> => {
  await db
    .insertInto('integration_token')
    .values({ hash, integration_id: integrationId, expires_at: expiresAt })
    .execute();
};

export const deleteOldTokens = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('integration_token')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Writes at most once an hour. */
export const markUsed = async (db: Db, id: number, now: Date): Promise<void> => {
  await db
    .updateTable('integration')
    .set({ used_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`(used_at is null or used_at <= ${now}::timestamptz - interval '1 hour')`)
    .execute();
};

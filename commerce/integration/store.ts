import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Integration } from './types.ts';

export const INTEGRATION_COLUMNS = sql`i.id, i.name, i.scopes, i.created_at as "createdAt", i.used_at as "usedAt", i.revoked_at as "revokedAt"`;

type Insert = { name: string; scopes: readonly string[]; hash: Uint8Array; at: Date };

/** False when the name is taken. */
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
  const { rows } = await sql<Integration>`select ${INTEGRATION_COLUMNS} from integration i order by i.id`.execute(db);
  return rows;
};

export const findIntegration = async (db: Db, id: number): Promise<Integration | undefined> => {
  const { rows } = await sql<Integration>`select ${INTEGRATION_COLUMNS} from integration i where i.id = ${id}`.execute(
    db,
  );
  return rows[0];
};

/** False when there is none of that name that works. */
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

/** The integration whose secret this is, where it was not revoked. */
export const findBySecret = async (db: Db, hash: Uint8Array): Promise<Integration | undefined> => {
  const { rows } = await sql<Integration>`
    select ${INTEGRATION_COLUMNS} from integration i where i.hash = ${hash} and i.revoked_at is null`.execute(db);
  return rows[0];
};

/** The integration that a short-lived token was given to. */
export const findByShortToken = async (db: Db, hash: Uint8Array, now: Date): Promise<Integration | undefined> => {
  const { rows } = await sql<Integration>`
    select ${INTEGRATION_COLUMNS} from integration_token t join integration i on i.id = t.integration_id
    where t.hash = ${hash} and t.expires_at > ${now} and i.revoked_at is null`.execute(db);
  return rows[0];
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

/** Written at most once an hour. */
export const markUsed = async (db: Db, id: number, now: Date): Promise<void> => {
  await sql`update integration set used_at = ${now}
    where id = ${id} and (used_at is null or used_at <= ${now}::timestamptz - interval '1 hour')`.execute(db);
};

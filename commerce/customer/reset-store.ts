import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import { emailKey } from '#contract/email-key.ts';

export const saveReset = async (
  db: Db,
  reset: { customerId: number; hash: Uint8Array; createdAt: Date; expiresAt: Date },
): Promise<void> => {
  await sql`
    insert into customer_password_reset (customer_id, hash, created_at, expires_at)
    values (${reset.customerId}, ${reset.hash}, ${reset.createdAt}, ${reset.expiresAt})
    on conflict (customer_id) do update set hash = excluded.hash, created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(
    db,
  );
};

/** The account and expiry of a link, also of an expired one. */
export const findReset = async (
  db: Db,
  websiteId: number,
  email: string,
  hash: Uint8Array,
): Promise<{ customerId: number; expiresAt: Date } | undefined> => {
  const { rows } = await sql<{ customerId: number; expiresAt: Date }>`
    select r.customer_id as "customerId", r.expires_at as "expiresAt" from customer_password_reset r join customer c on c.id = r.customer_id
    where c.website_id = ${websiteId} and c.email_key = ${emailKey(email)} and r.hash = ${hash}`.execute(db);
  return rows[0];
};

/** Deletes the link; false when another call already did. */
export const consumeReset = async (db: Db, customerId: number, hash: Uint8Array): Promise<boolean> => {
  const { rows } =
    await sql`delete from customer_password_reset where customer_id = ${customerId} and hash = ${hash} returning customer_id`.execute(
      db,
    );
  return rows.length > 0;
};

export const deleteResets = async (db: Db, customerId: number): Promise<void> => {
  await sql`delete from customer_password_reset where customer_id = ${customerId}`.execute(db);
};

export const deleteOldResets = async (db: Db, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from customer_password_reset where expires_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

import type { Db } from '#commerce/platform/database/types.ts';
import { emailKey } from '#contract/email-key.ts';

export const saveReset = async (
  db: Db,
  reset: { customerId: number; hash: Uint8Array; createdAt: Date; expiresAt: Date },
): Promise<void> => {
  await db
    .insertInto('customer_password_reset')
    .values({
      customer_id: reset.customerId,
      hash: reset.hash,
      created_at: reset.createdAt,
      expires_at: reset.expiresAt,
    })
    .onConflict((oc) =>
      oc.column('customer_id').doUpdateSet((eb) => ({
        hash: eb.ref('excluded.hash'),
        created_at: eb.ref('excluded.created_at'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute();
};

/** The account and expiry of a link, also of an expired one. */
export const findReset = async (
  db: Db,
  websiteId: number,
  email: string,
  hash: Uint8Array,
): Promise<{ customerId: number; expiresAt: Date } | undefined> => {
  return db
    .selectFrom('customer_password_reset as r')
    .innerJoin('customer as c', 'c.id', 'r.customer_id')
    .select(['r.customer_id as customerId', 'r.expires_at as expiresAt'])
    .where('c.website_id', '=', websiteId)
    .where('c.email_key', '=', emailKey(email))
    .where('r.hash', '=', hash)
    .executeTakeFirst();
};

/** Deletes the link; false if another request already did. */
export const consumeReset = async (db: Db, customerId: number, hash: Uint8Array): Promise<boolean> => {
  const rows = await db
    .deleteFrom('customer_password_reset')
    .where('customer_id', '=', customerId)
    .where('hash', '=', hash)
    .returning('customer_id')
    .execute();
  return rows.length > 0;
};

export const deleteResets = async (db: Db, customerId: number): Promise<void> => {
  await db.deleteFrom('customer_password_reset').where('customer_id', '=', customerId).execute();
};

export const deleteOldResets = async (db: Db, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('customer_password_reset')
    .where('expires_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SavedCard } from '../types.ts';

const COLUMNS = [
  'id',
  'method',
  'public_hash as publicHash',
  'gateway_token as gatewayToken',
  'card_brand as brand',
  'card_last4 as last4',
  'card_expiry as expiry',
  'is_default as isDefault',
] as const;

/** Saved cards of a customer: the default first, then newest first. */
export const findCards = async (db: Db, customerId: number): Promise<readonly SavedCard[]> => {
  return db
    .selectFrom('payment_token')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('is_kept', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
};

export const findCard = async (db: Db, customerId: number, publicHash: string): Promise<SavedCard | undefined> => {
  return db
    .selectFrom('payment_token')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('public_hash', '=', publicHash)
    .where('is_kept', '=', true)
    .executeTakeFirst();
};

export type NewCard = Omit<SavedCard, 'id' | 'isDefault'> & { customerId: number; identity: string; createdAt: Date };

/** Saves a card, or updates it. A customer's first card becomes the default. */
export const insertCard = async (db: Db, card: NewCard): Promise<void> => {
  const { customerId, method, publicHash, gatewayToken, identity, brand, last4, expiry, createdAt } = card;
  await sql`insert into payment_token (customer_id, method, public_hash, gateway_token, card_identity, card_brand, card_last4, card_expiry, is_default,
      created_at)
    select ${customerId}, ${method}, ${publicHash}, ${gatewayToken}, ${identity}, ${brand}, ${last4}, ${expiry},
      not exists (select from payment_token where customer_id = ${customerId} and is_default and is_kept), ${createdAt}
    on conflict (customer_id, method, card_identity) where is_kept
      do update set gateway_token = excluded.gateway_token, card_expiry = excluded.card_expiry`.execute(db);
};

/** Makes a card the default one; false when it is not the customer's. */
export const chooseCard = async (db: Db, customerId: number, publicHash: string): Promise<boolean> => {
  await db
    .updateTable('payment_token')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute();
  const rows = await db
    .updateTable('payment_token')
    .set({ is_default: true })
    .where('customer_id', '=', customerId)
    .where('public_hash', '=', publicHash)
    .where('is_kept', '=', true)
    .returning('id')
    .execute();
  return rows.length > 0;
};

/** Removes a card. Returns false if the customer does not own it. */
export const leaveCard = async (db: Db, customerId: number, publicHash: string): Promise<boolean> => {
  const rows = await db
    .updateTable('payment_token')
    .set({ is_kept: false, is_default: false })
    .where('customer_id', '=', customerId)
    .where('public_hash', '=', publicHash)
    .where('is_kept', '=', true)
    .returning('id')
    .execute();
  return rows.length > 0;
};

/** Makes the newest card the default one where there is none. */
export const chooseNewest = async (db: Db, customerId: number): Promise<void> => {
  await sql`update payment_token set is_default = true where id = (select max(id) from payment_token where customer_id = ${customerId} and is_kept)
    and not exists (select from payment_token where customer_id = ${customerId} and is_default and is_kept)`.execute(
    db,
  );
};

/** Cards that no customer has saved any more. */
export const findLeft = async (
  db: Db,
  limit: number,
): Promise<readonly Pick<SavedCard, 'id' | 'method' | 'gatewayToken'>[]> => {
  return db
    .selectFrom('payment_token')
    .select(['id', 'method', 'gateway_token as gatewayToken'])
    .where(sql<boolean>`not is_kept or customer_id is null`)
    .orderBy('id')
    .limit(limit)
    .execute();
};

export const deleteCard = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('payment_token').where('id', '=', id).execute();
};

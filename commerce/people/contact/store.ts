import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { MOST_WAITING, type WaitingItem } from '#commerce/platform/waiting.ts';
import type { ContactMessage, ContactRecord, MessageState } from './types.ts';

/** Returns the new message's id; undefined if the request is stored already. */
export const insertMessage = async (
  db: Db,
  { requestId, topic, orderNumber, sku, name, email, telephone, comment }: ContactMessage,
  given: { view: StoreView; customerId: number | null; now: Date },
): Promise<number | undefined> => {
  const row = await db
    .insertInto('contact_message')
    .values({
      request_id: requestId,
      store_view_id: given.view.id,
      language: given.view.language,
      customer_id: given.customerId,
      topic,
      order_number: orderNumber,
      sku,
      name,
      email,
      telephone,
      comment,
      sent_at: given.now,
    })
    .onConflict((oc) => oc.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** Number of messages from an email address since a moment. */
export const countFrom = async (db: Db, email: string, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('contact_message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

/** All messages, newest first. */
export const readMessages = async (db: Db): Promise<readonly ContactRecord[]> => {
  return db
    .selectFrom('contact_message as m')
    .innerJoin('store_view_code as v', 'v.store_view_id', 'm.store_view_id')
    .select([
      'm.id',
      'm.state',
      'v.code as storeView',
      'm.language',
      'm.customer_id as customerId',
      'm.topic',
      'm.order_number as orderNumber',
      'm.sku',
      'm.name',
      'm.email',
      'm.telephone',
      'm.comment',
      'm.sent_at as sentAt',
    ])
    .orderBy('m.sent_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute();
};

/** Returns false for an unknown message. */
export const writeState = async (db: Db, id: number, state: MessageState): Promise<boolean> => {
  const rows = await db.updateTable('contact_message').set({ state }).where('id', '=', id).returning('id').execute();
  return rows.length > 0;
};

/** Messages of a signed-in customer, newest first. */
export const readMessagesOf = async (
  db: Db,
  customerId: number,
): Promise<readonly Pick<ContactRecord, 'topic' | 'orderNumber' | 'sku' | 'telephone' | 'comment' | 'sentAt'>[]> => {
  return db
    .selectFrom('contact_message as m')
    .select(['m.topic', 'm.order_number as orderNumber', 'm.sku', 'm.telephone', 'm.comment', 'm.sent_at as sentAt'])
    .where('m.customer_id', '=', customerId)
    .orderBy('m.id', 'desc')
    .execute();
};

export const deleteMessagesBefore = async (db: Db, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('contact_message')
    .where('sent_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

export const readWaiting = (db: Db): Promise<readonly WaitingItem[]> =>
  db
    .selectFrom('contact_message')
    .select(['name as title', 'comment as detail', 'sent_at as at', 'order_number as order'])
    .where('state', '=', 'new')
    .orderBy('sent_at')
    .orderBy('name')
    .limit(MOST_WAITING)
    .execute();

import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import type { ContactMessage, ContactRecord, MessageState } from './types.ts';

/** The new message's id; undefined when the same request has been kept before. */
export const insertMessage = async (
  db: Db,
  { requestId, topic, orderNumber, sku, name, email, telephone, comment }: ContactMessage,
  given: { view: StoreView; customerId: number | null; now: Date },
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into contact_message (request_id, store_view_id, language, customer_id, topic, order_number, sku, name, email, telephone, comment, sent_at)
    values (${requestId}, ${given.view.id}, ${given.view.language}, ${given.customerId}, ${topic}, ${orderNumber}, ${sku}, ${name}, ${email},
      ${telephone}, ${comment}, ${given.now})
    on conflict (request_id) do nothing returning id`.execute(db);
  return rows[0]?.id;
};

/** Messages of an e-mail address since a moment. */
export const countFrom = async (db: Db, email: string, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contact_message where lower(email) = lower(${email}) and sent_at > ${since}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

const columns = sql.raw(`m.id, m.state, v.code as "storeView", m.language, m.customer_id as "customerId", m.topic,
  m.order_number as "orderNumber", m.sku, m.name, m.email, m.telephone, m.comment, m.sent_at as "sentAt"`);

/** The newest first, of one state or of all. */
export const readMessages = async (
  db: Db,
  state: MessageState | null,
  most: number,
): Promise<readonly ContactRecord[]> => {
  const { rows } = await sql<ContactRecord>`
    select ${columns} from contact_message m join store_view_code v on v.store_view_id = m.store_view_id
     where ${state}::text is null or m.state = ${state} order by m.sent_at desc, m.id desc limit ${most}`.execute(db);
  return rows;
};

export const readMessage = async (db: Db, id: number): Promise<ContactRecord | undefined> => {
  const { rows } = await sql<ContactRecord>`
    select ${columns} from contact_message m join store_view_code v on v.store_view_id = m.store_view_id where m.id = ${id}`.execute(
    db,
  );
  return rows[0];
};

/** False when there is no such message. */
export const writeState = async (db: Db, id: number, state: MessageState): Promise<boolean> => {
  const { rows } = await sql`update contact_message set state = ${state} where id = ${id} returning id`.execute(db);
  return rows.length > 0;
};

/** What a customer wrote while signed in, the newest first. */
export const readMessagesOf = async (
  db: Db,
  customerId: number,
): Promise<readonly Pick<ContactRecord, 'topic' | 'orderNumber' | 'sku' | 'telephone' | 'comment' | 'sentAt'>[]> => {
  const { rows } = await sql<ContactRecord>`
    select m.topic, m.order_number as "orderNumber", m.sku, m.telephone, m.comment, m.sent_at as "sentAt"
      from contact_message m where m.customer_id = ${customerId} order by m.id desc`.execute(db);
  return rows;
};

export const deleteMessagesBefore = async (db: Db, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from contact_message where sent_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

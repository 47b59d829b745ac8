import { sql } from 'kysely';
import { listByCriteria, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { ContactRecord, Reply, RepliedKind } from '../types.ts';

const COLUMNS: Columns = {
  id: { sql: sql`m.id`, kind: 'number' },
  state: { sql: sql`m.state`, kind: 'text' },
  topic: { sql: sql`m.topic`, kind: 'text' },
  email: { sql: sql`m.email`, kind: 'text' },
  name: { sql: sql`m.name`, kind: 'text' },
  order_number: { sql: sql`m.order_number`, kind: 'text' },
  sent_at: { sql: sql`m.sent_at`, kind: 'moment' },
};

const SELECTED = sql`m.id, m.state, m.store_view_id as "storeViewId", v.code as "storeView", m.language, m.customer_id as "customerId", m.topic,
  m.order_number as "orderNumber", m.sku, m.name, m.email, m.telephone, m.comment, m.sent_at as "sentAt"`;

const FROM = sql`contact_message m join store_view_code v on v.store_view_id = m.store_view_id`;

export type StoredMessage = ContactRecord & { storeViewId: number };

export const listMessages = (db: Db, criteria: SearchCriteria) =>
  listByCriteria<StoredMessage>(db, { select: SELECTED, from: FROM, columns: COLUMNS, last: sql`m.id desc` }, criteria);

/** A message, locked until the transaction ends. */
export const lockMessage = async (db: Db, id: number): Promise<StoredMessage | undefined> => {
  const { rows } = await sql<StoredMessage>`select ${SELECTED} from ${FROM} where m.id = ${id} for update of m`.execute(
    db,
  );
  return rows[0];
};

export const insertReply = async (
  db: Db,
  { kind, recordId, at, who, reply }: Reply & { kind: RepliedKind; recordId: number },
): Promise<void> => {
  await db.insertInto('staff_reply').values({ kind, record_id: recordId, at, who, reply }).execute();
};

/** Replies to some records, oldest first. */
export const readReplies = async (
  db: Db,
  kind: RepliedKind,
  ids: readonly number[],
): Promise<readonly (Reply & { recordId: number })[]> => {
  if (ids.length === 0) return [];
  return db
    .selectFrom('staff_reply')
    .select(['record_id as recordId', 'at', 'who', 'reply'])
    .where('kind', '=', kind)
    .where('record_id', 'in', ids)
    .orderBy('id')
    .execute();
};

export const deleteRepliesBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('staff_reply').where('at', '<', before).execute();
};

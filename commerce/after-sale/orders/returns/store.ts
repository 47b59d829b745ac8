import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { RequestedReturn } from './rules.ts';
import type { OrderReturn, ReturnRecord, ReturnState } from './types.ts';

const COLUMNS = sql`r.id, r.number, r.kind, r.state, r.message, r.document_number as "documentNumber", r.asked_at as "requestedAt", r.changed_at as "changedAt",
  (select n.number from sales_order n where n.id = r.replacement_id) as replacement,
  (select jsonb_agg(jsonb_build_object('itemId', i.order_item_id, 'quantity', i.quantity, 'isReplaced', i.is_replaced) order by i.order_item_id)
     from order_return_item i where i.return_id = r.id) as items,
  (select count(*)::int from order_photo f where f.return_id = r.id) as photos`;

type OrderReturnRow = Row<
  'order_return',
  'id' | 'number' | 'kind' | 'state' | 'message',
  { documentNumber: 'document_number'; requestedAt: 'asked_at'; changedAt: 'changed_at' }
> &
  Pick<OrderReturn, 'replacement' | 'items' | 'photos'>;

/** By time. */
export const readReturns = async (db: Db, orderId: number): Promise<readonly OrderReturn[]> =>
  (
    await sql<OrderReturnRow>`select ${COLUMNS} from order_return r where r.order_id = ${orderId} order by r.id`.execute(
      db,
    )
  ).rows;

/** Received units of returns, by order number and public line id. */
export const readReturned = async (
  db: Db,
  orderIds: readonly number[],
): Promise<readonly { orderId: number; itemId: number; quantity: number }[]> => {
  const { rows } = await sql<
    Row<'order_return', never, { orderId: 'order_id' }> &
      Row<'order_item', never, { itemId: 'number' }> & { quantity: number }
  >`
    select r.order_id as "orderId", line.number as "itemId", sum(i.quantity)::int as quantity from order_return r
      join order_return_item i on i.return_id = r.id join order_item line on line.id = i.order_item_id
     where r.order_id = any(${orderIds}::bigint[]) and r.kind = 'return' and r.state in ('received', 'refunded', 'replaced')
     group by r.order_id, line.number`.execute(db);
  return rows;
};

export const findReturn = async (db: Db, number: string): Promise<(OrderReturn & { order: string }) | undefined> =>
  (
    await sql<OrderReturnRow & Row<'sales_order', never, { order: 'number' }>>`
      select ${COLUMNS}, o.number as "order" from order_return r join sales_order o on o.id = r.order_id where r.number = ${number}`.execute(
      db,
    )
  ).rows[0];

export const findByRequest = async (db: Db, orderId: number, requestId: string): Promise<OrderReturn | undefined> =>
  (
    await sql<OrderReturnRow>`
      select ${COLUMNS} from order_return r where r.order_id = ${orderId} and r.request_id = ${requestId}`.execute(db)
  ).rows[0];

/** Internal line ids of an order by public id. */
export const lineIds = async (db: Db, orderId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('order_item')
    .select(['id', 'number'])
    .where('order_id', '=', orderId)
    .where('product_type', '!=', 'configurable')
    .execute();
  return new Map(rows.map(({ id, number }) => [number, id]));
};

/** Shipped units and dates, by internal line id. */
export const readLeft = async (
  db: Db,
  orderId: number,
): Promise<readonly { sentAt: Date; items: readonly { itemId: number; quantity: number }[] }[]> => {
  const rows = await db
    .selectFrom('order_shipment as s')
    .innerJoin('order_shipment_item as i', 'i.shipment_id', 's.id')
    .select(['s.sent_at as sentAt', 'i.order_item_id as itemId', 'i.quantity'])
    .where('s.order_id', '=', orderId)
    .execute();
  return rows.map(({ sentAt, ...item }) => ({ sentAt, items: [item] }));
};

/** Inserts a request in the transaction that locks the order; returns its id and number. */
export const insertReturn = async (
  db: Db,
  { id, number }: { id: number; number: string },
  requested: RequestedReturn,
  at: Date,
): Promise<{ id: number; number: string }> => {
  const { rows } = await sql<Row<'order_return', 'id' | 'number'>>`
    insert into order_return (order_id, number, request_id, kind, message, asked_at, changed_at)
    select ${id}, ${number}::text || '-R' || (count(*) + 1), ${requested.requestId}, ${requested.kind}, ${requested.message}, ${at}, ${at}
      from order_return where order_id = ${id}
    returning id, number`.execute(db);
  const made = rows[0]!;
  await sql`insert into order_return_item (return_id, order_item_id, quantity)
    select ${made.id}, "itemId", quantity
      from jsonb_to_recordset(${JSON.stringify(requested.items)}::jsonb) as i("itemId" bigint, quantity int)`.execute(
    db,
  );
  return made;
};

/** Changes the state of a return. Returns false if another request changed it first. */
export const moveReturn = async (
  db: Db,
  id: number,
  {
    from,
    to,
    documentNumber = null,
    at,
  }: { from: ReturnState; to: ReturnState; documentNumber?: string | null; at: Date },
): Promise<boolean> => {
  const rows = await db
    .updateTable('order_return')
    .set({ state: to, document_number: documentNumber, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .execute();
  return rows.length > 0;
};

/** The company of an order; null if it has none. */
export const companyOf = async (db: Db, orderId: number): Promise<number | null> =>
  (await db.selectFrom('sales_order').select('company_id').where('id', '=', orderId).executeTakeFirstOrThrow())
    .company_id;

/** Links the order that replaces lines of a return, in the transaction that inserted it. */
export const linkReplacement = async (
  db: Db,
  returnId: number,
  { orderId, lineIds: ids }: { orderId: number; lineIds: readonly number[] },
): Promise<void> => {
  await db.updateTable('order_return').set({ replacement_id: orderId }).where('id', '=', returnId).execute();
  await db
    .updateTable('order_return_item')
    .set({ is_replaced: true })
    .where('return_id', '=', returnId)
    .where('order_item_id', '=', anyOf(ids))
    .execute();
};

type ReturnRecordRow = Row<
  'order_return',
  'number' | 'kind' | 'state' | 'message',
  { askedAt: 'asked_at'; creditMemo: 'document_number' }
> &
  Row<'sales_order', 'email', { order: 'number' }> & { goods: string; photos: number };

/** All requests for staff: those without a response first, then newest first. */
export const readRecords = async (db: Db): Promise<readonly ReturnRecord[]> => {
  const { rows } = await sql<ReturnRecordRow>`
    select r.number, r.kind, r.state, r.asked_at as "askedAt", o.number as "order", o.email,
        (select string_agg(l.sku || ' × ' || i.quantity, ', ' order by l.id)
           from order_return_item i join order_item l on l.id = i.order_item_id where i.return_id = r.id) as goods,
        (select count(*)::int from order_photo f where f.return_id = r.id) as photos, r.message, r.document_number as "creditMemo"
      from order_return r join sales_order o on o.id = r.order_id
     order by r.state in ('declined', 'refunded', 'replaced'), r.asked_at desc, r.id desc`.execute(db);
  return rows;
};

type NewPhoto = { tokenHash: Uint8Array; storedAs: string; bytes: number; at: Date };

export const insertPhoto = async (db: Db, { tokenHash, storedAs, bytes, at }: NewPhoto): Promise<void> => {
  await db
    .insertInto('order_photo')
    .values({ token_hash: tokenHash, stored_as: storedAs, bytes, uploaded_at: at })
    .execute();
};

export const countPendingBytes = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('order_photo')
      .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
      .where('return_id', 'is', null)
      .executeTakeFirst()
  )?.bytes ?? 0;

/** Gives a photograph to a claim; false when there is none, or another claim has it. */
export const claimPhoto = async (db: Db, tokenHash: Uint8Array, returnId: number): Promise<boolean> => {
  const rows = await db
    .updateTable('order_photo')
    .set({ return_id: returnId })
    .where('token_hash', '=', tokenHash)
    .where('return_id', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
};

export const readPhotos = async (db: Db, returnId: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('order_photo')
    .select('stored_as as name')
    .where('return_id', '=', returnId)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
};

/**
 * Deletes photographs without a claim from before `unsent`, and photographs of claims settled before `settled`. Returns
 * their file names.
 */
export const deleteOldPhotos = async (
  db: Db,
  { unsent, settled }: { unsent: Date; settled: Date },
): Promise<readonly string[]> => {
  const { rows } = await sql<Row<'order_photo', never, { name: 'stored_as' }>>`
    delete from order_photo
     where (return_id is null and uploaded_at < ${unsent})
        or return_id in (select id from order_return where state in ('declined', 'refunded', 'replaced') and changed_at < ${settled})
    returning stored_as as name`.execute(db);
  return rows.map(({ name }) => name);
};

import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { CompareRow } from './types.ts';

const LIST = sql`l.id, l.uid, l.customer_id as "customerId", array(
  select i.product_id from compare_item i where i.list_id = l.id order by i.id) as "productIds"`;

/** `isLocked` locks the list until the transaction ends. */
export const readList = async (
  db: Db,
  by: { uid: string } | { customerId: number },
  isLocked = false,
): Promise<CompareRow | undefined> => {
  const condition = 'uid' in by ? sql`l.uid = ${by.uid}` : sql`l.customer_id = ${by.customerId}`;
  const lock = isLocked ? sql`for update of l` : sql``;
  return (
    await sql<
      Row<'compare_list', 'id' | 'uid', { customerId: 'customer_id' }> & Pick<CompareRow, 'productIds'>
    >`select ${LIST} from compare_list l where ${condition} ${lock}`.execute(db)
  ).rows[0];
};

/** Makes a list, unless the customer has one. */
export const insertList = async (
  db: Db,
  { uid, customerId, now }: { uid: string; customerId: number | null; now: Date },
): Promise<void> => {
  await db
    .insertInto('compare_list')
    .values({ uid, customer_id: customerId, updated_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute();
};

export const insertItems = async (db: Db, id: number, productIds: readonly number[], now: Date): Promise<void> => {
  await sql`insert into compare_item (list_id, product_id)
    select ${id}::bigint, product_id from unnest(${productIds}::int[]) with ordinality as given (product_id, place) order by place
    on conflict do nothing`.execute(db);
  await db.updateTable('compare_list').set({ updated_at: now }).where('id', '=', id).execute();
};

export const deleteItems = async (db: Db, id: number, productIds: readonly number[], now: Date): Promise<void> => {
  await db.deleteFrom('compare_item').where('list_id', '=', id).where('product_id', '=', anyOf(productIds)).execute();
  await db.updateTable('compare_list').set({ updated_at: now }).where('id', '=', id).execute();
};

export const writeOwner = async (db: Db, id: number, customerId: number): Promise<void> => {
  await db.updateTable('compare_list').set({ customer_id: customerId }).where('id', '=', id).execute();
};

export const deleteList = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('compare_list').where('id', '=', id).execute();
};

/** Deletes lists of guests untouched since `before`; how many. */
export const deleteIdleLists = async (db: Db, before: Date): Promise<number> =>
  (
    await db
      .deleteFrom('compare_list')
      .where('customer_id', 'is', null)
      .where('updated_at', '<', before)
      .returning('id')
      .execute()
  ).length;

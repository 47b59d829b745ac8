import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { RoomRow } from './types.ts';

/** Rooms of lists, in their order. */
export const readRooms = async (db: Db, listIds: readonly number[]): Promise<readonly RoomRow[]> =>
  listIds.length === 0
    ? []
    : await db
        .selectFrom('wishlist_room')
        .select(['id', 'wishlist_id as listId', 'number', 'name'])
        .where('wishlist_id', '=', anyOf(listIds))
        .orderBy('position')
        .orderBy('id')
        .execute();

/** Adds a room after the others. */
export const insertRoom = async (db: Db, listId: number, name: string): Promise<RoomRow> =>
  (
    await sql<
      Row<'wishlist_room', 'id' | 'number' | 'name', { listId: 'wishlist_id' }>
    >`insert into wishlist_room (wishlist_id, name, position)
      values (${listId}, ${name}, (select coalesce(max(position), 0) + 1 from wishlist_room where wishlist_id = ${listId}))
      returning id, wishlist_id as "listId", number, name`.execute(db)
  ).rows[0]!;

export const renameRoom = async (db: Db, id: number, name: string): Promise<void> => {
  await db.updateTable('wishlist_room').set({ name }).where('id', '=', id).execute();
};

export const orderRooms = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`update wishlist_room r set position = o.position
    from unnest(${ids}::bigint[]) with ordinality as o (id, position) where r.id = o.id`.execute(db);
};

/** Deletes a room; its products stay on the list. */
export const deleteRoom = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('wishlist_room').where('id', '=', id).execute();
};

/** Null takes the budget away. */
export const writeBudget = async (
  db: Db,
  listId: number,
  { currency, amount }: { currency: CurrencyCode; amount: number | null },
): Promise<void> => {
  await sql`update wishlist set budgets = (budgets - ${currency}::text) || ${amount === null ? '{}' : JSON.stringify({ [currency]: amount })}::text::jsonb
    where id = ${listId}`.execute(db);
};

/** Square feet per selling unit, for products with a coverage. */
export const readCoverage = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_coverage')
    .select(['product_id as id', 'sq_ft as sqFt'])
    .where('product_id', '=', anyOf(productIds))
    .execute();
  return new Map(rows.map(({ id, sqFt }) => [id, sqFt]));
};

/** SKUs of a customer's orders, without canceled items. */
export const readOrdered = async (db: Db, customerId: number): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('order_of_buyer')
    .select(sql<string>`unnest(skus)`.as('sku'))
    .distinct()
    .where('customer_id', '=', customerId)
    .execute();
  return new Set(rows.map(({ sku }) => sku));
};

import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Write } from './rules.ts';
import type { Choice, ItemRow, ListRow } from './types.ts';

const LIST = [
  'id',
  'customer_id as customerId',
  'budgets',
  'number',
  'is_first as isFirst',
  'name',
  'sharing_code as sharingCode',
  'updated_at as updatedAt',
] as const;
const ITEM = sql`id, wishlist_id as "listId", number, product_id as "productId", variant_id as "variantId", choice, quantity, note, room_id as "roomId",
  case when area is null then null else jsonb_build_object('value', area, 'unit', area_unit, 'wastePercent', waste_percent) end as area, added_at as "addedAt"`;

/** Locks a customer's lists until the transaction ends. */
export const lockLists = async (db: Db, customerId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wishlists of ${customerId}`}, 0))`.execute(db);
};

const lists = (db: Db) => db.selectFrom('wishlist').select(LIST).$narrowType<Pick<ListRow, 'budgets'>>();

/** The first list first, then in the order they were made. */
export const readLists = async (db: Db, customerId: number): Promise<readonly ListRow[]> =>
  lists(db).where('customer_id', '=', customerId).orderBy('is_first', 'desc').orderBy('id').execute();

export const readShared = async (db: Db, sharingCode: string): Promise<ListRow | undefined> =>
  lists(db).where('sharing_code', '=', sharingCode).executeTakeFirst();

/** Makes the first list of a customer, where there is none. */
export const insertFirst = async (db: Db, customerId: number, now: Date): Promise<void> => {
  await db
    .insertInto('wishlist')
    .values({ customer_id: customerId, is_first: true, created_at: now, updated_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute();
};

export const insertList = async (
  db: Db,
  customerId: number,
  { name, sharingCode, now }: { name: string; sharingCode: string | null; now: Date },
): Promise<ListRow> =>
  db
    .insertInto('wishlist')
    .values({
      customer_id: customerId,
      is_first: false,
      name,
      sharing_code: sharingCode,
      created_at: now,
      updated_at: now,
    })
    .returning(LIST)
    .$narrowType<Pick<ListRow, 'budgets'>>()
    .executeTakeFirstOrThrow();

export const updateList = async (
  db: Db,
  id: number,
  { name, sharingCode, now }: { name: string | null; sharingCode: string | null; now: Date },
): Promise<void> => {
  await db
    .updateTable('wishlist')
    .set({ name, sharing_code: sharingCode, updated_at: now })
    .where('id', '=', id)
    .execute();
};

export const touchList = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.updateTable('wishlist').set({ updated_at: now }).where('id', '=', id).execute();
};

export const deleteList = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('wishlist').where('id', '=', id).execute();
};

type StoredItemRow = Row<
  'wishlist_item',
  'id' | 'number' | 'quantity' | 'note',
  { listId: 'wishlist_id'; productId: 'product_id'; variantId: 'variant_id'; roomId: 'room_id'; addedAt: 'added_at' }
> &
  Pick<ItemRow, 'area' | 'choice'>;

/** Items of lists, newest first. */
export const readItems = async (db: Db, listIds: readonly number[]): Promise<readonly ItemRow[]> =>
  listIds.length === 0
    ? []
    : (
        await sql<StoredItemRow>`select ${ITEM} from wishlist_item where wishlist_id = any(${listIds}::bigint[])
          order by added_at desc, id desc`.execute(db)
      ).rows;

const asJson = (choice: Choice['choice'] | undefined): string | null => (choice ? JSON.stringify(choice) : null);

/** Adds products to a list. Existing items get the new quantity, and the note if they have none. */
export const writeItems = async (db: Db, listId: number, writes: readonly Write[], now: Date): Promise<void> => {
  for (const { itemId, productId, variantId, choice, quantity, note, roomId, area } of writes)
    await (
      itemId === undefined
        ? sql`insert into wishlist_item (wishlist_id, product_id, variant_id, choice, quantity, note, room_id, area, area_unit, waste_percent, added_at)
          values (${listId}, ${productId}, ${variantId}, ${asJson(choice)}::jsonb, ${quantity}, ${note ?? null}, ${roomId ?? null},
            ${area?.value ?? null}, ${area?.unit ?? null}, ${area?.wastePercent ?? null}, ${now})`
        : sql`update wishlist_item set quantity = ${quantity}, note = coalesce(note, ${note ?? null}) where id = ${itemId}`
    ).execute(db);
};

export const updateItem = async (
  db: Db,
  id: number,
  {
    productId,
    variantId,
    choice,
    quantity,
    note,
    roomId,
    area,
  }: Choice & Pick<ItemRow, 'quantity' | 'note' | 'roomId' | 'area'>,
): Promise<void> => {
  await db
    .updateTable('wishlist_item')
    .set({
      product_id: productId,
      variant_id: variantId,
      choice: asJson(choice),
      quantity,
      note,
      room_id: roomId,
      area: area?.value ?? null,
      area_unit: area?.unit ?? null,
      waste_percent: area?.wastePercent ?? null,
    })
    .where('id', '=', id)
    .execute();
};

export const deleteItems = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db.deleteFrom('wishlist_item').where('id', '=', anyOf(ids)).execute();
};

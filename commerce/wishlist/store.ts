import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Write } from './rules.ts';
import type { Choice, ItemRow, ListRow } from './types.ts';

const LIST = sql`id, customer_id as "customerId", budgets, number, is_first as "isFirst", name, sharing_code as "sharingCode", updated_at as "updatedAt"`;
const ITEM = sql`id, wishlist_id as "listId", number, product_id as "productId", variant_id as "variantId", choice, quantity, note, room_id as "roomId",
  case when area is null then null else jsonb_build_object('value', area, 'unit', area_unit, 'wastePercent', waste_percent) end as area, added_at as "addedAt"`;

/** Locks a customer's lists until the transaction ends. */
export const lockLists = async (db: Db, customerId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wishlists of ${customerId}`}, 0))`.execute(db);
};

/** The first list first, then in the order they were made. */
export const readLists = async (db: Db, customerId: number): Promise<readonly ListRow[]> =>
  (
    await sql<ListRow>`select ${LIST} from wishlist where customer_id = ${customerId} order by is_first desc, id`.execute(
      db,
    )
  ).rows;

export const readShared = async (db: Db, sharingCode: string): Promise<ListRow | undefined> =>
  (await sql<ListRow>`select ${LIST} from wishlist where sharing_code = ${sharingCode}`.execute(db)).rows[0];

/** Makes the first list of a customer, where there is none. */
export const insertFirst = async (db: Db, customerId: number, now: Date): Promise<void> => {
  await sql`insert into wishlist (customer_id, is_first, created_at, updated_at) values (${customerId}, true, ${now}, ${now})
    on conflict do nothing`.execute(db);
};

export const insertList = async (
  db: Db,
  customerId: number,
  { name, sharingCode, now }: { name: string; sharingCode: string | null; now: Date },
): Promise<ListRow> =>
  (
    await sql<ListRow>`insert into wishlist (customer_id, is_first, name, sharing_code, created_at, updated_at)
      values (${customerId}, false, ${name}, ${sharingCode}, ${now}, ${now}) returning ${LIST}`.execute(db)
  ).rows[0]!;

export const updateList = async (
  db: Db,
  id: number,
  { name, sharingCode, now }: { name: string | null; sharingCode: string | null; now: Date },
): Promise<void> => {
  await sql`update wishlist set name = ${name}, sharing_code = ${sharingCode}, updated_at = ${now} where id = ${id}`.execute(
    db,
  );
};

export const touchList = async (db: Db, id: number, now: Date): Promise<void> => {
  await sql`update wishlist set updated_at = ${now} where id = ${id}`.execute(db);
};

export const deleteList = async (db: Db, id: number): Promise<void> => {
  await sql`delete from wishlist where id = ${id}`.execute(db);
};

/** What lists hold, the latest first. */
export const readItems = async (db: Db, listIds: readonly number[]): Promise<readonly ItemRow[]> =>
  listIds.length === 0
    ? []
    : (
        await sql<ItemRow>`select ${ITEM} from wishlist_item where wishlist_id = any(${listIds}::bigint[])
          order by added_at desc, id desc`.execute(db)
      ).rows;

const asJson = (choice: Choice['choice'] | undefined): string | null => (choice ? JSON.stringify(choice) : null);

/** Puts products on a list; one that is there gets its new quantity, and a note where it has none. */
export const writeItems = async (db: Db, listId: number, writes: readonly Write[], now: Date): Promise<void> => {
  for (const { heldId, productId, variantId, choice, quantity, note, roomId, area } of writes)
    await (
      heldId === undefined
        ? sql`insert into wishlist_item (wishlist_id, product_id, variant_id, choice, quantity, note, room_id, area, area_unit, waste_percent, added_at)
          values (${listId}, ${productId}, ${variantId}, ${asJson(choice)}::jsonb, ${quantity}, ${note ?? null}, ${roomId ?? null},
            ${area?.value ?? null}, ${area?.unit ?? null}, ${area?.wastePercent ?? null}, ${now})`
        : sql`update wishlist_item set quantity = ${quantity}, note = coalesce(note, ${note ?? null}) where id = ${heldId}`
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
  await sql`update wishlist_item set product_id = ${productId}, variant_id = ${variantId}, choice = ${asJson(choice)}::jsonb, quantity = ${quantity}, note = ${note},
      room_id = ${roomId}, area = ${area?.value ?? null}, area_unit = ${area?.unit ?? null}, waste_percent = ${area?.wastePercent ?? null}
    where id = ${id}`.execute(db);
};

export const deleteItems = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`delete from wishlist_item where id = any(${ids}::bigint[])`.execute(db);
};

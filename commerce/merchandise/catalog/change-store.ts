import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';

/** Returns true if units of these products are reserved for a customer. */
export const hasReserved = async (db: Db, ids: readonly number[]): Promise<boolean> =>
  (await sql`select 1 from stock where product_id = any(${ids}::int[]) and reserved > 0 for update`.execute(db)).rows
    .length > 0;

export const hasStock = async (db: Db, id: number): Promise<boolean> =>
  (await sql`select 1 from stock where product_id = ${id}`.execute(db)).rows.length > 0;

export const deleteProducts = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db.deleteFrom('product').where('id', '=', anyOf(ids)).execute();
};

/** Saves a category's key in the catalogue files, before its URL changes. */
export const pinCategory = async (db: Db, id: number, key: string): Promise<void> => {
  await db
    .updateTable('category')
    .set({ folder_key: key })
    .where('id', '=', id)
    .where('folder_key', 'is', null)
    .execute();
};

/** Moves a category with its descendants under another, at a position. */
export const moveBranch = async (db: Db, id: number, parentId: number, position: number): Promise<void> => {
  await sql`
    update category c set path = np.path || substr(c.path, length(op.path) + 1), level = c.level - own.level + np.level + 1
      from category own join category op on op.id = own.parent_id cross join category np
     where own.id = ${id} and np.id = ${parentId} and (c.id = own.id or c.path like own.path || '/%')`.execute(db);
  await db.updateTable('category').set({ parent_id: parentId, position }).where('id', '=', id).execute();
};

/** Shifts the categories of a parent from a position on. */
export const makeRoom = async (db: Db, parentId: number, from: number): Promise<void> => {
  await db
    .updateTable('category')
    .set((eb) => ({ position: eb('position', '+', 1) }))
    .where('parent_id', '=', parentId)
    .where('position', '>=', from)
    .execute();
};

/** Deletes a category with its descendants; returns their ids. */
export const deleteBranch = async (db: Db, id: number): Promise<readonly number[]> => {
  const { rows } = await sql<Row<'category', 'id' | 'level'>>`
    select c.id, c.level from category c join category own on own.id = ${id} and (c.id = own.id or c.path like own.path || '/%')
     order by c.level desc`.execute(db);
  for (const row of rows) await db.deleteFrom('category').where('id', '=', row.id).execute();
  return rows.map((row) => row.id);
};

/** Number of these categories that exist. */
export const countCategories = async (db: Db, ids: readonly number[]): Promise<number> =>
  (
    await db
      .selectFrom('category')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('level', '>', 0)
      .where('id', '=', anyOf(ids))
      .executeTakeFirstOrThrow()
  ).count;

/** Skus by product id. */
export const skusById = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (await db.selectFrom('product').select(['id', 'sku']).where('id', '=', anyOf(ids)).execute()).map(({ id, sku }) => [
      id,
      sku,
    ]),
  );

export const productsIn = async (db: Db, categoryIds: readonly number[]): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('category_product')
    .select('product_id as id')
    .distinct()
    .where('category_id', '=', anyOf(categoryIds))
    .execute();
  return rows.map(({ id }) => id);
};

/** Ids returned by a query for `id`, and ids of their configurable products. */
const withConfigurables = async (db: Db, products: RawBuilder<unknown>): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    with found as (${products})
    select id from found union select v.parent_id from configurable_variant v join found on found.id = v.child_id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

export const withAttribute = (db: Db, attributeId: number): Promise<readonly number[]> =>
  withConfigurables(
    db,
    sql`select product_id as id from product_option_value where attribute_id = ${attributeId}
         union select product_id from product_value where attribute_id = ${attributeId}`,
  );

export const withOption = (db: Db, optionId: number): Promise<readonly number[]> =>
  withConfigurables(db, sql`select product_id as id from product_option_value where option_id = ${optionId}`);

export const isConfigurableBy = async (db: Db, attributeId: number): Promise<boolean> =>
  (await sql`select from configurable_attribute where attribute_id = ${attributeId} limit 1`.execute(db)).rows.length >
  0;

export const isOptionOfVariant = async (db: Db, optionId: number): Promise<boolean> =>
  (
    await sql`
      select from product_option_value o
        join configurable_variant v on v.child_id = o.product_id
        join configurable_attribute a on a.product_id = v.parent_id and a.attribute_id = o.attribute_id
       where o.option_id = ${optionId} limit 1`.execute(db)
  ).rows.length > 0;

import { hasSku } from './sku-store.ts';
import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { TierRow } from './tier-types.ts';

const COLUMNS = sql`product_id as "productId", currency, group_id as "groupId", quantity, price, percent`;
const AS_ROWS = '"productId" int, currency text, "groupId" int, quantity int, price int, percent numeric';

type StoredTierRow = Row<
  'tier_price',
  'currency' | 'quantity' | 'price',
  { productId: 'product_id'; groupId: 'group_id' }
> &
  Pick<TierRow, 'percent'>;

export const readTiers = async (db: Db, productIds?: readonly number[]): Promise<readonly TierRow[]> => {
  const those = productIds ? sql`where product_id = any(${productIds}::int[])` : sql``;
  const { rows } = await sql<StoredTierRow>`
    select ${COLUMNS} from tier_price ${those} order by product_id, group_id nulls first, quantity, currency`.execute(
    db,
  );
  return rows;
};

export const groupHasTiers = async (db: Db, groupId: number): Promise<boolean> =>
  (await db
    .selectFrom('tier_price')
    .select('product_id')
    .where('group_id', '=', groupId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

const write = (db: Db, rows: readonly TierRow[]) =>
  sql`insert into tier_price (product_id, currency, group_id, quantity, price, percent)
    select "productId", currency, "groupId", quantity, price, percent
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(${sql.raw(AS_ROWS)})
    on conflict (product_id, coalesce(currency, ''), coalesce(group_id, -1), quantity)
      do update set price = excluded.price, percent = excluded.percent`.execute(db);

/** Replaces tier prices with the catalogue files', except for products with tiers owned by programs. */
export const replaceTiers = async (db: Db, productIds: readonly number[], rows: readonly TierRow[]): Promise<void> => {
  await sql`delete from tier_price t where product_id = any(${productIds}::int[])
    and not exists (select from tier_price_program p where p.product_id = t.product_id)`.execute(db);
  const owned = await db
    .selectFrom('tier_price_program')
    .select('product_id as id')
    .where('product_id', '=', anyOf(productIds))
    .execute();
  const ids = new Set(owned.map(({ id }) => id));
  const own = rows.filter(({ productId }) => !ids.has(productId));
  if (own.length > 0) await write(db, own);
};

const mark = async (db: Db, productIds: readonly number[], { by, at }: { by: string; at: Date }): Promise<void> => {
  await sql`insert into tier_price_program (product_id, set_by) select distinct unnest(${productIds}::int[]), ${by}
    on conflict (product_id) do update set set_by = excluded.set_by`.execute(db);
  await db.updateTable('product').set({ updated_at: at }).where('id', '=', anyOf(productIds)).execute();
};

type Marks = { by: string; at: Date };

/** Adds or changes tiers; with `isAll` they replace all tiers of these products. Programs own them from now on. */
export const setTiers = async (db: Db, rows: readonly TierRow[], marks: Marks, isAll: boolean): Promise<void> => {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  if (isAll) await db.deleteFrom('tier_price').where('product_id', '=', anyOf(ids)).execute();
  await write(db, rows);
  await mark(db, ids, marks);
};

/** Deletes tiers. Returns the ones that did not exist. */
export const removeTiers = async (db: Db, rows: readonly TierRow[], marks: Marks): Promise<readonly TierRow[]> => {
  const { rows: gone } = await sql<StoredTierRow>`
    delete from tier_price t using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(${sql.raw(AS_ROWS)})
     where t.product_id = i."productId" and t.quantity = i.quantity and t.group_id is not distinct from i."groupId"
       and t.currency is not distinct from i.currency and t.price is not distinct from i.price
       and t.percent is not distinct from i.percent
    returning t.product_id as "productId", t.currency, t.group_id as "groupId", t.quantity, t.price, t.percent`.execute(
    db,
  );
  await mark(
    db,
    gone.map(({ productId }) => productId),
    marks,
  );
  const keyOf = (row: TierRow): string => `${row.productId} ${row.currency} ${row.groupId} ${row.quantity}`;
  const keys = new Set(gone.map(keyOf));
  return rows.filter((row) => !keys.has(keyOf(row)));
};

/** Ends the programs' ownership of the tiers of these products. */
export const takeTiersFromPrograms = async (db: Db, skus: readonly string[]): Promise<void> => {
  await sql`delete from tier_price_program where product_id in (select p.id from product p where ${hasSku(skus)})`.execute(
    db,
  );
};

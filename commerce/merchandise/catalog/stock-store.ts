import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Lot, LotShare } from './lot-rules.ts';
import type { OrderedLine, StockLine } from './types.ts';

/** Locks rows in ascending product id, as every writer does, to avoid deadlocks. */
export const lockStock = async (db: Db, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('stock')
    .select(['product_id as id', sql<number>`qty - reserved - owed`.as('available')])
    .where('product_id', '=', anyOf(ids))
    .orderBy('product_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, available }) => [id, available]));
};

/**
 * Non-empty lots by product id. Writers hold the lock on the stock. Read product by product, because for a list
 * PostgreSQL scans the lots of the whole shop.
 */
export const readLots = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, readonly Lot[]>> => {
  const { rows } = await sql<Row<'stock_lot', 'code', { productId: 'product_id'; quantity: 'qty' }>>`
    select l.product_id as "productId", l.code, l.qty as quantity from unnest(${ids}::int[]) as wanted(id)
     cross join lateral (select * from stock_lot where product_id = wanted.id and qty > 0 offset 0) l order by 1, 2`.execute(
    db,
  );
  return Map.groupBy(rows, ({ productId }) => productId);
};

/** Codes of the lots of a customer's earlier orders, by product id, newest order first. */
export const readEarlierLots = async (
  db: Db,
  customerId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lot_of_customer')
    .select(['product_id as productId', 'code'])
    .where('customer_id', '=', customerId)
    .where('product_id', '=', anyOf(productIds))
    .orderBy('order_id', 'desc')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ productId }) => productId)].map(([id, all]) => [
      id,
      [...new Set(all.map(({ code }) => code))],
    ]),
  );
};

const LOTS = sql`"productId" int, code text, quantity int`;

/** Adds returned units to their lots. */
export const returnToLots = async (db: Db, shares: readonly LotShare[]): Promise<void> => {
  await sql`insert into stock_lot (product_id, code, qty)
    select "productId", code, sum(quantity) from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as i(${LOTS}) group by 1, 2
    on conflict (product_id, code) do update set qty = stock_lot.qty + excluded.qty`.execute(db);
};

/** Replaces all lots of a product. */
export const replaceLots = async (
  db: Db,
  products: readonly { productId: number; lots: readonly Lot[] }[],
): Promise<void> => {
  if (products.length === 0) return;
  const ids = products.map(({ productId }) => productId);
  await db.deleteFrom('stock_lot').where('product_id', '=', anyOf(ids)).execute();
  await returnToLots(
    db,
    products.flatMap(({ productId, lots }) => lots.map((lot) => ({ ...lot, productId }))),
  );
};

/** Deletes the lots of products whose lots exceed the stock, because it is unknown which of them remain. */
export const forgetWrongLots = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`delete from stock_lot l using stock s where s.product_id = l.product_id and l.product_id = any(${ids}::int[])
    and s.qty < (select sum(o.qty) from stock_lot o where o.product_id = l.product_id)`.execute(db);
};

const productsOf = (lines: readonly StockLine[]): readonly number[] => lines.map(({ productId }) => productId);
const quantitiesOf = (lines: readonly StockLine[]): readonly number[] => lines.map(({ quantity }) => quantity);

/**
 * Decrements stock and lots, and adds the units that orders wait for. Negative numbers return them. Returns the available
 * stock by product id.
 */
export const deductStock = async (
  db: Db,
  lines: readonly OrderedLine[],
  lots: readonly LotShare[] = [],
): Promise<Map<number, number>> => {
  const taken = sql`with taken as (
      update stock_lot l set qty = l.qty - i.quantity
        from unnest(${productsOf(lots)}::int[], ${lots.map(({ code }) => code)}::text[], ${quantitiesOf(lots)}::int[]) as i(id, code, quantity)
       where l.product_id = i.id and l.code = i.code
    )`;
  const { rows } = await sql<
    Row<'stock', never, { id: 'product_id' }> & { available: number }
  >`${lots.length > 0 ? taken : sql``}
    update stock set qty = qty - (${quantitiesOf(lines)}::int[])[array_position(${productsOf(lines)}::int[], product_id)],
           owed = owed + (${lines.map(({ later = 0 }) => later)}::int[])[array_position(${productsOf(lines)}::int[], product_id)]
     where product_id = any(${productsOf(lines)}::int[]) returning product_id as id, qty - reserved - owed as available`.execute(
    db,
  );
  return new Map(rows.map(({ id, available }) => [id, available]));
};

/** Reserves units (negative quantities release them); returns the available stock by product id. */
export const reserve = async (db: Db, lines: readonly StockLine[]): Promise<Map<number, number>> => {
  const { rows } = await sql<Row<'stock', never, { id: 'product_id' }> & { available: number }>`
    update stock s set reserved = s.reserved + i.quantity
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as i("productId" int, quantity int)
     where s.product_id = i."productId" returning s.product_id as id, s.qty - s.reserved - s.owed as available`.execute(
    db,
  );
  return new Map(rows.map(({ id, available }) => [id, available]));
};

/** Products that orders wait for and that have arrived, in ascending id, with the number of units. */
export const readArrived = async (db: Db, productId?: number): Promise<readonly StockLine[]> =>
  db
    .selectFrom('stock')
    .select(['product_id as productId', sql<number>`least(owed, qty - reserved)`.as('quantity')])
    .where('owed', '>', 0)
    .$if(productId !== undefined, (query) => query.where('product_id', '=', productId!))
    .where(sql<boolean>`qty > reserved`)
    .orderBy('product_id')
    .execute();

/** Up to which number of units pages show the stock of products. */
export const readShownUpTo = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('product_counted')
    .select(['product_id as id', 'up_to as upTo'])
    .where('product_id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, upTo }) => [id, upTo]));
};

/** Ids of configurable products, groups and bundles that contain these products. */
export const parentsOf = async (db: Db, ids: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select parent_id as id from configurable_variant where child_id = any(${ids}::int[])
     union
    select product_id from product_composition where product_parts(spec) && ${ids}::int[]`.execute(db);
  return rows.map(({ id }) => id);
};

/** Marks stock as set by staff or a program, so that loads of the catalogue preserve it. */
export const markStock = async (db: Db, productIds: readonly number[], by: string): Promise<void> => {
  await db.updateTable('stock').set({ set_by: by }).where('product_id', '=', anyOf(productIds)).execute();
};

import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { StockLine } from './types.ts';

/** Locks rows in ascending product id, as every writer does, to avoid deadlocks. */
export const lockStock = async (db: Db, ids: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; available: number }>`
    select product_id as id, qty - reserved as available from stock where product_id = any(${ids}::int[])
     order by product_id for update`.execute(db);
  return new Map(rows.map(({ id, available }) => [id, available]));
};

/** Decrements stock (or with negative quantities returns it); the result is what is left, by product id. */
export const deductStock = async (db: Db, lines: readonly StockLine[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; available: number }>`
    update stock s set qty = s.qty - i.quantity
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as i("productId" int, quantity int)
     where s.product_id = i."productId" returning s.product_id as id, s.qty - s.reserved as available`.execute(db);
  return new Map(rows.map(({ id, available }) => [id, available]));
};

/** Sets units aside, or with negative quantities gives them back; the result is what can be bought, by product id. */
export const reserve = async (db: Db, lines: readonly StockLine[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; available: number }>`
    update stock s set reserved = s.reserved + i.quantity
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as i("productId" int, quantity int)
     where s.product_id = i."productId" returning s.product_id as id, s.qty - s.reserved as available`.execute(db);
  return new Map(rows.map(({ id, available }) => [id, available]));
};

/** Configurable products that have these as variants, and bundles that they can be chosen for. */
export const parentsOf = async (db: Db, ids: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await sql<{
    id: number;
  }>`select distinct parent_id as id from configurable_variant where child_id = any(${ids}::int[])
     union
     select product_id from product_composition c
       cross join jsonb_path_query(c.spec, '$.bundle.items[*].selections[*].productId') id where (id #>> '{}')::int = any(${ids}::int[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

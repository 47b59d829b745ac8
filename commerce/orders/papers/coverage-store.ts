import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';

/** Square feet of one selling unit, of products that say so. */
export const readCoverage = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; sqFt: number }>`
    select product_id as id, sq_ft::float8 as "sqFt" from product_coverage where product_id = any(${productIds}::int[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, sqFt }) => [id, sqFt]));
};

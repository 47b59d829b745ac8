import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';

/** SKUs of the variants of configurable products. */
export const readVariantSkus = async (
  db: Db,
  parentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const rows = await db
    .selectFrom('variant_sku')
    .select(['product_id as id', 'sku'])
    .where('product_id', '=', anyOf(parentIds))
    .orderBy('sku')
    .execute();
  const bySku = Map.groupBy(rows, ({ id }) => id);
  return new Map([...bySku].map(([id, variants]) => [id, variants.map(({ sku }) => sku)]));
};

/** Square feet that one selling unit covers; products without an area are absent. */
export const readCoverage = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('product_coverage')
    .select(['product_id as id', 'sq_ft as sqFt'])
    .where('product_id', '=', anyOf(productIds))
    .execute();
  return new Map(rows.map(({ id, sqFt }) => [id, sqFt]));
};

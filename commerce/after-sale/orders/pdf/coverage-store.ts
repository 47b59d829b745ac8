import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';

/** Square feet per selling unit, for products with a coverage. */
export const readCoverage = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('product_coverage')
    .select(['product_id as id', 'sq_ft as sqFt'])
    .where('product_id', '=', anyOf(productIds))
    .execute();
  return new Map(rows.map(({ id, sqFt }) => [id, sqFt]));
};

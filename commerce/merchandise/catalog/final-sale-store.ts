import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';

export const readFinalSale = async (db: Db, productIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('final_sale_product')
    .select('product_id as id')
    .where('product_id', '=', anyOf(productIds))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

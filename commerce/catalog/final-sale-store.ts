import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';

export const readFinalSale = async (db: Db, productIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from final_sale_product where product_id = any(${productIds}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

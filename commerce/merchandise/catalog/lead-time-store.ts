import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';

/** Days to restock products, by id. A variant without a value inherits its configurable product's. */
export const readLeadTimes = async (
  db: Db,
  attributeId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<Row<'product', 'id'> & { days: number | null }>`
    select p.id, (select round(v.value::numeric)::int from product_value v
        where v.product_id in (p.id, cv.parent_id) and v.attribute_id = ${attributeId} and v.value ~ '^[0-9]{1,4}([.][0-9]+)?$'
        order by v.product_id = p.id desc limit 1) as days
      from product p left join configurable_variant cv on cv.child_id = p.id where p.id = any(${productIds}::int[])`.execute(
    db,
  );
  return new Map(rows.flatMap(({ id, days }) => (days === null ? [] : [[id, days]])));
};

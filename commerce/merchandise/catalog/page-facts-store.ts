import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';

type ProductFacts = Row<'product', 'id', { changedAt: 'updated_at' }> & { pictures: readonly string[] };

/** Last change and pictures of every product; pictures are paths under media/catalog/product. */
export const readProductFacts = async (db: Db): Promise<readonly ProductFacts[]> => {
  const { rows } = await sql<ProductFacts>`select p.id, p.updated_at as "changedAt",
      coalesce(array_agg(m.file order by m.position, m.id) filter (where not m.is_disabled), '{}') as pictures
    from product p left join product_media m on m.product_id = p.id group by p.id`.execute(db);
  return rows;
};

/** Last change of the products of every category. */
export const readCategoryChanges = (db: Db): Promise<readonly { id: number; changedAt: Date }[]> =>
  db
    .selectFrom('category_product as c')
    .innerJoin('product as p', 'p.id', 'c.product_id')
    .select(({ fn }) => ['c.category_id as id', fn.max('p.updated_at').as('changedAt')])
    .groupBy('c.category_id')
    .execute();

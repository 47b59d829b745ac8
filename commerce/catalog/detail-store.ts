import { sql } from 'kysely';
import { singleWordsOf } from '#contract/search-words.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/stores/types.ts';

/** Long texts of a product in a store view. */
export type ProductDetail = {
  productId: number;
  description: string | null;
  shortDescription: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeyword: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export const readDetails = async (
  db: Db,
  storeViewId: number,
  ids: readonly number[],
): Promise<readonly ProductDetail[]> => {
  const { rows } = await sql<ProductDetail>`
    select d.product_id as "productId", coalesce(v.description, d.description) as description,
           coalesce(v.short_description, d.short_description) as "shortDescription", coalesce(v.meta_title, d.meta_title) as "metaTitle",
           coalesce(v.meta_description, d.meta_description) as "metaDescription", coalesce(v.meta_keyword, d.meta_keyword) as "metaKeyword",
           p.created_at as "createdAt", p.updated_at as "updatedAt"
      from product_text d join product p on p.id = d.product_id left join product_text v on v.product_id = d.product_id and v.store_view_id = ${storeViewId}
     where d.store_view_id = 0 and d.product_id = any(${ids}::int[])`.execute(db);
  return rows;
};

export type TextField = 'name' | 'description' | 'short_description';

/** Products whose text contains every word, or with `isPartial` words that begin so. */
export const findByText = async (
  db: Db,
  storeViewId: number,
  language: Language,
  field: TextField,
  { text, isPartial }: { text: string; isPartial: boolean },
): Promise<readonly number[]> => {
  const config = sql`${sql.lit(language === 'fr' ? 'tessera_fr' : 'tessera_en')}::regconfig`;
  const column = sql.ref(field);
  const beginnings = singleWordsOf(text).map((word) => `'${word.replaceAll(/['\\]/g, '')}':*`);
  if (isPartial && !beginnings.length) return [];
  const query = isPartial
    ? sql`to_tsquery(${config}, ${beginnings.join(' & ')})`
    : sql`plainto_tsquery(${config}, ${text})`;
  const { rows } = await sql<{ id: number }>`
    select d.product_id as id from product_text d left join product_text v on v.product_id = d.product_id and v.store_view_id = ${storeViewId}
     where d.store_view_id = 0 and to_tsvector(${config}, coalesce(v.${column}, d.${column}, '')) @@ ${query}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

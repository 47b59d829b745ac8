import { searchConfiguration } from '#commerce/platform/database/text-search.ts';
import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import { singleWordsOf } from '#contract/search-words.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';

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
  return db
    .selectFrom('product_text as d')
    .innerJoin('product as p', 'p.id', 'd.product_id')
    .leftJoin('product_text as v', (join) =>
      join.onRef('v.product_id', '=', 'd.product_id').on('v.store_view_id', '=', storeViewId),
    )
    .select([
      'd.product_id as productId',
      sql<ProductDetail['description']>`coalesce(v.description, d.description)`.as('description'),
      sql<ProductDetail['shortDescription']>`coalesce(v.short_description, d.short_description)`.as('shortDescription'),
      sql<ProductDetail['metaTitle']>`coalesce(v.meta_title, d.meta_title)`.as('metaTitle'),
      sql<ProductDetail['metaDescription']>`coalesce(v.meta_description, d.meta_description)`.as('metaDescription'),
      sql<ProductDetail['metaKeyword']>`coalesce(v.meta_keyword, d.meta_keyword)`.as('metaKeyword'),
      'p.created_at as createdAt',
      'p.updated_at as updatedAt',
    ])
    .where('d.store_view_id', '=', 0)
    .where('d.product_id', '=', anyOf(ids))
    .execute();
};

export type TextField = 'name' | 'description' | 'short_description';

/** Products whose text contains every word; with `isPartial`, words with these prefixes. */
export const findByText = async (
  db: Db,
  storeViewId: number,
  language: Language,
  field: TextField,
  { text, isPartial }: { text: string; isPartial: boolean },
): Promise<readonly number[]> => {
  const config = searchConfiguration(language);
  const column = sql.ref(field);
  const beginnings = singleWordsOf(text).map((word) => `'${word.replaceAll(/['\\]/g, '')}':*`);
  if (isPartial && !beginnings.length) return [];
  const query = isPartial
    ? sql`to_tsquery(${config}, ${beginnings.join(' & ')})`
    : sql`plainto_tsquery(${config}, ${text})`;
  const rows = await db
    .selectFrom('product_text as d')
    .leftJoin('product_text as v', (join) =>
      join.onRef('v.product_id', '=', 'd.product_id').on('v.store_view_id', '=', storeViewId),
    )
    .select('d.product_id as id')
    .where('d.store_view_id', '=', 0)
    .where(sql<boolean>`to_tsvector(${config}, coalesce(v.${column}, d.${column}, '')) @@ ${query}`)
    .execute();
  return rows.map(({ id }) => id);
};

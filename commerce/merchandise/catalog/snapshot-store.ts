import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import { readCompositions } from './composition-store.ts';
import type { TierRow } from './tier-types.ts';
import { readTiers } from './tier-store.ts';

type ProductRow = Row<
  'product',
  'id' | 'sku' | 'type' | 'visibility',
  { isEnabled: 'is_enabled'; weightGrams: 'weight_grams' }
> & { available: number; isLater?: boolean; shownUpTo?: number };
type TextRow = Row<
  'product_text',
  'name',
  { productId: 'product_id'; storeViewId: 'store_view_id'; urlKey: 'url_key' }
>;
type PriceRow = Row<
  'product_price',
  'currency' | 'price',
  { productId: 'product_id'; specialPrice: 'special_price'; specialFrom: 'special_from'; specialTo: 'special_to' }
>;
type MediaRow = Row<'product_media', 'id' | 'file' | 'position' | 'roles', { productId: 'product_id' }> & {
  labels: Record<number, string> | null;
};
type OptionRow = Row<
  'product_option_value',
  never,
  { productId: 'product_id'; attributeId: 'attribute_id'; optionId: 'option_id' }
>;
type ValueRow = Row<
  'product_value',
  'value',
  { productId: 'product_id'; attributeId: 'attribute_id'; storeViewId: 'store_view_id' }
>;
type PlacementRow = Row<'category_product', 'position', { categoryId: 'category_id'; productId: 'product_id' }>;
type VariantRow = Row<'configurable_variant', never, { parentId: 'parent_id'; childId: 'child_id' }>;
type LinkRow = Row<'product_link', 'kind', { productId: 'product_id'; linkedId: 'linked_id' }>;
export type CategoryRow = Row<
  'category',
  'id' | 'path' | 'level' | 'position' | 'image',
  {
    parentId: 'parent_id';
    includeInMenu: 'include_in_menu';
    displayMode: 'display_mode';
    cmsBlock: 'cms_block';
    defaultSortBy: 'default_sort_by';
  }
>;
export type CategoryTextRow = Row<
  'category_text',
  'name' | 'description',
  {
    categoryId: 'category_id';
    storeViewId: 'store_view_id';
    urlKey: 'url_key';
    metaTitle: 'meta_title';
    metaDescription: 'meta_description';
    metaKeywords: 'meta_keywords';
  }
>;

/** Rows of some products. */
export type ProductRows = {
  products: readonly ProductRow[];
  texts: readonly TextRow[];
  prices: readonly PriceRow[];
  tiers: readonly TierRow[];
  media: readonly MediaRow[];
  options: readonly OptionRow[];
  values: readonly ValueRow[];
  placements: readonly PlacementRow[];
  configurableBy: readonly { productId: number; attributeId: number }[];
  variants: readonly VariantRow[];
  links: readonly LinkRow[];
  compositions: Awaited<ReturnType<typeof readCompositions>>;
};

const rowsOf = async <T>(db: Db, query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
  (await query.execute(db)).rows;

/** Reads products by id, except their long texts; unknown ids are absent. */
export const readProductRows = async (db: Db, ids: readonly number[]): Promise<ProductRows> => {
  const rows = <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> => rowsOf(db, query);
  const those = sql`any(${ids}::int[])`;
  return {
    products:
      await rows(sql<ProductRow>`select p.id, p.sku, p.type, p.is_enabled as "isEnabled", p.visibility, p.weight_grams as "weightGrams",
        coalesce(s.qty - s.reserved - s.owed, 0) as available, l.days is not null as "isLater",
        (select up_to from product_counted c where c.product_id = p.id) as "shownUpTo"
        from product p left join stock s on s.product_id = p.id left join product_later l on l.product_id = p.id
        where p.id = ${those} order by p.id`),
    texts:
      await rows(sql<TextRow>`select product_id as "productId", store_view_id as "storeViewId", name, url_key as "urlKey" from product_text
        where product_id = ${those} and (store_view_id = 0 or name is not null or url_key is not null)
        order by product_id, store_view_id`),
    prices: await rows(sql<PriceRow>`select product_id as "productId", currency, price, special_price as "specialPrice",
        special_from as "specialFrom", special_to as "specialTo" from product_price
        where product_id = ${those} order by product_id, currency`),
    tiers: await readTiers(db, ids),
    media: await rows(sql<MediaRow>`select m.id, m.product_id as "productId", m.file, m.position, m.roles,
        (select jsonb_object_agg(l.store_view_id, l.label) from product_media_label l where l.media_id = m.id) as labels
        from product_media m where m.product_id = ${those} and not m.is_disabled order by m.product_id, m.position, m.id`),
    options:
      await rows(sql<OptionRow>`select v.product_id as "productId", v.attribute_id as "attributeId", v.option_id as "optionId"
        from product_option_value v join attribute_choice o on o.option_id = v.option_id
        where v.product_id = ${those} order by v.product_id, v.attribute_id, o.option_position, v.option_id`),
    values:
      await rows(sql<ValueRow>`select product_id as "productId", attribute_id as "attributeId", store_view_id as "storeViewId", value
        from product_value where product_id = ${those} order by product_id, attribute_id, store_view_id`),
    placements:
      await rows(sql<PlacementRow>`select category_id as "categoryId", product_id as "productId", position from category_product
        where product_id = ${those} order by product_id, category_id`),
    configurableBy: await rows(sql<
      Row<'configurable_attribute', never, { productId: 'product_id'; attributeId: 'attribute_id' }>
    >`select product_id as "productId", attribute_id as "attributeId"
        from configurable_attribute where product_id = ${those} order by product_id, position`),
    variants: await rows(
      sql<VariantRow>`select parent_id as "parentId", child_id as "childId" from configurable_variant
        where parent_id = ${those} order by parent_id, position, child_id`,
    ),
    links: await rows(
      sql<LinkRow>`select product_id as "productId", linked_id as "linkedId", kind from product_link
        where product_id = ${those} order by product_id, kind, position, linked_id`,
    ),
    compositions: await readCompositions(db, ids),
  };
};

/** Ids of every product, in ascending order. */
export const readProductIds = async (db: Db): Promise<readonly number[]> =>
  (await db.selectFrom('product').select('id').orderBy('id').execute()).map(({ id }) => id);

/** Ids of these products, their variants, and the configurable products and other variants they belong to. */
export const readFamilies = async (db: Db, ids: readonly number[]): Promise<readonly number[]> => {
  const family = await rowsOf(
    db,
    sql<VariantRow>`select v.parent_id as "parentId", v.child_id as "childId" from configurable_variant v
      where v.parent_id in (select unnest(${ids}::int[])
        union select parent_id from configurable_variant where child_id = any(${ids}::int[]))`,
  );
  return [...new Set([...ids, ...family.flatMap(({ parentId, childId }) => [parentId, childId])])];
};

/** Active categories and their texts, in order of level, position and id. */
export const readCategoryRows = async (
  db: Db,
): Promise<{ categories: readonly CategoryRow[]; texts: readonly CategoryTextRow[] }> => ({
  categories: await rowsOf(
    db,
    sql<CategoryRow>`select id, parent_id as "parentId", path, level, position, include_in_menu as "includeInMenu", image,
      display_mode as "displayMode", cms_block as "cmsBlock", default_sort_by as "defaultSortBy" from category
      where is_active and id > 1 order by level, position, id`,
  ),
  texts: await rowsOf(
    db,
    sql<CategoryTextRow>`select category_id as "categoryId", store_view_id as "storeViewId", name, url_key as "urlKey",
      description, meta_title as "metaTitle", meta_description as "metaDescription", meta_keywords as "metaKeywords"
      from category_text order by category_id, store_view_id`,
  ),
});

/** The next start or end of a special price. */
export const readNextPriceChange = async (db: Db, after: Date): Promise<Date | null> => {
  const [row] = await rowsOf(
    db,
    sql<{ next: Date | null }>`select least(
      (select min(special_from) from product_price where special_price is not null and special_from > ${after}),
      (select min(special_to) from product_price where special_price is not null and special_to > ${after})) as next`,
  );
  return row?.next ?? null;
};

/** Ids of products whose special price begins or ends after `from`, until `to`. */
export const readPriceChanges = async (db: Db, from: Date, to: Date): Promise<readonly number[]> => {
  const found = await rowsOf(
    db,
    sql<Pick<PriceRow, 'productId'>>`
      select product_id as "productId" from product_price
       where special_price is not null and special_from > ${from} and special_from <= ${to}
      union
      select product_id from product_price where special_price is not null and special_to > ${from} and special_to <= ${to}`,
  );
  return found.map(({ productId }) => productId);
};

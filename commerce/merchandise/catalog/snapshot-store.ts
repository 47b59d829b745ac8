import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import { readCompositions } from './composition-store.ts';
import type { TierRow } from './tier-types.ts';
import { readTiers } from './tier-store.ts';

type ProductRow = Row<
  'product',
  'id' | 'sku' | 'type' | 'visibility',
  { isEnabled: 'is_enabled'; weightGrams: 'weight_grams' }
> & { available: number };
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

/** All rows of the snapshot. */
export type CatalogRows = {
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
  categories: readonly CategoryRow[];
  categoryTexts: readonly CategoryTextRow[];
};

/** Reads the whole catalogue, except long texts of products. */
export const readCatalog = async (db: Db): Promise<CatalogRows> => {
  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> => (await query.execute(db)).rows;
  return {
    products:
      await rows(sql<ProductRow>`select p.id, p.sku, p.type, p.is_enabled as "isEnabled", p.visibility, p.weight_grams as "weightGrams",
        coalesce(s.qty - s.reserved, 0) as available from product p left join stock s on s.product_id = p.id order by p.id`),
    texts:
      await rows(sql<TextRow>`select product_id as "productId", store_view_id as "storeViewId", name, url_key as "urlKey" from product_text
        where store_view_id = 0 or name is not null or url_key is not null order by product_id, store_view_id`),
    prices: await rows(sql<PriceRow>`select product_id as "productId", currency, price, special_price as "specialPrice",
        special_from as "specialFrom", special_to as "specialTo" from product_price`),
    tiers: await readTiers(db),
    media: await rows(sql<MediaRow>`select m.id, m.product_id as "productId", m.file, m.position, m.roles,
        (select jsonb_object_agg(l.store_view_id, l.label) from product_media_label l where l.media_id = m.id) as labels
        from product_media m where not m.is_disabled order by m.product_id, m.position`),
    options:
      await rows(sql<OptionRow>`select v.product_id as "productId", v.attribute_id as "attributeId", v.option_id as "optionId"
        from product_option_value v join attribute_choice o on o.option_id = v.option_id order by v.product_id, v.attribute_id, o.option_position`),
    values:
      await rows(sql<ValueRow>`select product_id as "productId", attribute_id as "attributeId", store_view_id as "storeViewId", value
        from product_value order by product_id`),
    placements:
      await rows(sql<PlacementRow>`select category_id as "categoryId", product_id as "productId", position from category_product
        order by category_id, position, product_id`),
    configurableBy: await rows(sql<
      Row<'configurable_attribute', never, { productId: 'product_id'; attributeId: 'attribute_id' }>
    >`select product_id as "productId", attribute_id as "attributeId"
        from configurable_attribute order by product_id, position`),
    variants: await rows(
      sql<VariantRow>`select parent_id as "parentId", child_id as "childId" from configurable_variant order by parent_id, position`,
    ),
    links: await rows(
      sql<LinkRow>`select product_id as "productId", linked_id as "linkedId", kind from product_link order by product_id, kind, position`,
    ),
    compositions: await readCompositions(db),
    categories:
      await rows(sql<CategoryRow>`select id, parent_id as "parentId", path, level, position, include_in_menu as "includeInMenu", image,
        display_mode as "displayMode", cms_block as "cmsBlock", default_sort_by as "defaultSortBy" from category
        where is_active and id > 1 order by level, position, id`),
    categoryTexts:
      await rows(sql<CategoryTextRow>`select category_id as "categoryId", store_view_id as "storeViewId", name, url_key as "urlKey",
        description, meta_title as "metaTitle", meta_description as "metaDescription", meta_keywords as "metaKeywords" from category_text
        order by category_id, store_view_id`),
  };
};

import { hasSku } from './sku-store.ts';
import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import { readCategoryKeys } from './category-store.ts';
import type { StoredCategory, StoredProduct } from './types.ts';

type StoredProductRow = Row<
  'product',
  'id' | 'sku' | 'type',
  { isEnabled: 'is_enabled'; weightGrams: 'weight_grams'; taxClass: 'tax_class'; attributeSet: 'attribute_set' }
> &
  Pick<
    StoredProduct,
    | 'visibility'
    | 'qty'
    | 'position'
    | 'categoryKeys'
    | 'categoryPositions'
    | 'texts'
    | 'prices'
    | 'media'
    | 'options'
    | 'values'
    | 'configurableBy'
    | 'variantIds'
    | 'variantSkus'
    | 'links'
  >;

/** Stored products by sku, or all. A category is given by its id: `#12`. */
export const readProductInputs = async (db: Db, skus?: readonly string[]): Promise<readonly StoredProduct[]> => {
  const { rows } = await sql<StoredProductRow>`
    select p.id, p.sku, p.type, p.is_enabled as "isEnabled", p.visibility, p.weight_grams as "weightGrams", p.tax_class as "taxClass",
      p.attribute_set as "attributeSet", null::int as qty,
      coalesce((select min(position) from category_product c where c.product_id = p.id), 0) as position,
      coalesce((select jsonb_agg('#' || c.category_id order by c.category_id) from category_product c where c.product_id = p.id), '[]') as "categoryKeys",
      coalesce((select jsonb_agg(c.position order by c.category_id) from category_product c where c.product_id = p.id), '[]') as "categoryPositions",
      coalesce((select jsonb_agg(jsonb_build_object('storeViewId', t.store_view_id, 'name', t.name, 'urlKey', t.url_key, 'description', t.description,
        'shortDescription', t.short_description, 'metaTitle', t.meta_title, 'metaDescription', t.meta_description, 'metaKeyword', t.meta_keyword)
        order by t.store_view_id) from product_text t where t.product_id = p.id), '[]') as texts,
      coalesce((select jsonb_agg(jsonb_build_object('currency', c.currency, 'price', c.price, 'specialPrice', c.special_price,
        'specialFrom', c.special_from, 'specialTo', c.special_to) order by c.currency) from product_price c where c.product_id = p.id), '[]') as prices,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'file', m.file, 'position', m.position, 'roles', to_jsonb(m.roles), 'isDisabled', m.is_disabled,
        'labels', coalesce((select jsonb_agg(jsonb_build_object('storeViewId', l.store_view_id, 'label', l.label) order by l.store_view_id) from product_media_label l
          where l.media_id = m.id), '[]')) order by m.position, m.id) from product_media m where m.product_id = p.id), '[]') as media,
      coalesce((select jsonb_agg(jsonb_build_object('attribute', o.attribute_code, 'option', o.option_code) order by o.attribute_code, o.option_position)
        from product_option_value v join attribute_choice o on o.option_id = v.option_id where v.product_id = p.id), '[]') as options,
      coalesce((select jsonb_agg(jsonb_build_object('attribute', a.code, 'storeViewId', v.store_view_id, 'value', v.value) order by a.code, v.store_view_id)
        from product_value v join attribute_code a on a.id = v.attribute_id where v.product_id = p.id), '[]') as values,
      coalesce((select jsonb_agg(a.code order by c.position) from configurable_attribute c join attribute_code a on a.id = c.attribute_id
        where c.product_id = p.id), '[]') as "configurableBy",
      coalesce((select jsonb_agg(v.child_id order by v.position) from configurable_variant v where v.parent_id = p.id), '[]') as "variantIds",
      coalesce((select jsonb_agg(o.sku order by v.position) from configurable_variant v join product o on o.id = v.child_id
        where v.parent_id = p.id), '[]') as "variantSkus",
      coalesce((select jsonb_agg(jsonb_build_object('kind', l.kind, 'sku', o.sku) order by l.kind, l.position) from product_link l
        join product o on o.id = l.linked_id where l.product_id = p.id), '[]') as links
    from product p where ${skus ? hasSku(skus) : sql`true`} order by p.id`.execute(db);
  return rows;
};

/** Locks products until the transaction ends, so that no other write comes between reading and writing them. */
export const lockSkus = async (db: Db, skus: readonly string[]): Promise<void> => {
  await sql`select p.id from product p where ${hasSku(skus)} order by p.id for update`.execute(db);
};

type CategoryRow = Row<
  'category',
  'id' | 'position' | 'image',
  {
    isActive: 'is_active';
    includeInMenu: 'include_in_menu';
    displayMode: 'display_mode';
    cmsBlock: 'cms_block';
    defaultSortBy: 'default_sort_by';
  }
> &
  Pick<StoredCategory, 'parentId' | 'texts'>;

/** Every stored category below the root, parents before children. */
export const readCategoryInputs = async (db: Db): Promise<readonly StoredCategory[]> => {
  const keys = new Map([...(await readCategoryKeys(db))].map(([key, id]) => [id, key]));
  const { rows } = await sql<CategoryRow>`
    select c.id, c.parent_id as "parentId", c.position, c.is_active as "isActive", c.include_in_menu as "includeInMenu", c.image,
      c.display_mode as "displayMode", c.cms_block as "cmsBlock", c.default_sort_by as "defaultSortBy",
      coalesce((select jsonb_agg(jsonb_build_object('storeViewId', t.store_view_id, 'name', t.name, 'description', t.description, 'urlKey', t.url_key,
        'metaTitle', t.meta_title, 'metaDescription', t.meta_description, 'metaKeywords', t.meta_keywords, 'imageAlt', t.image_alt)
        order by t.store_view_id) from category_text t where t.category_id = c.id), '[]') as texts
    from category c where c.level > 1 order by c.level, c.position, c.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    key: keys.get(row.id) ?? `#${row.id}`,
    parentKey: keys.get(row.parentId) ?? null,
  }));
};

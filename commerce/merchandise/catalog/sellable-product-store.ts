import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Nullable, Row } from '#commerce/platform/database/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { Labels } from '#commerce/merchandise/attributes/types.ts';
import type { Composition } from './composition-types.ts';
import { hasSku } from './sku-store.ts';
import type { TierRule } from './tier-types.ts';

/** A price and its special price; `from` and `to` in milliseconds, null for no limit. */
export type PriceFacts = {
  currency: CurrencyCode;
  regular: number;
  special: number | null;
  from: number | null;
  to: number | null;
};

/** A product for carts, without its stock. */
export type SellableFacts = Row<
  'product',
  'sku' | 'type',
  { productId: 'id'; weightGrams: 'weight_grams'; taxClass: 'tax_class'; isEnabled: 'is_enabled' }
> &
  Nullable<Row<'product', never, { parentId: 'id'; parentSku: 'sku'; parentIsEnabled: 'is_enabled' }>> &
  Nullable<Row<'product_media', never, { imageFile: 'file'; parentImageFile: 'file' }>> & {
    name: string;
    urlKey: string;
    isFinalSale: boolean;
    imageLabel: string | null;
    prices: readonly PriceFacts[];
    tiers: readonly TierRule[];
    options: readonly {
      attributeId: number;
      attributeCode: string;
      attributeLabels: Labels;
      optionId: number;
      optionCode: string;
      optionLabels: Labels;
    }[];
    hidesPriceFrom: readonly number[];
    composition: Composition | null;
    /** Option codes that determine shipping; a variant's own before its parent's. */
    traits: { selling_unit?: string; slab_yard?: string; slab_lot?: string };
    parentName: string | null;
    parentUrlKey: string | null;
    parentImageLabel: string | null;
  };

// Each part below reads its rows for all products at once: with a subquery per product, fifty products took four times as long.

const PRICES = sql`
  select a.id, jsonb_agg(jsonb_build_object('currency', pp.currency, 'regular', pp.price, 'special', pp.special_price,
      'from', extract(epoch from pp.special_from) * 1000, 'to', extract(epoch from pp.special_to) * 1000)) as list
    from wanted a join product_price pp on pp.product_id = a.id group by a.id`;

const TIERS = sql`
  select a.id, jsonb_agg(jsonb_build_object('currency', t.currency, 'groupId', t.group_id, 'quantity', t.quantity,
      'price', t.price, 'percent', t.percent)) as list
    from wanted a join tier_price t on t.product_id = a.id group by a.id`;

const OPTIONS = sql`
  select a.id, jsonb_agg(jsonb_build_object('attributeId', o.attribute_id, 'attributeCode', o.attribute_code,
      'attributeLabels', o.attribute_labels, 'optionId', o.option_id, 'optionCode', o.option_code, 'optionLabels', o.option_labels) order by ca.position) as list
    from wanted a
    join configurable_attribute ca on ca.product_id = a.parent_id
    join product_option_value pov on pov.product_id = a.id and pov.attribute_id = ca.attribute_id
    join attribute_choice o on o.option_id = pov.option_id
   group by a.id`;

const TRAITS = sql`
  select a.id, jsonb_object_agg(o.attribute_code, o.option_code order by pov.product_id = a.id) as list
    from wanted a
    join product_option_value pov on pov.product_id in (a.id, a.parent_id)
    join trait_option o on o.option_id = pov.option_id
   group by a.id`;

/** Customer groups that do not see a product's price, by its own options, its parent's or a variant's. */
const HIDDEN = sql`
  select f.id, jsonb_agg(distinct g) as list
    from family f
    join product_option_value pov on pov.product_id = f.member
    join hiding h on h.option_id = pov.option_id and h.attribute_id = pov.attribute_id
    cross join unnest(h.hides_price_from) g
   group by f.id`;

const textsIn = (storeViewId: number): RawBuilder<unknown> => sql`
  select d.product_id, coalesce(v.name, d.name) as name, coalesce(v.url_key, d.url_key) as url_key
    from shown s
    join product_text d on d.product_id = s.id and d.store_view_id = 0
    left join product_text v on v.product_id = s.id and v.store_view_id = ${storeViewId}`;

const imagesIn = (storeViewId: number): RawBuilder<unknown> => sql`
  select distinct on (m.product_id) m.product_id, m.file,
         (select l.label from product_media_label l where l.media_id = m.id and l.store_view_id in (0, ${storeViewId})
           order by l.store_view_id desc limit 1) as label
    from shown s join product_media m on m.product_id = s.id and not m.is_disabled
   order by m.product_id, 'image' = any(m.roles) desc, m.position`;

/** Counted, because for `exists` PostgreSQL first lists all final-sale products of the shop. */
const FINAL_SALE = sql`(select count(*) > 0 from final_sale_product f where f.product_id = p.id)`;

export type Wanted = { skus: readonly string[] } | { ids: readonly number[] };

/** Matches the requested products `p`. */
export const isWanted = (by: Wanted): RawBuilder<unknown> =>
  'skus' in by ? hasSku(by.skus) : sql`p.id = any(${by.ids}::int[])`;

/** Everything about products except their stock. */
export const sellableQuery = (storeViewId: number, by: Wanted): RawBuilder<SellableFacts> => {
  const condition = isWanted(by);
  return sql<SellableFacts>`
    with wanted as materialized (
      select p.id, cv.parent_id from product p left join configurable_variant cv on cv.child_id = p.id where ${condition}
    ), shown as materialized (
      select id from wanted union select parent_id from wanted where parent_id is not null
    ), family as materialized (
      select id, id as member from wanted
      union select id, parent_id from wanted where parent_id is not null
      union select a.id, v.child_id from wanted a join configurable_variant v on v.parent_id = coalesce(a.parent_id, a.id)
    ), hiding as materialized (
      select attribute_id, option_id, hides_price_from from attribute_choice where hides_price_from <> '{}'
    ), trait_option as materialized (
      select option_id, attribute_code, option_code from attribute_choice where attribute_code in ('selling_unit', 'slab_yard', 'slab_lot')
    ), texts as materialized (${textsIn(storeViewId)}
    ), images as materialized (${imagesIn(storeViewId)}
    ), prices as materialized (${PRICES}
    ), tiers as materialized (${TIERS}
    ), options as materialized (${OPTIONS}
    ), traits as materialized (${TRAITS}
    ), hidden as materialized (${HIDDEN}
    )
    select p.id as "productId", p.sku, p.type, p.weight_grams as "weightGrams", p.tax_class as "taxClass",
           p.is_enabled as "isEnabled", ${FINAL_SALE} as "isFinalSale",
           coalesce(own.name, p.sku) as name, own.url_key as "urlKey",
           image.file as "imageFile", image.label as "imageLabel", pc.spec as composition,
           coalesce(prices.list, '[]') as prices, coalesce(tiers.list, '[]') as tiers,
           coalesce(options.list, '[]') as options, coalesce(hidden.list, '[]') as "hidesPriceFrom",
           coalesce(traits.list, '{}') as traits,
           parent.id as "parentId", parent.sku as "parentSku", parent.is_enabled as "parentIsEnabled",
           parent_text.name as "parentName", parent_text.url_key as "parentUrlKey",
           parent_image.file as "parentImageFile", parent_image.label as "parentImageLabel"
      from wanted
      join product p on p.id = wanted.id
      left join product_composition pc on pc.product_id = p.id
      left join product parent on parent.id = wanted.parent_id
      left join texts own on own.product_id = p.id
      left join texts parent_text on parent_text.product_id = wanted.parent_id
      left join images image on image.product_id = p.id
      left join images parent_image on parent_image.product_id = wanted.parent_id
      left join prices on prices.id = p.id
      left join tiers on tiers.id = p.id
      left join options on options.id = p.id
      left join traits on traits.id = p.id
      left join hidden on hidden.id = p.id`;
};

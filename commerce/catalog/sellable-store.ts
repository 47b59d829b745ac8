import { hasSku } from './sku-store.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { FACTS_VERSION, factsOf } from '#commerce/platform/database/kept-facts.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { CurrencyCode } from '#commerce/stores/types.ts';
import type { Labels } from '#commerce/attributes/types.ts';
import { finalPrice } from './special-price-rules.ts';
import type { Composition } from './composition-types.ts';
import type { TierRule } from './tier-types.ts';
import type { Availability, ProductType } from './types.ts';

type Price = { currency: CurrencyCode; regular: number; final: number };
/** A price with its reduction; `from` and `to` in milliseconds, null without an end. */
type PriceFacts = {
  currency: CurrencyCode;
  regular: number;
  special: number | null;
  from: number | null;
  to: number | null;
};

/** A product as it is sold, but for how many there are and whether a reduction holds now. */
export type SellableFacts = {
  productId: number;
  sku: string;
  type: ProductType;
  name: string;
  urlKey: string;
  weightGrams: number;
  taxClass: string;
  isEnabled: boolean;
  isFinalSale: boolean;
  imageFile: string | null;
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
  parentId: number | null;
  parentSku: string | null;
  parentName: string | null;
  parentUrlKey: string | null;
  parentImageFile: string | null;
  parentImageLabel: string | null;
  parentIsEnabled: boolean | null;
};

export type SellableRow = Omit<SellableFacts, 'prices'> & { prices: readonly Price[]; available: number };

const text = (product: string, column: string, storeViewId: number): RawBuilder<unknown> =>
  sql`(select coalesce(v.${sql.ref(column)}, d.${sql.ref(column)}) from product_text d
        left join product_text v on v.product_id = d.product_id and v.store_view_id = ${storeViewId}
       where d.product_id = ${sql.ref(product)} and d.store_view_id = 0)`;

const image = (alias: string, product: string, storeViewId: number): RawBuilder<unknown> =>
  sql`left join lateral (
        select m.file, (select l.label from product_media_label l where l.media_id = m.id and l.store_view_id in (0, ${storeViewId})
                         order by l.store_view_id desc limit 1) as label
          from product_media m where m.product_id = ${sql.ref(product)} and not m.is_disabled
         order by 'image' = any(m.roles) desc, m.position limit 1) ${sql.ref(alias)} on true`;

/**
 * From which customer groups each asked product hides its price: what itself, its configurable product or any of its
 * variants is. Found for all of them together: asked for one by one, a cart of fifty lines took four times as long.
 */
const HIDDEN = sql`
  family as materialized (
    select id, id as member from asked
    union select id, parent_id from asked where parent_id is not null
    union select a.id, v.child_id from asked a join configurable_variant v on v.parent_id = coalesce(a.parent_id, a.id)
  ), hiding as materialized (
    select attribute_id, option_id, hides_price_from from attribute_choice where cardinality(hides_price_from) > 0
  ), hidden as materialized (
    select f.id as product_id, jsonb_agg(distinct g) as groups
      from family f join product_option_value pov on pov.product_id = f.member
      join hiding h on h.option_id = pov.option_id and h.attribute_id = pov.attribute_id
      cross join unnest(h.hides_price_from) g
     group by f.id
  )`;

/** Counted: of an `exists` PostgreSQL makes a list of all of the shop's final sale first, for each cart anew. */
const FINAL_SALE = sql`(select count(*) > 0 from final_sale_product f where f.product_id = p.id)`;

type Asked = { skus: readonly string[] } | { ids: readonly number[] };

/** Everything of products but their stock. */
export const sellableQuery = (storeViewId: number, by: Asked): RawBuilder<SellableFacts> => {
  const condition = 'skus' in by ? hasSku(by.skus) : sql`p.id = any(${by.ids}::int[])`;
  return sql<SellableFacts>`
    with asked as materialized (
      select p.id, cv.parent_id from product p left join configurable_variant cv on cv.child_id = p.id where ${condition}
    ), ${HIDDEN}
    select p.id as "productId", p.sku, p.type, p.weight_grams as "weightGrams", p.tax_class as "taxClass",
           p.is_enabled as "isEnabled", ${FINAL_SALE} as "isFinalSale",
           coalesce(${text('p.id', 'name', storeViewId)}, p.sku) as name, ${text('p.id', 'url_key', storeViewId)} as "urlKey",
           pi.file as "imageFile", pi.label as "imageLabel", pc.spec as composition,
           coalesce((select jsonb_agg(jsonb_build_object('currency', pp.currency, 'regular', pp.price, 'special', pp.special_price,
               'from', extract(epoch from pp.special_from) * 1000, 'to', extract(epoch from pp.special_to) * 1000))
               from product_price pp where pp.product_id = p.id), '[]'::jsonb) as prices,
           coalesce((select jsonb_agg(jsonb_build_object('currency', t.currency, 'groupId', t.group_id, 'quantity', t.quantity,
               'price', t.price, 'percent', t.percent)) from tier_price t where t.product_id = p.id), '[]'::jsonb) as tiers,
           coalesce((select jsonb_agg(jsonb_build_object('attributeId', o.attribute_id, 'attributeCode', o.attribute_code,
               'attributeLabels', o.attribute_labels, 'optionId', o.option_id, 'optionCode', o.option_code, 'optionLabels', o.option_labels) order by ca.position)
               from configurable_attribute ca
               join product_option_value pov on pov.product_id = p.id and pov.attribute_id = ca.attribute_id
               join attribute_choice o on o.option_id = pov.option_id
              where ca.product_id = cv.parent_id), '[]'::jsonb) as options,
           coalesce((select h.groups from hidden h where h.product_id = p.id), '[]'::jsonb) as "hidesPriceFrom",
           coalesce((select jsonb_object_agg(o.attribute_code, o.option_code order by pov.product_id = p.id)
               from product_option_value pov join attribute_choice o on o.option_id = pov.option_id
              where pov.product_id in (p.id, cv.parent_id) and o.attribute_code in ('selling_unit', 'slab_yard', 'slab_lot')), '{}'::jsonb) as traits,
           pa.id as "parentId", pa.sku as "parentSku", pa.is_enabled as "parentIsEnabled",
           ${text('pa.id', 'name', storeViewId)} as "parentName", ${text('pa.id', 'url_key', storeViewId)} as "parentUrlKey",
           ppi.file as "parentImageFile", ppi.label as "parentImageLabel"
      from asked cv
      join product p on p.id = cv.id
      left join product_composition pc on pc.product_id = p.id
      left join product pa on pa.id = cv.parent_id
      ${image('pi', 'p.id', storeViewId)}
      ${image('ppi', 'pa.id', storeViewId)}`;
};

const momentOf = (milliseconds: number | null): Date | null => (milliseconds === null ? null : new Date(milliseconds));

const currentPrice = ({ currency, regular, special, from, to }: PriceFacts, now: Date): Price => ({
  currency,
  regular,
  final: finalPrice(
    { price: regular, specialPrice: special, specialFrom: momentOf(from), specialTo: momentOf(to) },
    now,
  ),
});

const readAvailability = async (db: Db, by: Asked): Promise<Availability> => {
  const condition = 'skus' in by ? hasSku(by.skus) : sql`p.id = any(${by.ids}::int[])`;
  const { rows } = await sql<{ stock: readonly { id: number; available: number }[]; now: Date; version: string }>`
    select ${FACTS_VERSION} as version, now() as now,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'available', coalesce(s.qty - s.reserved, 0)))
        from product p left join stock s on s.product_id = p.id where ${condition}), '[]') as stock`.execute(db);
  const { stock, now, version } = rows[0]!;
  return { available: new Map(stock.map(({ id, available }) => [id, available])), now, version };
};

/** What the process has of these products, the others read; each under its id and the store view's. */
const readFacts = async (
  db: Db,
  storeViewId: number,
  ids: readonly number[],
  version: string,
): Promise<ReadonlyMap<number, SellableFacts>> => {
  const facts = factsOf(db).at(version);
  const keyOf = (id: number): string => `product ${storeViewId} ${id}`;
  const found = new Map<number, SellableFacts>();
  const missing: number[] = [];
  for (const id of ids) {
    const known = facts.get(keyOf(id)) as SellableFacts | undefined;
    if (known) found.set(id, known);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  for (const row of (await sellableQuery(storeViewId, { ids: missing }).execute(db)).rows) {
    facts.set(keyOf(row.productId), row);
    found.set(row.productId, row);
  }
  return found;
};

/**
 * Products by sku or id, as the database has them now: their stock is read, and what else is to be known of them where it has
 * changed since this process read it. `known`: of these ids, where the caller's statement has asked for it.
 */
export const readSellable = async (
  db: Db,
  storeViewId: number,
  by: Asked,
  known?: Availability,
): Promise<readonly SellableRow[]> => {
  const { available, now, version } = known ?? (await readAvailability(db, by));
  const ids = known && 'ids' in by ? by.ids : [...available.keys()];
  const facts = await readFacts(db, storeViewId, ids, version);
  return [...facts.values()].map((row) => ({
    ...row,
    available: available.get(row.productId) ?? 0,
    prices: row.prices.map((price) => currentPrice(price, now)),
  }));
};

/** Sku of the variant of a configurable product that has exactly these option values. */
export const readVariantSku = async (
  db: Db,
  parentSku: string,
  optionIds: readonly number[],
): Promise<string | null> => {
  const { rows } = await sql<{ sku: string }>`
    select c.sku from product p join configurable_variant cv on cv.parent_id = p.id join product c on c.id = cv.child_id
     where ${hasSku([parentSku])}
       and not exists (select 1 from configurable_attribute ca where ca.product_id = p.id and not exists (
             select 1 from product_option_value pov where pov.product_id = c.id and pov.attribute_id = ca.attribute_id
                and pov.option_id = any(${optionIds}::int[])))
       and (select count(*) from configurable_attribute ca where ca.product_id = p.id) = ${optionIds.length}
     order by cv.position limit 1`.execute(db);
  return rows[0]?.sku ?? null;
};

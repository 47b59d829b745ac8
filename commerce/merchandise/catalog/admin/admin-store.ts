import { hasSku } from '../sku-store.ts';
import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Attribute } from '#commerce/merchandise/attributes/types.ts';
import { criteriaPage, criteriaWhere, textFilters, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db, Nullable, Row } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { productTextWhere } from '../product-search-store.ts';
import { ATTRIBUTE_SET } from '../types.ts';

/** A product for integrations: texts of a store view, the price of its currency in minor units. */
export type AdminProduct = Row<
  'product',
  'id' | 'sku' | 'type' | 'visibility',
  { isEnabled: 'is_enabled'; weightGrams: 'weight_grams'; createdAt: 'created_at'; updatedAt: 'updated_at' }
> &
  Row<'product_text', 'name', { urlKey: 'url_key' }> &
  Nullable<
    Row<
      'product_price',
      'price',
      { specialPrice: 'special_price'; specialFrom: 'special_from'; specialTo: 'special_to' }
    >
  > &
  /** Null for a configurable product. */
  Nullable<Row<'stock', 'qty' | 'reserved' | 'owed', { notifyQty: 'notify_qty'; ownBackorders: 'backorders' }>> & {
    /** Can be ordered beyond its stock. */
    isLater: boolean;
  };

export type Where = { storeViewId: number; currency: CurrencyCode };

const among = (from: RawBuilder<unknown>) => (test: RawBuilder<boolean>) => sql<boolean>`exists (${from} and ${test})`;

/** Columns of the merchant's attributes: option ids, or the value in the store view. */
const attributeColumns = (attributes: readonly Attribute[], storeViewId: number): Columns =>
  Object.fromEntries(
    attributes.map(({ id, code, input }) => {
      const isChosen = input !== 'text' && input !== 'decimal';
      const from = isChosen
        ? sql`select from product_option_value av where av.product_id = p.id and av.attribute_id = ${id}`
        : sql`select from product_value av where av.product_id = p.id and av.attribute_id = ${id} and av.store_view_id in (0, ${storeViewId})`;
      return [
        code,
        isChosen
          ? { sql: sql`av.option_id`, kind: 'number' as const, any: among(from) }
          : { sql: sql`av.value`, kind: 'text' as const, any: among(from) },
      ];
    }),
  );

/** Every product is in every store view and website. */
const everywhere = (ids: readonly number[]): Columns[string] => ({
  sql: sql`place.id`,
  kind: 'number',
  any: among(sql`select from unnest(${ids}::int[]) as place(id) where true`),
});

const COLUMNS: Columns = {
  entity_id: { sql: sql`p.id`, kind: 'number' },
  id: { sql: sql`p.id`, kind: 'number' },
  attribute_set_id: { sql: sql`${sql.lit(ATTRIBUTE_SET)}`, kind: 'number' },
  weight: { sql: sql`p.weight_grams / 1000.0`, kind: 'number' },
  special_price: { sql: sql`major_amount(pr.special_price, pr.currency)`, kind: 'number' },
  is_in_stock: { sql: sql`case when s.qty - s.reserved - s.owed > 0 then 1 else 0 end`, kind: 'number' },
  category_id: {
    sql: sql`cp.category_id`,
    kind: 'number',
    any: among(sql`select from category_product cp where cp.product_id = p.id`),
  },
  sku: { sql: sql`p.sku`, kind: 'text' },
  source_code: { sql: sql`'default'::text`, kind: 'text' },
  type_id: { sql: sql`p.type`, kind: 'text' },
  name: { sql: sql`coalesce(v.name, d.name)`, kind: 'text' },
  url_key: { sql: sql`coalesce(v.url_key, d.url_key)`, kind: 'text' },
  status: {
    sql: sql`case when p.is_enabled then 1 else 2 end`,
    kind: 'number',
    eq: { 1: sql`p.is_enabled`, 2: sql`not p.is_enabled` },
  },
  category_ids: {
    sql: sql`cp.category_id`,
    kind: 'number',
    any: among(sql`select from category_product cp where cp.product_id = p.id`),
  },
  visibility: { sql: sql`p.visibility`, kind: 'number' },
  has_picture: {
    sql: sql`(exists (select from product_media m where m.product_id = p.id and not m.is_disabled))::int`,
    kind: 'number',
    eq: { 0: sql`not exists (select from product_media m where m.product_id = p.id and not m.is_disabled)` },
  },
  // True for a configurable product with a variant in stock.
  is_available: {
    sql: sql`(s.qty - s.reserved - s.owed > 0 or exists (select from configurable_variant c join stock o on o.product_id = c.child_id
      where c.parent_id = p.id and o.qty - o.reserved - o.owed > 0))::int`,
    kind: 'number',
    eq: { 0: sql`s.qty - s.reserved - s.owed <= 0` },
  },
  price: { sql: sql`major_amount(pr.price, pr.currency)`, kind: 'number' },
  quantity: { sql: sql`s.qty`, kind: 'number' },
  qty: { sql: sql`s.qty`, kind: 'number' },
  created_at: { sql: sql`p.created_at`, kind: 'moment' },
  updated_at: { sql: sql`p.updated_at`, kind: 'moment' },
};

/** Dates of special prices in the store's time zone, in the format of `storeDay`. The last day is inclusive. */
const specialDays = (timeZone: string): Columns => {
  const onClock = (at: RawBuilder<unknown>) => sql`(${at} at time zone ${timeZone}::text)`;
  const [first, end] = [onClock(sql`pr.special_from`), onClock(sql`pr.special_to`)];
  const last = sql`case when ${end}::time = '00:00' then ${end} - interval '1 day' else ${end} end`;
  return {
    special_from_date: { sql: sql`${first} at time zone 'UTC'`, kind: 'moment' },
    special_to_date: { sql: sql`(${last}) at time zone 'UTC'`, kind: 'moment' },
  };
};

const from = ({ storeViewId, currency }: Where) => sql`product p
  left join product_text d on d.product_id = p.id and d.store_view_id = 0
  left join product_text v on v.product_id = p.id and v.store_view_id = ${storeViewId}
  left join product_price pr on pr.product_id = p.id and pr.currency = ${currency}
  left join stock s on s.product_id = p.id`;

/** `isLater` is a count, because PostgreSQL reads the stock of all products for a selected `exists`. */
const SELECTED = sql`p.id, p.sku, p.type, p.is_enabled as "isEnabled", p.visibility, p.weight_grams as "weightGrams", p.created_at as "createdAt",
  p.updated_at as "updatedAt", coalesce(v.name, d.name) as name, coalesce(v.url_key, d.url_key) as "urlKey", pr.price, pr.special_price as "specialPrice",
  pr.special_from as "specialFrom", pr.special_to as "specialTo", s.qty, s.reserved, s.notify_qty as "notifyQty", s.owed,
  s.backorders as "ownBackorders", (select count(*) from product_later l where l.product_id = p.id) > 0 as "isLater"`;

/**
 * A page of products by criteria, and their total number, which stops at `mostCounted`; `hasStock` selects products with
 * their own stock.
 */
export const listAdminProducts = async (
  db: Db,
  where: Where,
  criteria: SearchCriteria,
  known: {
    attributes: readonly Attribute[];
    views: readonly number[];
    websites: readonly number[];
    timeZone: string;
    hasStock: boolean;
    mostCounted: number | undefined;
  },
): Promise<{ products: readonly AdminProduct[]; total: number }> => {
  const source = from(where);
  const columns = {
    ...attributeColumns(known.attributes, where.storeViewId),
    ...COLUMNS,
    ...specialDays(known.timeZone),
    store_id: everywhere(known.views),
    website_id: everywhere(known.websites),
  };
  const { others, texts } = textFilters(criteria, 'search');
  const conditions = [
    criteriaWhere(columns, others),
    ...texts.map(productTextWhere),
    ...(known.hasStock ? [sql`s.product_id is not null`] : []),
  ];
  const chosen = sql.join(conditions, sql` and `);
  const { rows } = await sql<AdminProduct>`
    select ${SELECTED} from ${source} where ${chosen} ${criteriaPage(columns, criteria, sql`p.id`)}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${source} where ${chosen}
    ${known.mostCounted === undefined ? sql`` : sql`limit ${known.mostCounted}`}) found`.execute(db);
  return { products: rows, total: counted[0]?.count ?? 0 };
};

export const findAdminProducts = async (
  db: Db,
  where: Where,
  skus: readonly string[],
): Promise<readonly AdminProduct[]> => {
  const { rows } = await sql<AdminProduct>`
    select ${SELECTED} from ${from(where)} where ${hasSku(skus)}`.execute(db);
  return rows;
};

const CATEGORY_COLUMNS: Columns = {
  entity_id: { sql: sql`c.id`, kind: 'number' },
  id: { sql: sql`c.id`, kind: 'number' },
  parent_id: { sql: sql`c.parent_id`, kind: 'number' },
  name: { sql: sql`coalesce(v.name, d.name)`, kind: 'text' },
  url_key: { sql: sql`coalesce(v.url_key, d.url_key)`, kind: 'text' },
  level: { sql: sql`c.level`, kind: 'number' },
  position: { sql: sql`c.position`, kind: 'number' },
  is_active: { sql: sql`c.is_active::int`, kind: 'number' },
  include_in_menu: { sql: sql`c.include_in_menu::int`, kind: 'number' },
};

/** Ids of a page of categories below the root by criteria, and how many there are. */
export const listCategoryIds = async (
  db: Db,
  storeViewId: number,
  criteria: SearchCriteria,
): Promise<{ ids: readonly number[]; total: number }> => {
  const source = sql`category c left join category_text d on d.category_id = c.id and d.store_view_id = 0
    left join category_text v on v.category_id = c.id and v.store_view_id = ${storeViewId}`;
  const where = sql`c.level > 1 and ${criteriaWhere(CATEGORY_COLUMNS, criteria)}`;
  const { rows } = await sql<Row<'category', 'id'>>`
    select c.id from ${source} where ${where} ${criteriaPage(CATEGORY_COLUMNS, criteria, sql`c.id`)}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${source} where ${where}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: counted[0]?.count ?? 0 };
};

/** Sets quantities on hand; returns the ids of products with more reserved units, which are unchanged. */
export const setQuantities = async (
  db: Db,
  lines: readonly { productId: number; quantity: number }[],
  by: string,
): Promise<{ available: ReadonlyMap<number, number> }> => {
  const { rows } = await sql<Row<'stock', never, { id: 'product_id' }> & { available: number }>`
    update stock s set qty = i.quantity, set_by = ${by}
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as i("productId" int, quantity int)
     where s.product_id = i."productId" and s.reserved <= i.quantity
    returning s.product_id as id, s.qty - s.reserved - s.owed as available`.execute(db);
  return { available: new Map(rows.map(({ id, available }) => [id, available])) };
};

/** Sets whether a product can be ordered beyond its stock: 0 no, 1 or 2 yes; null: as the catalogue says. */
export const setBackorders = async (db: Db, productId: number, backorders: number | null): Promise<void> => {
  await db.updateTable('stock').set({ backorders }).where('product_id', '=', productId).execute();
};

/** Ids of products with a price different from the given one. */
export const readChangedPrices = async (
  db: Db,
  prices: readonly { productId: number; currency: CurrencyCode; price: number }[],
): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct i."productId" as id
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as i("productId" int, currency text, price int)
      left join product_price p on p.product_id = i."productId" and p.currency = i.currency
     where p.price is distinct from i.price`.execute(db);
  return rows.map(({ id }) => id);
};

/** Sets regular prices in minor units; programs own them from now on. */
export const setPrices = async (
  db: Db,
  prices: readonly { productId: number; currency: CurrencyCode; price: number }[],
  { by, at }: { by: string; at: Date },
): Promise<void> => {
  await sql`insert into product_price (product_id, currency, price, price_set_by)
    select "productId", currency, price, ${by} from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as i("productId" int, currency text, price int)
    on conflict (product_id, currency) do update set price = excluded.price, price_set_by = excluded.price_set_by`.execute(
    db,
  );
  await db
    .updateTable('product')
    .set({ updated_at: at })
    .where('id', '=', anyOf(prices.map(({ productId }) => productId)))
    .execute();
};

export type SpecialPrice = {
  productId: number;
  currency: CurrencyCode;
  /** Null removes the special price. */
  price: number | null;
  from: Date | null;
  to: Date | null;
};

/** Sets special prices of products with a price; programs own them from now on. */
export const setSpecialPrices = async (
  db: Db,
  prices: readonly SpecialPrice[],
  { by, at }: { by: string; at: Date },
): Promise<number> => {
  const { numAffectedRows } =
    await sql`update product_price c set special_price = i.price, special_from = i."from", special_to = i."to", special_set_by = ${by}
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as i("productId" int, currency text, price int, "from" timestamptz, "to" timestamptz)
    where c.product_id = i."productId" and c.currency = i.currency`.execute(db);
  await db
    .updateTable('product')
    .set({ updated_at: at })
    .where('id', '=', anyOf(prices.map(({ productId }) => productId)))
    .execute();
  return Number(numAffectedRows ?? 0);
};

export type PriceRow = Row<'product', 'sku'> &
  Row<
    'product_price',
    'currency' | 'price',
    { specialPrice: 'special_price'; specialFrom: 'special_from'; specialTo: 'special_to' }
  >;

export const readPrices = async (db: Db, skus: readonly string[]): Promise<readonly PriceRow[]> =>
  (
    await sql<PriceRow>`
      select p.sku, c.currency, c.price, c.special_price as "specialPrice", c.special_from as "specialFrom", c.special_to as "specialTo"
      from product p join product_price c on c.product_id = p.id where ${hasSku(skus)} order by p.sku, c.currency`.execute(
      db,
    )
  ).rows;

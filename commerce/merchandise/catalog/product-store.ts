import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { RawBuilder } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import { writeCompositions } from './composition-store.ts';
import { writeFileStock } from './file-stock-store.ts';
import type { ProductInput } from './types.ts';

/** One round trip per table: the rows are one JSON parameter. */
const asRows = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(${sql.raw(columns)})`;

const writeBase = async (db: Db, products: readonly ProductInput[]): Promise<Map<string, number>> => {
  const rows = products.map(({ sku, type, isEnabled, visibility, weightGrams, taxClass, attributeSet }) => ({
    sku,
    type,
    isEnabled,
    visibility,
    weightGrams,
    taxClass,
    attributeSet,
  }));
  const written = await sql<Row<'product', 'id' | 'sku'>>`
    insert into product (sku, type, is_enabled, visibility, weight_grams, tax_class, attribute_set)
    select sku, type, "isEnabled", visibility, "weightGrams", "taxClass", "attributeSet"
      from ${asRows(rows, 'sku text, type text, "isEnabled" boolean, visibility int, "weightGrams" int, "taxClass" text, "attributeSet" text')}
    on conflict (sku) do update set type = excluded.type, is_enabled = excluded.is_enabled, visibility = excluded.visibility,
      weight_grams = excluded.weight_grams, tax_class = excluded.tax_class, attribute_set = excluded.attribute_set, updated_at = now()
    returning id, sku`.execute(db);
  return new Map(written.rows.map(({ id, sku }) => [sku, id]));
};

const writeTexts = async (db: Db, rows: readonly object[]): Promise<void> => {
  await sql`insert into product_text (product_id, store_view_id, name, url_key, description, short_description, meta_title,
                                      meta_description, meta_keyword)
    select "productId", "storeViewId", name, "urlKey", description, "shortDescription", "metaTitle", "metaDescription", "metaKeyword"
      from ${asRows(rows, '"productId" int, "storeViewId" int, name text, "urlKey" text, description text, "shortDescription" text, "metaTitle" text, "metaDescription" text, "metaKeyword" text')}`.execute(
    db,
  );
};

/** Deletes prices of these products, except prices owned by programs. */
const clearPrices = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db
    .deleteFrom('product_price')
    .where('product_id', '=', anyOf(ids))
    .where('price_set_by', 'is', null)
    .where('special_set_by', 'is', null)
    .execute();
};

/** Prices that programs own are not overwritten. */
const writePrices = async (db: Db, rows: readonly object[]): Promise<void> => {
  await sql`insert into product_price (product_id, currency, price, special_price, special_from, special_to)
    select "productId", currency, price, "specialPrice", "specialFrom", "specialTo"
      from ${asRows(rows, '"productId" int, currency text, price int, "specialPrice" int, "specialFrom" timestamptz, "specialTo" timestamptz')}
    on conflict (product_id, currency) do update set
      price = case when product_price.price_set_by is null then excluded.price else product_price.price end,
      special_price = case when product_price.special_set_by is null then excluded.special_price else product_price.special_price end,
      special_from = case when product_price.special_set_by is null then excluded.special_from else product_price.special_from end,
      special_to = case when product_price.special_set_by is null then excluded.special_to else product_price.special_to end`.execute(
    db,
  );
};

const writeMedia = async (
  db: Db,
  ids: readonly number[],
  rows: readonly { productId: number; file: string; labels: readonly object[] }[],
): Promise<void> => {
  await sql`delete from product_media m where product_id = any(${ids}::int[]) and not exists (
    select 1 from ${asRows(rows, '"productId" int, file text')} where i."productId" = m.product_id and i.file = m.file)`.execute(
    db,
  );
  await sql`insert into product_media (product_id, file, position, roles, is_disabled)
    select "productId", file, position, roles, coalesce("isDisabled", false)
      from ${asRows(rows, '"productId" int, file text, position int, roles text[], "isDisabled" boolean')}
    on conflict (product_id, file) do update set position = excluded.position, roles = excluded.roles, is_disabled = excluded.is_disabled`.execute(
    db,
  );
  const labels = rows.flatMap(({ productId, file, labels: each }) =>
    each.map((label) => ({ ...label, productId, file })),
  );
  await sql`delete from product_media_label where media_id in (select id from product_media where product_id = any(${ids}::int[]))`.execute(
    db,
  );
  await sql`insert into product_media_label (media_id, store_view_id, label)
    select m.id, i."storeViewId", i.label from ${asRows(labels, '"productId" int, file text, "storeViewId" int, label text')}
      join product_media m on m.product_id = i."productId" and m.file = i.file`.execute(db);
};

const writeAttributeValues = async (db: Db, options: readonly object[], values: readonly object[]): Promise<void> => {
  await sql`insert into product_option_value (product_id, attribute_id, option_id)
    select i."productId", o.attribute_id, o.option_id from ${asRows(options, '"productId" int, attribute text, option text')}
      join attribute_choice o on o.attribute_code = i.attribute and o.option_code = i.option
    on conflict do nothing`.execute(db);
  await sql`insert into product_value (product_id, attribute_id, store_view_id, value)
    select "productId", "attributeId", "storeViewId", value
      from ${asRows(values, '"productId" int, "attributeId" int, "storeViewId" int, value text')}`.execute(db);
};

const writeVariants = async (db: Db, by: readonly object[], variants: readonly object[]): Promise<void> => {
  await sql`insert into configurable_attribute (product_id, attribute_id, position)
    select "productId", "attributeId", position from ${asRows(by, '"productId" int, "attributeId" int, position int')}`.execute(
    db,
  );
  await sql`insert into configurable_variant (parent_id, child_id, position)
    select i."productId", p.id, i.position from ${asRows(variants, '"productId" int, sku text, position int')}
      join product p on lower(p.sku) = lower(i.sku)
    on conflict (child_id) do update set parent_id = excluded.parent_id, position = excluded.position`.execute(db);
};

const writeLinks = async (db: Db, rows: readonly object[]): Promise<void> => {
  await sql`insert into product_link (product_id, linked_id, kind, position)
    select i."productId", p.id, i.kind, i.position from ${asRows(rows, '"productId" int, sku text, kind text, position int')}
      join product p on lower(p.sku) = lower(i.sku) on conflict do nothing`.execute(db);
};

/** Tables whose rows of a product are replaced together. */
const REPLACED = [
  'product_text',
  'category_product',
  'product_option_value',
  'product_value',
  'configurable_attribute',
  'product_link',
];

/**
 * Inserts and replaces products by sku; unlisted ones remain. `resetsStockOf` are the products that take the files'
 * stock in any case, and `otherIds` the ids of referenced products. Returns ids by sku, and the number of products whose
 * stock was not overwritten.
 */
export const writeProducts = async (
  db: Db,
  products: readonly ProductInput[],
  categoryIds: ReadonlyMap<string, number>,
  attributeIds: ReadonlyMap<string, number>,
  resetsStockOf: readonly number[] | 'all',
  otherIds: ReadonlyMap<string, number> = new Map(),
): Promise<{ ids: Map<string, number>; ownStock: number }> => {
  const withId = <T extends { attribute: string }>(row: T) => {
    const attributeId = attributeIds.get(row.attribute);
    return attributeId === undefined ? [] : [{ ...row, attributeId }];
  };
  const idBySku = await writeBase(db, products);
  const ids = [...idBySku.values()];
  const rowsOf = <T extends object>(pick: (product: ProductInput) => readonly T[]) =>
    products.flatMap((product) =>
      pick(product).map((row, index) => ({ position: index, ...row, productId: idBySku.get(product.sku) as number })),
    );
  for (const table of REPLACED)
    await sql`delete from ${sql.table(table)} where product_id = any(${ids}::int[])`.execute(db);
  await clearPrices(db, ids);
  await db.deleteFrom('configurable_variant').where('parent_id', '=', anyOf(ids)).execute();
  await writeTexts(
    db,
    rowsOf(({ texts }) => texts),
  );
  await writePrices(
    db,
    rowsOf(({ prices }) => prices),
  );
  const takenOver = new Set(resetsStockOf === 'all' ? [] : resetsStockOf);
  const ownStock = await writeFileStock(
    db,
    products.flatMap(({ sku, qty, lots }) =>
      qty === null ? [] : [{ productId: idBySku.get(sku) as number, quantity: qty, lots }],
    ),
    (productId) => resetsStockOf === 'all' || takenOver.has(productId),
  );
  await writeMedia(
    db,
    ids,
    rowsOf(({ media }) => media),
  );
  const placements = rowsOf(({ categoryKeys, categoryPositions, position }) =>
    categoryKeys.map((key, index) => ({
      categoryId: key.startsWith('#') ? Number(key.slice(1)) : categoryIds.get(key),
      position: categoryPositions?.[index] ?? position,
    })),
  );
  await sql`insert into category_product (category_id, product_id, position)
    select "categoryId", "productId", position from ${asRows(placements, '"categoryId" int, "productId" int, position int')}`.execute(
    db,
  );
  await writeAttributeValues(
    db,
    rowsOf(({ options }) => options),
    rowsOf(({ values }) => values.flatMap(withId)),
  );
  await writeVariants(
    db,
    rowsOf(({ configurableBy }) => configurableBy.flatMap((attribute) => withId({ attribute }))),
    rowsOf(({ variantSkus }) => variantSkus.map((sku) => ({ sku }))),
  );
  await writeLinks(
    db,
    rowsOf(({ links }) => links),
  );
  await writeCompositions(
    db,
    products.flatMap(({ sku, composition }) =>
      composition === undefined ? [] : [{ productId: idBySku.get(sku) as number, composition }],
    ),
    new Map([...otherIds, ...idBySku]),
  );
  return { ids: idBySku, ownStock };
};

/** Number of prices and quantities of these products that programs own. */
export const countSetByPrograms = async (
  db: Db,
  skus: readonly string[],
): Promise<{ prices: number; quantities: number }> => {
  const { rows } = await sql<{ prices: number; quantities: number }>`
    select (select count(*)::int from product_price c join product p on p.id = c.product_id and p.sku = any(${skus}::text[])
             where c.price_set_by is not null or c.special_set_by is not null) as prices,
           (select count(*)::int from stock s join product p on p.id = s.product_id and p.sku = any(${skus}::text[])
             where s.set_by is not null) as quantities`.execute(db);
  return rows[0]!;
};

/** Ends the programs' ownership of prices and quantities; returns the products whose quantities they owned. */
export const takeFromPrograms = async (db: Db, skus: readonly string[]): Promise<readonly number[]> => {
  const ids = sql`(select id from product where sku = any(${skus}::text[]))`;
  await db
    .updateTable('product_price')
    .set({ price_set_by: null, special_set_by: null })
    .where(sql<boolean>`product_id in ${ids}`)
    .execute();
  const rows = await db
    .updateTable('stock')
    .set({ set_by: null })
    .where(sql<boolean>`product_id in ${ids}`)
    .where('set_by', 'is not', null)
    .returning('product_id as id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Updates statistics, because without them the query planner joins new rows one by one. */
export const analyzeProducts = async (db: Db): Promise<void> => {
  await sql`analyze product, product_text, product_option_value, configurable_variant, category_product`.execute(db);
};

export const hasProducts = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select 1 from product limit 1`.execute(db);
  return rows.length > 0;
};

import { sql, type RawBuilder } from 'kysely';
import { STAFF_TOTAL_LIMIT } from '#contract/list-totals.ts';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { MOST_WAITING, type WaitingItem } from '#commerce/platform/waiting.ts';
import { productIdsByText } from '../product-search-store.ts';
import type { SlabState } from '#contract/slabs.ts';
import type { InventoryFilter, InventoryRow, LeavingLine } from './types.ts';

/**
 * A slab with its own lot number has a stock of one, so it cannot run low. A count, because PostgreSQL reads the values
 * of all products for a selected `exists`.
 */
const IS_SINGLE = sql<boolean>`((select count(*) from product_option_value o join attribute_choice c on c.option_id = o.option_id
  where o.product_id = p.id and c.attribute_code = 'slab_lot') > 0)`;

/** Two conditions, one for each index. */
const isBelow = (line: number): RawBuilder<boolean> => sql<boolean>`
  ((s.notify_qty is null and s.qty - s.reserved < ${line}::int) or s.qty - s.reserved < s.notify_qty)`;

const isLow = (line: number): RawBuilder<boolean> =>
  sql<boolean>`${isBelow(line)} and p.is_enabled and p.type = 'simple' and not ${IS_SINGLE}`;

const foundBy = (search: string): RawBuilder<boolean> => sql<boolean>`p.id in (
  ${productIdsByText(search)} union all select product_id from product_barcode where barcode = ${search})`;

const hasCode = (code: string): RawBuilder<boolean> => sql<boolean>`p.id in (
  select id from product where lower(sku) = ${code.toLowerCase()}
   union select product_id from product_barcode where barcode = ${code})`;

/** An array, so that PostgreSQL begins with the slabs, which are few among the products. */
const IS_SLAB = sql<boolean>`p.id = any(array(select o.product_id from attribute_choice c join product_option_value o on o.option_id = c.option_id
  where c.attribute_code = 'selling_unit' and c.option_code = 'slab'))`;

/** Reserved units of slabs are held for a customer. */
const STATES: Readonly<Record<SlabState, RawBuilder<boolean>>> = {
  AVAILABLE: sql<boolean>`s.qty > s.reserved`,
  HELD: sql<boolean>`s.reserved > 0`,
  SOLD: sql<boolean>`s.qty = 0`,
};

const slabsIn = (state: SlabState | 'ALL'): RawBuilder<boolean> =>
  state === 'ALL' ? IS_SLAB : sql<boolean>`${IS_SLAB} and ${STATES[state]}`;

const whereOf = ({ search, code, isBelowLine, slabs }: InventoryFilter, line: number): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(search ? [foundBy(search)] : []),
      ...(code ? [hasCode(code)] : []),
      ...(slabs ? [slabsIn(slabs)] : []),
      ...(isBelowLine ? [isLow(line)] : []),
    ],
    sql` and `,
  );

/** Ids of the attributes that lists show; null if the shop lacks one. */
export type ShownAttributes = { outlet: number | null; piecesPerUnit: number | null };

const valueOf = (attributeId: number | null): RawBuilder<unknown> => sql`(select v.value from product_value v
  where v.product_id = p.id and v.store_view_id = 0 and v.attribute_id = ${attributeId}::int)`;

type Page = {
  size: number;
  number: number;
  isDescending: boolean;
  storeViewId: number;
  line: number;
  attributes: ShownAttributes;
};

/** A page of products with stock, by SKU. */
export const listInventory = async (
  db: Db,
  filter: InventoryFilter,
  { size, number, isDescending, storeViewId, line, attributes }: Page,
): Promise<readonly InventoryRow[]> => {
  const { rows } = await sql<InventoryRow>`
    with page as (
      select p.id, p.sku, p.is_enabled, s.qty, s.reserved, s.owed, s.notify_qty, ${isLow(line)} as is_low
        from stock s join product p on p.id = s.product_id where ${whereOf(filter, line)}
       order by p.sku ${isDescending ? sql`desc` : sql`asc`} limit ${size} offset ${(number - 1) * size})
    select p.id as "productId", p.sku, p.is_enabled as "isEnabled", p.qty, p.reserved, p.owed, p.notify_qty as "notifyQty", p.is_low as "isBelowLine",
      (select coalesce(v.name, d.name) from product_text d left join product_text v on v.product_id = d.product_id and v.store_view_id = ${storeViewId}
        where d.product_id = p.id and d.store_view_id = 0) as name,
      (select m.file from product_media m where m.product_id = p.id and not m.is_disabled order by 'small_image' = any(m.roles) desc, m.position limit 1) as image,
      (select c.option_code from product_option_value o join attribute_choice c on c.option_id = o.option_id
        where o.product_id = p.id and c.attribute_code = 'selling_unit') as "sellingUnit",
      (select c.sq_ft::float8 from product_coverage c where c.product_id = p.id) as "coverageSqFt",
      ${valueOf(attributes.piecesPerUnit)}::float8 as "piecesPerUnit", coalesce(${valueOf(attributes.outlet)} in ('1', 'true'), false) as "isOutlet",
      coalesce((select jsonb_agg(b.barcode order by b.barcode) from product_barcode b where b.product_id = p.id), '[]') as barcodes,
      (select r.rack from stock_rack r where r.product_id = p.id and r.lot = '') as rack,
      coalesce((select jsonb_agg(jsonb_build_object('code', l.code, 'quantity', l.qty, 'rack', r.rack) order by l.code)
        from stock_lot l left join stock_rack r on r.product_id = l.product_id and r.lot = l.code
        where l.product_id = p.id and l.qty > 0), '[]') as lots
    from page p order by p.sku ${isDescending ? sql`desc` : sql`asc`}`.execute(db);
  return rows;
};

export const countInventory = async (db: Db, filter: InventoryFilter, line: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from stock s join product p on p.id = s.product_id where ${whereOf(filter, line)} limit ${STAFF_TOTAL_LIMIT}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/** Available products below their threshold. */
export const readLowStock = (db: Db, line: number): Promise<readonly WaitingItem[]> =>
  db
    .selectFrom('stock as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['p.sku as title', sql<string>`(s.qty - s.reserved)::text`.as('detail'), sql<null>`null`.as('at')])
    .where(isLow(line))
    .orderBy('p.sku')
    .limit(MOST_WAITING)
    .execute();

/** Order lines with units of a product that have not left the shop. */
export const readLeaving = (db: Db, productId: number): Promise<readonly LeavingLine[]> =>
  db
    .selectFrom('line_to_leave')
    .select(['begin_at as beginAt', 'end_at as endAt', 'lots'])
    .where('product_id', '=', productId)
    .$narrowType<LeavingLine>()
    .execute();

/** Outlet products for units of a product: linked to it or its configurable product, or variants of one with it. */
export const readOutlets = async (
  db: Db,
  productId: number,
  { storeViewId, outlet }: { storeViewId: number; outlet: number | null },
): Promise<readonly { sku: string; name: string | null }[]> => {
  const { rows } = await sql<{ sku: string; name: string | null }>`
    with family as (select ${productId}::int as id union select parent_id from configurable_variant where child_id = ${productId}),
    near as (
      select linked_id as id from product_link where product_id in (select id from family)
       union select child_id from configurable_variant where parent_id in (
         select id from family union select linked_id from product_link where product_id in (select id from family)))
    select p.sku, coalesce(v.name, d.name) as name from near join product p on p.id = near.id join stock s on s.product_id = p.id
      left join product_text d on d.product_id = p.id and d.store_view_id = 0
      left join product_text v on v.product_id = p.id and v.store_view_id = ${storeViewId}
     where p.id <> ${productId} and ${valueOf(outlet)} in ('1', 'true') order by p.sku limit 20`.execute(db);
  return rows;
};

export const writeThreshold = async (db: Db, productId: number, line: number | null): Promise<void> => {
  await db.updateTable('stock').set({ notify_qty: line }).where('product_id', '=', productId).execute();
};

/** Marks the stock as owned by the author, so that a load does not overwrite it. */
export const ownStock = async (db: Db, productIds: readonly number[], by: string): Promise<void> => {
  await db.updateTable('stock').set({ set_by: by }).where('product_id', '=', anyOf(productIds)).execute();
};

/** Records racks; an empty text removes one. */
export const writeRacks = async (
  db: Db,
  racks: readonly { productId: number; lot: string; rack: string }[],
): Promise<void> => {
  for (const { productId, lot, rack } of racks)
    await (rack === ''
      ? db.deleteFrom('stock_rack').where('product_id', '=', productId).where('lot', '=', lot).execute()
      : db
          .insertInto('stock_rack')
          .values({ product_id: productId, lot, rack })
          .onConflict((conflict) => conflict.columns(['product_id', 'lot']).doUpdateSet({ rack }))
          .execute());
};

/** Racks of products, by lot; an empty lot is the rack of units without a known lot. */
export const readRacks = (
  db: Db,
  productIds: readonly number[],
): Promise<readonly { productId: number; lot: string; rack: string }[]> =>
  db
    .selectFrom('stock_rack')
    .select(['product_id as productId', 'lot', 'rack'])
    .where('product_id', '=', anyOf(productIds))
    .execute();

/** The product of a barcode. */
export const readBarcode = async (db: Db, barcode: string): Promise<number | undefined> =>
  (await db.selectFrom('product_barcode').select('product_id').where('barcode', '=', barcode).executeTakeFirst())
    ?.product_id;

export const insertBarcode = async (db: Db, barcode: string, productId: number): Promise<void> => {
  await db
    .insertInto('product_barcode')
    .values({ barcode, product_id: productId })
    .onConflict((conflict) => conflict.column('barcode').doUpdateSet({ product_id: productId }))
    .execute();
};

export const deleteBarcodes = async (db: Db, productId: number): Promise<void> => {
  await db.deleteFrom('product_barcode').where('product_id', '=', productId).execute();
};

/** Stock of a product, locked until the transaction ends. */
export const readStockLocked = (db: Db, productId: number): Promise<{ qty: number; reserved: number }> =>
  db
    .selectFrom('stock')
    .select(['qty', 'reserved'])
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Configurable products whose variants are slabs, by name. */
export const readSlabProducts = async (
  db: Db,
  storeViewId: number,
): Promise<readonly { sku: string; name: string | null }[]> => {
  const { rows } = await sql<{ sku: string; name: string | null }>`
    select p.sku, coalesce(v.name, d.name) as name from product p
      left join product_text d on d.product_id = p.id and d.store_view_id = 0
      left join product_text v on v.product_id = p.id and v.store_view_id = ${storeViewId}
     where p.type = 'configurable' and ${IS_SLAB} order by 2, 1 limit 500`.execute(db);
  return rows;
};

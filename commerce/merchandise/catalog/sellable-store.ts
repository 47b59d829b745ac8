import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { isWanted, sellableQuery } from './sellable-product-store.ts';
import type { PriceFacts, SellableFacts, Wanted } from './sellable-product-store.ts';
import { hasSku } from './sku-store.ts';
import { finalPrice } from './special-price-rules.ts';

type Price = { currency: CurrencyCode; regular: number; final: number };

/** Available units, and days until more arrive if more can be ordered. */
type StockFacts = { available: number; laterDays: number | null };

/** A product with current prices and stock. */
export type SellableRow = Omit<SellableFacts, 'prices'> & { prices: readonly Price[] } & StockFacts;

const momentOf = (milliseconds: number | null): Date | null => (milliseconds === null ? null : new Date(milliseconds));

const currentPrice = ({ currency, regular, special, from, to }: PriceFacts, now: Date): Price => ({
  currency,
  regular,
  final: finalPrice(
    { price: regular, specialPrice: special, specialFrom: momentOf(from), specialTo: momentOf(to) },
    now,
  ),
});

/** Stock by product id, the time, and the version of the catalogue: a random value that any change of it replaces. */
type Stock = { stock: readonly ({ id: number } & StockFacts)[]; now: Date; version: string };

const readStock = async (db: Db, by: Wanted): Promise<Stock> => {
  const { rows } = await sql<Stock>`
    select (select version from facts_version) as version, now() as now,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'available', coalesce(s.qty - s.reserved - s.owed, 0), 'laterDays', l.days))
        from product p left join stock s on s.product_id = p.id left join product_later l on l.product_id = p.id where ${isWanted(by)}), '[]') as stock`.execute(
    db,
  );
  return rows[0]!;
};

/**
 * Products by version, store view and id. Without this cache a change of a cart with 50 lines takes three times as much
 * processor time. Triggers (migration 1371) make a new version, so no entry is used after a change.
 */
const cache = new LRUCache<string, SellableFacts>({ max: 4000 });

const readProducts = async (
  db: Db,
  storeViewId: number,
  ids: readonly number[],
  version: string,
): Promise<readonly SellableFacts[]> => {
  const keyOf = (id: number): string => `${version} ${storeViewId} ${id}`;
  const missing = ids.filter((id) => !cache.has(keyOf(id)));
  const cached = ids.flatMap((id) => cache.get(keyOf(id)) ?? []);
  if (missing.length === 0) return cached;
  const { rows } = await sellableQuery(storeViewId, { ids: missing }).execute(db);
  for (const row of rows) cache.set(keyOf(row.productId), row);
  return [...cached, ...rows];
};

/** Products by SKU or id with their current prices and stock. */
export const readSellable = async (db: Db, storeViewId: number, by: Wanted): Promise<readonly SellableRow[]> => {
  const { stock: rows, now, version } = await readStock(db, by);
  const stock = new Map(rows.map(({ id, ...facts }) => [id, facts]));
  const products = await readProducts(db, storeViewId, [...stock.keys()], version);
  return products.map((product) => ({
    ...product,
    ...(stock.get(product.productId) ?? { available: 0, laterDays: null }),
    prices: product.prices.map((price) => currentPrice(price, now)),
  }));
};

/** Sku of the variant of a configurable product that has exactly these option values. */
export const readVariantSku = async (
  db: Db,
  parentSku: string,
  optionIds: readonly number[],
): Promise<string | null> => {
  const { rows } = await sql<Row<'product', 'sku'>>`
    select c.sku from product p join configurable_variant cv on cv.parent_id = p.id join product c on c.id = cv.child_id
     where ${hasSku([parentSku])}
       and not exists (select 1 from configurable_attribute ca where ca.product_id = p.id and not exists (
             select 1 from product_option_value pov where pov.product_id = c.id and pov.attribute_id = ca.attribute_id
                and pov.option_id = any(${optionIds}::int[])))
       and (select count(*) from configurable_attribute ca where ca.product_id = p.id) = ${optionIds.length}
     order by cv.position limit 1`.execute(db);
  return rows[0]?.sku ?? null;
};

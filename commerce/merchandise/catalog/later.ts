import { isDeepStrictEqual } from 'node:util';
import { dayAfter } from '#contract/later.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { readStockRule, replaceStockRule } from './stock-rule-store.ts';
import { shopDay } from '#commerce/platform/shop-time.ts';
import { findSellable } from './sellables.ts';
import { readLots } from './stock-store.ts';
import type { StockRule } from './types.ts';

/** Saves the rules of stock.yaml in the importer's transaction; returns the changed tags. */
export const saveStockRule = async (db: Db, rule: StockRule | null): Promise<readonly string[]> => {
  const before = (await readStockRule(db)) ?? null;
  if (isDeepStrictEqual(before, rule)) return [];
  await replaceStockRule(db, rule);
  return [tag.products];
};

/** Price of two shipments of an order: once, or each. */
export const findTwoShipments = async (db: Db): Promise<StockRule['twoShipments']> =>
  (await readStockRule(db))?.twoShipments ?? 'once';

/** Stock of a product or variant as it is now; null for an unknown product or one without stock of its own. */
export const productSupply = async (context: CommerceContext, sku: string) => {
  context.noStore();
  const { kysely } = context.db;
  const product = (await findSellable(context, kysely, [sku])).get(sku);
  if (!product?.isEnabled || product.type !== 'simple') return null;
  const lots = (await readLots(kysely, [product.productId])).get(product.productId) ?? [];
  const { laterDays } = product;
  return {
    sku: product.sku,
    quantity: Math.max(0, product.available),
    largest_lot: lots.length > 0 ? Math.max(...lots.map(({ quantity }) => quantity)) : null,
    later_days: laterDays ?? null,
    later_on: laterDays === undefined ? null : dayAfter(shopDay(context.clock.now()), laterDays),
  };
};

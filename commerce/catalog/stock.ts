import { tag } from '#commerce/platform/cache/tags.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { sumLines } from './sellable.ts';
import { changesListedStock } from './stock-rules.ts';
import { deductStock, lockStock, parentsOf, reserve } from './stock-store.ts';
import type { StockLine, StockOutcome } from './types.ts';

/** Purges what shows stock that has changed. */
export const tellChange = async (
  platform: Pick<Platform, 'cache'>,
  db: Db,
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): Promise<void> => {
  const shownAnew = [...after]
    .filter(([id, available]) => changesListedStock(before.get(id) ?? 0, available))
    .map(([id]) => id);
  if (shownAnew.length === 0) return;
  const parents = await parentsOf(db, shownAnew);
  const changesOrder = shownAnew.some((id) => (before.get(id) ?? 0) > 0 !== (after.get(id) ?? 0) > 0);
  await platform.cache.invalidate(db, [
    ...[...shownAnew, ...parents].map(tag.product),
    ...(changesOrder ? [tag.products] : []),
  ]);
};

/**
 * Decrements stock in the caller's transaction, locking rows in ascending product id. When any line falls short nothing
 * is decremented and the short ones are returned.
 */
export const decrementStock = async (
  platform: Pick<Platform, 'cache'>,
  db: Db,
  lines: readonly StockLine[],
): Promise<StockOutcome> => {
  const sums = sumLines(lines);
  const available = await lockStock(
    db,
    sums.map(({ productId }) => productId),
  );
  const short = sums
    .filter(({ productId, quantity }) => quantity > (available.get(productId) ?? 0))
    .map(({ productId, quantity }) => ({
      productId,
      requested: quantity,
      available: Math.max(0, available.get(productId) ?? 0),
    }));
  if (short.length) return { ok: false, short };
  await tellChange(platform, db, available, await deductStock(db, sums));
  return { ok: true };
};

/** Returns the lines to stock, e.g. when an order is cancelled, in the caller's transaction. */
export const returnStock = async (
  platform: Pick<Platform, 'cache'>,
  db: Db,
  lines: readonly StockLine[],
): Promise<void> => {
  const sums = sumLines(lines);
  const available = await lockStock(
    db,
    sums.map(({ productId }) => productId),
  );
  const back = sums.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
  await tellChange(platform, db, available, await deductStock(db, back));
};

/** Locks the stock of these products until the transaction ends, before anything else of them is written. */
export const lockProducts = async (db: Db, ids: readonly number[]): Promise<void> => {
  await lockStock(db, ids);
};

/** Sets one unit aside: it is there, and nobody can buy it. False when none is left. */
export const reserveStock = async (platform: Pick<Platform, 'cache'>, db: Db, productId: number): Promise<boolean> => {
  const before = await lockStock(db, [productId]);
  if ((before.get(productId) ?? 0) < 1) return false;
  await tellChange(platform, db, before, await reserve(db, [{ productId, quantity: 1 }]));
  return true;
};

/** Gives units back that were set aside. */
export const releaseStock = async (
  platform: Pick<Platform, 'cache'>,
  db: Db,
  productIds: readonly number[],
): Promise<void> => {
  if (productIds.length === 0) return;
  const sums = sumLines(productIds.map((productId) => ({ productId, quantity: 1 })));
  const before = await lockStock(db, productIds);
  const back = sums.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
  await tellChange(platform, db, before, await reserve(db, back));
};

import { tag } from '#commerce/platform/cache/tags.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { sumLines } from './sellable.ts';
import { takeFromLots } from './lot-rules.ts';
import type { Lot, LotShare } from './lot-rules.ts';
import { changesShownStock, FEW_LEFT } from './stock-rules.ts';
import {
  deductStock,
  lockStock,
  parentsOf,
  readArrived,
  readEarlierLots,
  readLots,
  readShownUpTo,
  reserve,
  returnToLots,
} from './stock-store.ts';
import type { OrderedLine, StockLine, StockOutcome } from './types.ts';

const NONE: ReadonlyMap<number, readonly string[]> = new Map();

/** Purges cached pages that show changed stock. */
export const purgeChangedStock = async (
  platform: Pick<Platform, 'cache'>,
  db: Db,
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): Promise<void> => {
  const changed = [...after].filter(([id, available]) => available !== (before.get(id) ?? 0));
  if (changed.length === 0) return;
  const shownUpTo = await readShownUpTo(
    db,
    changed.map(([id]) => id),
  );
  const shownAnew = changed
    .filter(([id, available]) => changesShownStock(before.get(id) ?? 0, available, shownUpTo.get(id) ?? FEW_LEFT))
    .map(([id]) => id);
  if (shownAnew.length === 0) return;
  const parents = await parentsOf(db, shownAnew);
  const changesOrder = shownAnew.some((id) => (before.get(id) ?? 0) > 0 !== (after.get(id) ?? 0) > 0);
  await platform.cache.invalidate(db, [
    ...[...shownAnew, ...parents].map(tag.product),
    ...(changesOrder ? [tag.products] : []),
  ]);
};

const idsOf = (sums: readonly StockLine[]): readonly number[] => sums.map(({ productId }) => productId);

/** Chooses the lots of products, one line per product; the customer's earlier lots come first. */
const chooseLots = async (
  db: Db,
  sums: readonly StockLine[],
  customerId: number | null,
  lots: ReadonlyMap<number, readonly Lot[]>,
): Promise<readonly LotShare[]> => {
  const several = [...lots].flatMap(([id, all]) => (all.length > 1 ? [id] : []));
  const earlier = customerId === null ? NONE : await readEarlierLots(db, customerId, several);
  return sums.flatMap(({ productId, quantity }) =>
    takeFromLots(lots.get(productId) ?? [], quantity, earlier.get(productId)).map((lot) => ({ ...lot, productId })),
  );
};

/** The lots for an order placed now. */
export type LotOutlook = {
  /** In order, adjacent for the lines of one product; none for a product without lots. */
  lots: readonly LotShare[];
  /** Codes of the customer's earlier lots, by product. */
  earlier: ReadonlyMap<number, readonly string[]>;
};

export const lotOutlook = async (
  db: Db,
  lines: readonly StockLine[],
  customerId: number | null,
): Promise<LotOutlook> => {
  const sums = sumLines(lines);
  const ids = idsOf(sums);
  return {
    lots: await chooseLots(db, sums, customerId, await readLots(db, ids)),
    earlier: customerId === null ? NONE : await readEarlierLots(db, customerId, ids),
  };
};

/**
 * Decrements stock in the caller's transaction, locking rows in ascending product id, and returns the lots; the `later`
 * units of a line are recorded as owed. If any line falls short, nothing is written and the short lines are returned.
 */
export const decrementStock = async (
  platform: Pick<Platform, 'cache'>,
  db: Db,
  lines: readonly OrderedLine[],
  customerId: number | null = null,
): Promise<StockOutcome> => {
  const sums = sumLines(lines);
  const ids = idsOf(sums);
  const available = await lockStock(db, ids);
  const short = sums
    .filter(({ productId, quantity }) => quantity > Math.max(0, available.get(productId) ?? 0))
    .map(({ productId, quantity }) => ({
      productId,
      requested: quantity,
      available: Math.max(0, available.get(productId) ?? 0),
    }));
  if (short.length) return { ok: false, short };
  const lots = await chooseLots(db, sums, customerId, await readLots(db, ids));
  const remaining = await deductStock(db, sums, lots);
  await purgeChangedStock(platform, db, available, remaining);
  return { ok: true, lots };
};

/** Returns the lines to stock and their lots, e.g. when an order is cancelled, in the caller's transaction. */
export const returnStock = async (
  platform: Pick<Platform, 'cache'>,
  db: Db,
  lines: readonly StockLine[],
  lots: readonly LotShare[] = [],
): Promise<void> => {
  const sums = sumLines(lines);
  const available = await lockStock(
    db,
    sums.map(({ productId }) => productId),
  );
  const back = sums.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
  await purgeChangedStock(platform, db, available, await deductStock(db, back));
  if (lots.length > 0) await returnToLots(db, lots);
};

/** Releases units that orders no longer wait for, in the caller's transaction. */
export const releaseOwed = async (
  platform: Pick<Platform, 'cache'>,
  db: Db,
  lines: readonly StockLine[],
): Promise<void> => {
  const sums = sumLines(lines.map(({ productId, quantity }) => ({ productId, quantity: 0, later: -quantity })));
  const available = await lockStock(db, idsOf(sums));
  await purgeChangedStock(platform, db, available, await deductStock(db, sums));
};

/** Products that orders wait for and that have arrived. */
export const arrivedStock = (db: Db): Promise<readonly StockLine[]> => readArrived(db);

/**
 * Takes units that have arrived for an order that waits for at most `quantity` of them; returns how many, and their lots.
 * The available stock stays the same.
 */
export const takeArrived = async (
  db: Db,
  { productId, quantity: wanted }: StockLine,
  customerId: number | null,
): Promise<{ quantity: number; lots: readonly LotShare[] }> => {
  await lockStock(db, [productId]);
  const arrived = (await readArrived(db, productId))[0]?.quantity ?? 0;
  const quantity = Math.min(wanted, arrived);
  if (quantity === 0) return { quantity, lots: [] };
  const line = { productId, quantity, later: -quantity };
  const lots = await chooseLots(db, [line], customerId, await readLots(db, [productId]));
  await deductStock(db, [line], lots);
  return { quantity, lots };
};

/** Exchanges lots of a product; returns the first lot with too few units, with its quantity. */
export const swapLots = async (
  db: Db,
  productId: number,
  back: readonly Lot[],
  wanted: readonly Lot[],
): Promise<Lot | undefined> => {
  await lockStock(db, [productId]);
  const ofProduct = (lots: readonly Lot[]) => lots.map(({ code, quantity }) => ({ code, quantity, productId }));
  await returnToLots(db, ofProduct(back));
  const there = new Map((await readLots(db, [productId])).get(productId)?.map((lot) => [lot.code, lot.quantity]));
  const short = wanted.find(({ code, quantity }) => quantity > (there.get(code) ?? 0));
  if (short) return { code: short.code, quantity: there.get(short.code) ?? 0 };
  await deductStock(db, [], ofProduct(wanted));
  return undefined;
};

/** Locks the stock of these products until the transaction ends; call it before other writes to them. */
export const lockProducts = async (db: Db, ids: readonly number[]): Promise<void> => {
  await lockStock(db, ids);
};

/** Reserves one unit, which stays in stock but cannot be bought. False if none is available. */
export const reserveStock = async (platform: Pick<Platform, 'cache'>, db: Db, productId: number): Promise<boolean> => {
  const before = await lockStock(db, [productId]);
  if ((before.get(productId) ?? 0) < 1) return false;
  await purgeChangedStock(platform, db, before, await reserve(db, [{ productId, quantity: 1 }]));
  return true;
};

/** Releases reserved units. */
export const releaseStock = async (
  platform: Pick<Platform, 'cache'>,
  db: Db,
  productIds: readonly number[],
): Promise<void> => {
  if (productIds.length === 0) return;
  const sums = sumLines(productIds.map((productId) => ({ productId, quantity: 1 })));
  const before = await lockStock(db, productIds);
  const back = sums.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
  await purgeChangedStock(platform, db, before, await reserve(db, back));
};

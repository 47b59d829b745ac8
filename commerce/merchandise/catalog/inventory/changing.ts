import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import type { Lot } from '../lot-rules.ts';
import { purgeChangedStock } from '../stock.ts';
import { deductStock, forgetWrongLots, lockStock, readLots, returnToLots } from '../stock-store.ts';
import { ownStock } from './inventory-store.ts';
import type { Author, LotChange } from './types.ts';

export const STOCK_SHORT = 'STOCK_SHORT';

/** Stock of a product, for records. */
type Figures = { qty: number; lots: Readonly<Record<string, number>> };

const figuresOf = async (db: Db, quantities: ReadonlyMap<number, number>): Promise<ReadonlyMap<number, Figures>> => {
  const lots = await readLots(db, [...quantities.keys()]);
  return new Map(
    [...quantities].map(([id, qty]) => [
      id,
      { qty, lots: Object.fromEntries((lots.get(id) ?? []).map((lot: Lot) => [lot.code, lot.quantity])) },
    ]),
  );
};

const sumsOf = (changes: readonly LotChange[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of changes) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
};

/** Lots of which units are removed, as far as they hold them. */
const removedLots = async (db: Db, changes: readonly LotChange[]) => {
  const removed = changes.filter(({ lot, quantity }) => lot !== '' && quantity < 0);
  const lots = await readLots(
    db,
    removed.map(({ productId }) => productId),
  );
  return removed.map(({ productId, lot, quantity }) => ({
    productId,
    code: lot,
    quantity: Math.min(-quantity, lots.get(productId)?.find(({ code }) => code === lot)?.quantity ?? 0),
  }));
};

type Details = { action: string; skus: ReadonlyMap<number, string>; more?: Readonly<Record<string, unknown>> };

/**
 * Adds and removes units in the caller's transaction, and records each product. Throws if a product has fewer available
 * units than are removed. From now on a load of the catalogue does not overwrite the stock.
 */
export const changeStock = async (
  context: CommerceContext,
  db: Db,
  changes: readonly LotChange[],
  { by, who }: Author,
  { action, skus, more }: Details,
): Promise<void> => {
  const sums = sumsOf(changes);
  const ids = [...sums.keys()];
  if (ids.length === 0) return;
  const available = await lockStock(db, ids);
  for (const [id, quantity] of sums)
    if (quantity < 0 && (available.get(id) ?? 0) + quantity < 0)
      throw new InputError('Only %1 of "%2" can be removed: the others are sold or held.', {
        code: STOCK_SHORT,
        parameters: [Math.max(0, available.get(id) ?? 0), skus.get(id) ?? ''],
      });
  const before = await figuresOf(db, available);
  const remaining = await deductStock(
    db,
    [...sums].map(([productId, quantity]) => ({ productId, quantity: -quantity })),
    await removedLots(db, changes),
  );
  await returnToLots(
    db,
    changes
      .filter(({ lot, quantity }) => lot !== '' && quantity > 0)
      .map(({ lot, ...change }) => ({ ...change, code: lot })),
  );
  await forgetWrongLots(db, ids);
  await ownStock(db, ids, by);
  await purgeChangedStock(context, db, available, remaining);
  const after = await figuresOf(db, remaining);
  for (const id of ids)
    await recordStaffAction(
      context,
      db,
      action,
      { product: id, ...(context.staff ? {} : { by }) },
      {
        subject: `stock ${skus.get(id)}`,
        by: who,
        before: before.get(id),
        after: { ...after.get(id), ...more },
      },
    );
};

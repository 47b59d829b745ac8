import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import { readLots } from '../stock-store.ts';
import { changeStock, STOCK_SHORT } from './changing.ts';
import { inventoryItem } from './inventory.ts';
import { leavingOf } from './inventory-rules.ts';
import { readLeaving, readStockLocked } from './inventory-store.ts';
import type { Author, LotChange } from './types.ts';

/** Counted units of a lot; an empty code: of no known lot. `seen`: the number that the person saw before counting. */
export type CountedLot = { lot: string; seen: number; counted: number };

export type Count = {
  lots: readonly CountedLot[];
  reason: string;
  /** Sets the available stock to 0 if fewer units were counted than are sold or held. */
  isShortAccepted: boolean;
};

/** Units that should be on the shelf, by lot: in stock, or sold and not yet shipped. */
export const onShelf = async (
  db: Db,
  productId: number,
  quantity: number,
): Promise<{ shelf: ReadonlyMap<string, number>; leaving: number }> => {
  const leaving = leavingOf(await readLeaving(db, productId), productId);
  const shelf = new Map<string, number>();
  const add = (code: string, units: number): void => void shelf.set(code, (shelf.get(code) ?? 0) + units);
  for (const lot of [...((await readLots(db, [productId])).get(productId) ?? []), ...leaving.lots])
    add(lot.code, lot.quantity);
  const ofLots = [...shelf.values()].reduce((sum, units) => sum + units, 0);
  add('', quantity + leaving.quantity - ofLots);
  return { shelf, leaving: leaving.quantity };
};

/**
 * Compares with the quantity that the page showed. Orders placed since do not matter, because their units are on the
 * shelf until they ship.
 */
const checkSeen = (shelf: ReadonlyMap<string, number>, lots: readonly CountedLot[]): void => {
  const changed = lots.find(({ lot, seen }) => (shelf.get(lot) ?? 0) !== seen);
  if (changed)
    throw new CommerceError('graphql-input', 'The stock changed while you counted: now %1 should be there, not %2.', {
      code: CHANGED_BY_OTHERS,
      status: 412,
      parameters: [shelf.get(changed.lot) ?? 0, changed.seen],
    });
};

/** The changes of a count, limited so that as many units stay as are held. */
const limited = (changes: readonly LotChange[], available: number): readonly LotChange[] => {
  let most = available;
  return changes
    .toSorted((one, other) => other.quantity - one.quantity)
    .map((change) => {
      const quantity = Math.max(change.quantity, -Math.max(0, most));
      most += quantity;
      return { ...change, quantity };
    });
};

const checkOnceEach = (lots: readonly CountedLot[]): void => {
  const repeated = lots.find(({ lot }, index) => lots.findIndex((one) => one.lot === lot) < index);
  if (repeated)
    throw new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [repeated.lot, 'lot'] });
};

/** Sets the stock to the counted units minus units reserved for orders. */
export const countStock = async (
  context: CommerceContext,
  sku: string,
  count: Count,
  author: Author,
): Promise<void> => {
  checkOnceEach(count.lots);
  const item = await inventoryItem(context, sku);
  const { productId } = item;
  await context.db.tx(async (db) => {
    const { qty, reserved } = await readStockLocked(db, productId);
    const { shelf, leaving } = await onShelf(db, productId, qty);
    checkSeen(shelf, count.lots);
    const changes = count.lots
      .map(({ lot, seen, counted }) => ({ productId, lot, quantity: counted - seen }))
      .filter(({ quantity }) => quantity !== 0);
    if (changes.length > 0 && count.reason === '')
      throw new InputError('"%fieldName" is required. Enter and try again.', {
        code: 'REASON_NEEDED',
        parameters: { fieldName: 'reason' },
      });
    const difference = changes.reduce((sum, { quantity }) => sum + quantity, 0);
    const isShort = qty + difference < reserved;
    if (isShort && !count.isShortAccepted)
      throw new InputError('You counted %1, but %2 are sold or held for customers.', {
        code: STOCK_SHORT,
        parameters: [qty + leaving + difference, leaving + reserved],
      });
    await changeStock(context, db, isShort ? limited(changes, qty - reserved) : changes, author, {
      action: 'stock-counted',
      skus: new Map([[productId, item.sku]]),
      more: { reason: count.reason, difference, ...(isShort ? { missing: reserved - qty - difference } : {}) },
    });
  });
};

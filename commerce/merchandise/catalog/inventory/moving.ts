import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { checkRequestId } from '#commerce/platform/request-id.ts';
import { lockStock, readLots } from '../stock-store.ts';
import { changeStock } from './changing.ts';
import { inventoryItem } from './inventory.ts';
import { readStockLocked } from './inventory-store.ts';
import { insertMove } from './receipt-store.ts';
import type { Author } from './types.ts';

export type Move = {
  requestId: string;
  quantity: number;
  /** Empty for stock without a lot. */
  lot: string;
  /** Outlet product and its new units; undefined: the units are written off. */
  to: { sku: string; quantity: number } | undefined;
  reason: string;
};

/** Throws if the lot, or the stock without a lot, has too few units. */
const assertInLot = async (db: Db, productId: number, move: Move): Promise<void> => {
  const lots = (await readLots(db, [productId])).get(productId) ?? [];
  if (move.lot !== '') {
    const held = lots.find(({ code }) => code === move.lot)?.quantity ?? 0;
    if (held < move.quantity)
      throw new InputError('Lot "%1" has only %2.', { code: 'LOT_SHORT', parameters: [move.lot, held] });
    return;
  }
  const { qty } = await readStockLocked(db, productId);
  const inLots = lots.reduce((sum, { quantity }) => sum + quantity, 0);
  if (inLots > 0 && qty - inLots < move.quantity)
    throw new InputError('Choose the lot: fewer units have no known lot.', { code: 'LOT_NEEDED' });
};

/** Moves units to an outlet product, or writes them off. A repeated request changes nothing. */
export const moveStock = async (context: CommerceContext, sku: string, move: Move, author: Author): Promise<void> => {
  checkRequestId(move.requestId);
  const from = await inventoryItem(context, sku);
  const to = move.to && (await inventoryItem(context, move.to.sku));
  if (to?.productId === from.productId) throw new InputError('Choose another product.');
  if (to && !to.isOutlet)
    throw new InputError('The product with SKU "%1" is not an outlet product.', { parameters: [to.sku] });
  if (!to && move.reason === '')
    throw new InputError('"%fieldName" is required. Enter and try again.', {
      code: 'REASON_NEEDED',
      parameters: { fieldName: 'reason' },
    });
  await context.db.tx(async (db) => {
    if (!(await insertMove(db, move.requestId, context.clock.now()))) return;
    await lockStock(db, to ? [from.productId, to.productId] : [from.productId]);
    await assertInLot(db, from.productId, move);
    const changes = [
      { productId: from.productId, lot: move.lot, quantity: -move.quantity },
      ...(to ? [{ productId: to.productId, lot: '', quantity: move.to!.quantity }] : []),
    ];
    await changeStock(context, db, changes, author, {
      action: to ? 'stock-moved' : 'stock-written-off',
      skus: new Map([[from.productId, from.sku], ...(to ? ([[to.productId, to.sku]] as const) : [])]),
      more: { reason: move.reason, ...(to ? { from: from.sku, to: to.sku } : {}) },
    });
  });
};

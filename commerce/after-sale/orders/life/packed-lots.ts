import { isSameSku } from '#contract/sku.ts';
import type { Lot } from '#commerce/merchandise/catalog/lot-rules.ts';
import { swapLots } from '#commerce/merchandise/catalog/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { lotsOfUnits } from '../lot-rules.ts';
import type { OrderStatus } from '../types.ts';
import { inStock } from './quantity-rules.ts';
import { setLots } from './life-store.ts';
import { assertAtWork, MoveError } from './status-rules.ts';
import type { Hand } from './types.ts';
import { record, workOn } from './work.ts';

/** `2639-A=4,2627-F=2` as staff write it. */
export const lotsIn = (text: string | undefined): readonly Lot[] => {
  const lots = (text ?? '').split(',').map((part) => {
    const [, code = '', count = ''] = /^\s*([^=\s]+)\s*=\s*([1-9]\d*)\s*$/.exec(part) ?? [];
    if (!code) throw new MoveError(`Lots are written as 2639-A=4,2627-F=2: "${part.trim()}" is not.`);
    return { code, quantity: Number(count) };
  });
  if (new Set(lots.map(({ code }) => code)).size < lots.length) throw new MoveError('A lot is there twice.');
  return lots;
};

/**
 * Records the lots from which the rest of a line was really packed. Other lots are released. Throws a {@link MoveError}
 * if a lot has too little stock.
 */
export const packLots = (
  platform: Platform,
  { number, sku, lots, ...hand }: Hand & { number: string; sku: string; lots: readonly Lot[] },
): Promise<OrderStatus> =>
  workOn(platform, number, hand, async (work) => {
    const { db, order } = work;
    assertAtWork(number, order.status);
    const line = order.lines.find((one) => isSameSku(one.sku, sku) && inStock(one) > 0);
    if (!line) throw new MoveError(`Nothing of ${sku} is left to pack of order ${number}.`);
    if (line.made?.parts) throw new MoveError(`${sku} is made of several products: their lots stay as they are.`);
    const open = inStock(line);
    const sum = lots.reduce((all, { quantity }) => all + quantity, 0);
    if (sum !== open) throw new MoveError(`${open} of ${sku} are left to pack, and the lots name ${sum}.`);
    const end = line.quantity - line.withdrawn - line.canceled - (line.awaited ?? 0);
    const { productId } = line;
    const short = await swapLots(db, productId, lotsOfUnits(line, line.shipped, end), lots);
    if (short) throw new MoveError(`Lot ${short.code} of ${sku} has ${short.quantity} in stock.`);
    const packed = [...lotsOfUnits(line, 0, line.shipped), ...lots.map((lot) => ({ ...lot, productId }))];
    await setLots(db, line.id, packed);
    const names = lots.map(({ code, quantity }) => `${code}=${quantity}`).join(', ');
    const noted = { ...hand, comment: `${sku}: ${names}`, isShown: false };
    return record(
      { ...work, hand: noted },
      { what: 'comment', status: order.status, statusBeforeHold: order.statusBeforeHold },
    );
  });

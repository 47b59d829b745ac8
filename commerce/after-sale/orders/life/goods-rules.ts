import { isSameSku } from '#contract/sku.ts';
import type { OrderStatus } from '../types.ts';
import { MoveError } from './status-rules.ts';
import type { LifeLine, LineCounts } from './types.ts';

/** Selling units by the id of their line; more than 0 each. */
export type Goods = ReadonlyMap<number, number>;

/** What is asked for: a sku, of one line (by its `number`) or of all that have it, and how many; all there are where `quantity` is null. */
export type AskedItem = { sku: string; line?: number; quantity: number | null };

/** `FJD-DRF=3,TILE` as staff write it, or items that were read already. */
export const askedItems = (asked: string | readonly AskedItem[] | undefined): readonly AskedItem[] | null => {
  if (typeof asked !== 'string') return asked ?? null;
  return asked.split(',').map((part) => {
    const [, sku = '', count] = /^\s*([^=\s]+)\s*(?:=\s*(\d+)\s*)?$/.exec(part) ?? [];
    if (!sku || count === '0') throw new MoveError(`Items are written as SKU=3,SKU: "${part.trim()}" is not.`);
    return { sku, quantity: count === undefined ? null : Number(count) };
  });
};

type Counted = Pick<LifeLine, 'quantity' | 'isVirtual' | keyof LineCounts>;

/** What of a line has neither left nor been taken back. */
export const unsent = ({ quantity, shipped, withdrawn, canceled }: Omit<Counted, 'isVirtual'>): number =>
  quantity - shipped - withdrawn - canceled;

/** What is still to leave of a line; of virtual goods nothing does. */
export const toLeave = (line: Counted): number => (line.isVirtual ? 0 : unsent(line));

/** What of a line could be given back: all but what was given back or canceled. */
export const toRefund = ({ quantity, refunded, canceled }: LifeLine): number => quantity - refunded - canceled;

export const toInvoice = ({ quantity, invoiced, canceled }: LifeLine): number => quantity - invoiced - canceled;

const isAsked = (line: LifeLine, { sku, line: id }: AskedItem): boolean =>
  id === undefined ? isSameSku(line.sku, sku) : line.number === id;

/** A sku that stands on several lines is taken from the first on; what is asked for twice adds up. */
const fromLines = (
  lines: readonly LifeLine[],
  asked: readonly AskedItem[],
  left: (line: LifeLine) => number,
): Goods => {
  const taken = new Map<number, number>();
  for (const item of asked) {
    const { sku, quantity } = item;
    let open = quantity ?? Number.POSITIVE_INFINITY;
    for (const line of lines.filter((one) => isAsked(one, item))) {
      const before = taken.get(line.id) ?? 0;
      const count = Math.min(open, left(line) - before);
      if (count > 0) taken.set(line.id, before + count);
      open -= count;
    }
    if (quantity !== null && open > 0) {
      const found = quantity - open;
      throw new MoveError(`There ${found === 1 ? 'is' : 'are'} ${found} of ${sku} left for that, not ${quantity}.`);
    }
  }
  return taken;
};

/** The goods that are asked for, or all there are; throws when there are fewer, or none. */
export const chosenGoods = (
  number: string,
  lines: readonly LifeLine[],
  asked: readonly AskedItem[] | null,
  left: (line: LifeLine) => number,
): Goods => {
  for (const item of asked ?? [])
    if (!lines.some((line) => isAsked(line, item))) throw new MoveError(`Order ${number} has no ${item.sku}.`);
  const goods = asked
    ? fromLines(lines, asked, left)
    : new Map(lines.flatMap((line) => (left(line) > 0 ? [[line.id, left(line)] as const] : [])));
  if (goods.size === 0) throw new MoveError(`Nothing of order ${number} is left for that.`);
  return goods;
};

/** Of goods that are given back: how many had not left. What has left comes first, unless it is said otherwise. */
export const withdrawnOf = (line: LifeLine, count: number, isUnsent: boolean): number => {
  const open = unsent(line);
  const away = line.shipped - (line.refunded - line.withdrawn);
  const kept = isUnsent ? Math.min(count, open) : Math.max(0, count - away);
  if (kept > open || count - kept > away) throw new MoveError(`There are ${open + away} of ${line.sku} to give back.`);
  return kept;
};

/** Where an order stands once goods have left or were given back. */
export const statusOfGoods = (
  lines: readonly Counted[],
  { status, isPickup }: { status: OrderStatus; isPickup: boolean },
): OrderStatus => {
  if (lines.every((line) => line.refunded + line.canceled >= line.quantity)) return 'closed';
  if (!lines.some((line) => line.shipped > 0)) return status;
  if (lines.some((line) => toLeave(line) > 0)) return 'partially';
  if (status === 'complete') return status;
  return isPickup ? 'picked_up' : 'shipped';
};

import { isSameSku } from '#contract/sku.ts';
import type { OrderStatus } from '../types.ts';
import { MoveError } from './status-rules.ts';
import type { LifeLine, LineCounts } from './types.ts';

/** Selling units by the id of their line; more than 0 each. */
export type Quantities = ReadonlyMap<number, number>;

/**
 * A requested SKU and quantity: of one line (`line` is its number), or of all lines with that SKU. `quantity` null
 * means all.
 */
export type RequestedItem = { sku: string; line?: number; quantity: number | null };

/** Parses `FJD-DRF=3,TILE` as typed by staff. */
export const requestedItems = (
  requested: string | readonly RequestedItem[] | undefined,
): readonly RequestedItem[] | null => {
  if (typeof requested !== 'string') return requested ?? null;
  return requested.split(',').map((part) => {
    const [, sku = '', count] = /^\s*([^=\s]+)\s*(?:=\s*(\d+)\s*)?$/.exec(part) ?? [];
    if (!sku || count === '0') throw new MoveError(`Items are written as SKU=3,SKU: "${part.trim()}" is not.`);
    return { sku, quantity: count === undefined ? null : Number(count) };
  });
};

type Counted = Pick<LifeLine, 'quantity' | 'isVirtual' | 'awaited' | keyof LineCounts>;

/** Units neither shipped nor withdrawn. */
export const unsent = ({ quantity, shipped, withdrawn, canceled }: Omit<Counted, 'isVirtual' | 'awaited'>): number =>
  quantity - shipped - withdrawn - canceled;

/** Quantity not yet shipped; 0 for virtual products. */
export const toShip = (line: Counted): number => (line.isVirtual ? 0 : unsent(line));

/** Units in stock, which can ship now. */
export const inStock = (line: Counted): number => Math.max(0, toShip(line) - (line.awaited ?? 0));

/** Returns how many awaited units a withdrawal of unshipped units removes. Units not in stock are withdrawn first. */
export const noLongerAwaited = (lines: readonly LifeLine[], withdrawn: Quantities): Quantities =>
  new Map(
    lines.flatMap(({ id, awaited = 0 }) => {
      const count = Math.min(awaited, withdrawn.get(id) ?? 0);
      return count > 0 ? [[id, count] as const] : [];
    }),
  );

/** Refundable units. */
export const toRefund = ({ quantity, refunded, canceled }: LifeLine): number => quantity - refunded - canceled;

/** Units of a refund without chosen items: replaced units are refunded only by choice. */
export const toRefundAtOnce = (line: LifeLine): number => Math.max(0, toRefund(line) - (line.replaced ?? 0));

export const toInvoice = ({ quantity, invoiced, canceled }: LifeLine): number => quantity - invoiced - canceled;

const isRequested = (line: LifeLine, { sku, line: id }: RequestedItem): boolean =>
  id === undefined ? isSameSku(line.sku, sku) : line.number === id;

/** Distributes a SKU over its lines in order. Repeated requests add up. */
const fromLines = (
  lines: readonly LifeLine[],
  requested: readonly RequestedItem[],
  available: (line: LifeLine) => number,
): Quantities => {
  const taken = new Map<number, number>();
  for (const item of requested) {
    const { sku, quantity } = item;
    let open = quantity ?? Number.POSITIVE_INFINITY;
    for (const line of lines.filter((one) => isRequested(one, item))) {
      const before = taken.get(line.id) ?? 0;
      const count = Math.min(open, available(line) - before);
      if (count > 0) taken.set(line.id, before + count);
      open -= count;
    }
    if (quantity !== null && open > 0) {
      const found = quantity - open;
      throw new MoveError(`There ${found === 1 ? 'is' : 'are'} ${found} of ${sku} left for that, not ${quantity}.`, {
        code: 'ORDER_QUANTITY',
        detail: `${sku}, ${found}`,
      });
    }
  }
  return taken;
};

/** The requested items, or all. Throws if fewer are available, or none. */
export const chosenQuantities = (
  number: string,
  lines: readonly LifeLine[],
  requested: readonly RequestedItem[] | null,
  available: (line: LifeLine) => number,
): Quantities => {
  for (const item of requested ?? [])
    if (!lines.some((line) => isRequested(line, item))) throw new MoveError(`Order ${number} has no ${item.sku}.`);
  const quantities = requested
    ? fromLines(lines, requested, available)
    : new Map(lines.flatMap((line) => (available(line) > 0 ? [[line.id, available(line)] as const] : [])));
  if (quantities.size === 0)
    throw new MoveError(`Nothing of order ${number} is left for that.`, { code: 'ORDER_NOTHING_LEFT' });
  return quantities;
};

/** Shipped units that were not refunded. */
export const withCustomer = ({ shipped, refunded, withdrawn }: LineCounts): number => shipped - (refunded - withdrawn);

/** How many of the refunded units had not shipped. Shipped units are refunded first unless `isUnsent`. */
export const withdrawnOf = (line: LifeLine, count: number, isUnsent: boolean): number => {
  const open = unsent(line);
  const away = withCustomer(line);
  const remaining = isUnsent ? Math.min(count, open) : Math.max(0, count - away);
  if (remaining > open || count - remaining > away)
    throw new MoveError(`There are ${open + away} of ${line.sku} to give back.`, {
      code: 'ORDER_QUANTITY',
      detail: `${line.sku}, ${open + away}`,
    });
  return remaining;
};

/** Status of an order after items shipped or were refunded. */
export const statusOfLines = (
  lines: readonly Counted[],
  { status, isPickup }: { status: OrderStatus; isPickup: boolean },
): OrderStatus => {
  if (lines.every((line) => line.refunded + line.canceled >= line.quantity)) return 'closed';
  if (!lines.some((line) => line.shipped > 0)) return status;
  if (lines.some((line) => toShip(line) > 0)) return 'partially';
  if (status === 'complete') return status;
  return isPickup ? 'picked_up' : 'shipped';
};

/** True if a withdrawal removes the last units of the second shipment, which then does not take place. */
export const dropsSecondShipment = (
  lines: readonly Pick<LifeLine, 'id' | 'later' | 'withdrawn'>[],
  withdrawn: Quantities,
): boolean => {
  const isGone = (after: Quantities): boolean =>
    lines.every((line) => line.withdrawn + (after.get(line.id) ?? 0) >= (line.later ?? 0));
  return !isGone(new Map()) && isGone(withdrawn);
};

import type { Platform } from '#commerce/platform/context.ts';
import { findProgress, lockOrder, moveItems, setOrderStatus } from './progress-store.ts';
import type { ProgressItem } from './progress-store.ts';
import type { OrderItemStatus, OrderStatus } from './types.ts';

export type ProgressStep = {
  number: string;
  /** Only the lines of this sku. */
  sku?: string | undefined;
  trackingNumber?: string | undefined;
};

export class ProgressError extends Error {}

const NEXT: Readonly<Record<OrderItemStatus, 'ready' | 'shipped' | undefined>> = { processing: 'ready', ready: 'shipped', shipped: undefined };

/** The lines of a sku with the configurable product above each. */
const chosenItems = (items: readonly ProgressItem[], sku: string | undefined): readonly ProgressItem[] => {
  if (sku === undefined) return items;
  const own = items.filter((item) => item.sku === sku);
  const parents = new Set(own.map(({ parentItemId }) => parentItemId));
  return items.filter((item) => own.includes(item) || parents.has(item.id));
};

const orderStatus = (statuses: readonly OrderItemStatus[]): OrderStatus => {
  if (statuses.every((status) => status === 'shipped')) return 'shipped';
  return statuses.includes('shipped') ? 'partially' : 'processing';
};

/** Moves the lines that are furthest behind one step on: processing → ready → shipped. Answers where they are now. */
export const advanceOrder = (platform: Platform, { number, sku, trackingNumber }: ProgressStep): Promise<{ items: OrderItemStatus; order: OrderStatus }> =>
  platform.db.tx(async (db) => {
    const now = platform.clock.now();
    const orderId = await lockOrder(db, number);
    if (orderId === undefined) throw new ProgressError(`There is no order ${number}.`);
    const items = await findProgress(db, orderId);
    const chosen = chosenItems(items, sku);
    if (chosen.length === 0) throw new ProgressError(`Order ${number} has no ${sku}.`);
    const from = (['processing', 'ready'] as const).find((status) => chosen.some((item) => item.status === status));
    const to = from && NEXT[from];
    if (!to) throw new ProgressError(`Order ${number} is shipped already.`);
    const moved = new Set(chosen.filter((item) => item.status === from).map(({ id }) => id));
    await moveItems(db, [...moved], to, now, trackingNumber);
    const order = orderStatus(items.map((item) => (moved.has(item.id) ? to : item.status)));
    await setOrderStatus(db, orderId, order, now);
    return { items: to, order };
  });

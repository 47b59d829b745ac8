import type { OrderStatus } from '../types.ts';
import type { OrderEvent } from './types.ts';

export type StatusChange = { status: OrderStatus; at: Date };

/** Status changes since the order was placed; events that did not change the status are left out. */
export const statusChanges = ({
  placedAt,
  isPaidLater,
  events,
}: {
  placedAt: Date;
  isPaidLater: boolean;
  events: readonly Pick<OrderEvent, 'status' | 'at'>[];
}): readonly StatusChange[] => {
  const changes: StatusChange[] = [{ status: isPaidLater ? 'pending' : 'processing', at: placedAt }];
  for (const { status, at } of events) if (changes.at(-1)?.status !== status) changes.push({ status, at });
  return changes;
};

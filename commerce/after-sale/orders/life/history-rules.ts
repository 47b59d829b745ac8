import type { OrderStatus } from '../types.ts';
import type { OrderEvent } from './types.ts';

export type StatusChange = { status: OrderStatus; at: Date };

/** Where an order stood, from the moment it was placed; an event that left it where it was is no change. */
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

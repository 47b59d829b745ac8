import type { OrderStatus } from './types.ts';

/** Magento's states where they are not `processing`. */
const STATES: Readonly<Partial<Record<OrderStatus, string>>> = {
  pending: 'new',
  fraud: 'payment_review',
  complete: 'complete',
  picked_up: 'complete',
  shipped: 'complete',
  closed: 'closed',
  canceled: 'canceled',
  holded: 'holded',
};

/** Magento's order state for the shop's status. */
export const orderState = (status: OrderStatus): string => STATES[status] ?? 'processing';

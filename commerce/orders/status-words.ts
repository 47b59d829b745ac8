import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/stores/types.ts';
import messages from './messages.json' with { type: 'json' };
import type { OrderItemStatus, OrderStatus } from './types.ts';

const say = translations(messages);

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

/** What a program asks of an order's state, whatever the shop calls its status. */
export const orderState = (status: OrderStatus): string => STATES[status] ?? 'processing';

/** Magento's labels of its order statuses, and our labels for the two we add. */
export const orderStatusWords = (status: OrderStatus, language: Language): string =>
  say[language](`order.status.${status}`);

export const itemStatusWords = (status: OrderItemStatus, language: Language, isPickup: boolean): string =>
  isPickup ? say[language](`order.item.pickup.${status}`) : say[language](`order.item.${status}`);

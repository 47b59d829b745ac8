import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { OrderItemStatus, OrderStatus } from './types.ts';

const say = translations(messages);

/** Magento's labels of its order statuses, and our labels for the two we add. */
export const orderStatusWords = (status: OrderStatus, language: Language): string =>
  say(language)(`order.status.${status}`);

export const itemStatusWords = (status: OrderItemStatus, language: Language, isPickup: boolean): string =>
  isPickup ? say(language)(`order.item.pickup.${status}`) : say(language)(`order.item.${status}`);

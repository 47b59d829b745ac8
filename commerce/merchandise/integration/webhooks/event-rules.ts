import { HOUR_MS, MINUTE_MS } from '#commerce/platform/durations.ts';

/** Events for receivers, by the name of their subscription. */
export const WEBHOOK_EVENTS = {
  'order.placed': 'an order was placed',
  'order.paid': 'the money of an order is there: charged, or marked as paid by staff',
  'order.shipped': 'goods of an order left with a carrier; `document` is the shipment',
  'order.picked_up': 'items of an order were handed over at the counter; `document` is the shipment',
  'order.refunded': 'goods or shipping of an order were given back; `document` is the credit memo',
  'order.canceled': 'an order was canceled',
} as const satisfies Readonly<Record<string, string>>;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

export const isWebhookEvent = (text: string): text is WebhookEvent => Object.hasOwn(WEBHOOK_EVENTS, text);

/** Maximum number of receivers. */
export const MAX_WEBHOOKS = 20;

/** Time limit for a receiver's response. */
export const TIMEOUT_MS = 10_000;

/** Delays after failed calls, as Standard Webhooks proposes; after the last one a message is given up. */
export const RETRY_DELAYS_MS: readonly number[] = [
  5000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;

/** Number of days for which messages are stored and can be replayed. */
export const RETENTION_DAYS = 30;

import type { WebhookMessage } from '#commerce/merchandise/integration/webhooks/types.ts';
import { toMajor } from '#contract/money.ts';
import type { OrderStatus } from './types.ts';

/** Id of a document: the number of its order and two digits of its position among its kind. */
export const documentId = (order: { number: string }, number: string): number =>
  Number(order.number + (/(?<!\d)\d+$/.exec(number)?.[0] ?? '').padStart(2, '0'));

export type EventOrder = { number: string; status: OrderStatus; currency: string; grandTotal: number };

/** The event about an order for receivers of webhooks. They read buyer and lines over REST, by these ids. */
export const orderEvent = (
  event: WebhookMessage['event'],
  { number, status, currency, grandTotal }: EventOrder,
  document?: string,
): WebhookMessage => ({
  event,
  data: {
    order: {
      entity_id: Number(number),
      increment_id: number,
      status,
      grand_total: toMajor(grandTotal, currency),
      order_currency_code: currency,
    },
    ...(document === undefined
      ? {}
      : { document: { entity_id: documentId({ number }, document), increment_id: document } }),
  },
});

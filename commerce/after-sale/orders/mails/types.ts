import type { OrderMail } from '#contract/order-mails.ts';
import type { DeliveryWindow } from '#commerce/sale/shipping/types.ts';
import type { Row } from '#commerce/platform/database/types.ts';

/** Result of a credit memo: the returned amount, if any. */
export type MoneyBack = { amount: number; /** On the card, which was not charged with it. */ isUncharged: boolean };

/**
 * Order event with an email to the customer. `document` and `shipment` are numbers, amounts are in minor units.
 */
export type News =
  | { kind: 'invoice'; document: string }
  | {
      kind: 'refund';
      document: string;
      back: MoneyBack;
      /** True if nothing is left of the second shipment after it. */
      dropsSecond?: boolean;
    }
  | {
      kind: 'shipment';
      shipment: string;
      /** Amount charged to the card for this shipment. */
      charged?: number;
      /** True if nothing was left to ship; found from the order if absent. */
      isAll?: boolean;
      /** Arrival days; null if unknown, computed when the shipment leaves if absent. */
      arrives?: DeliveryWindow | null;
    }
  | { kind: 'ready'; /** Still to be paid. */ due: number }
  | { kind: 'canceled'; amount: number; /** On the card, which was not charged. */ setFree: number };

/** An email about an order; `document` is a number, or empty for an email about the whole order. */
export type MailKey = { kind: OrderMail; document: string };

export type SentMail = MailKey & Row<'order_mail', 'comment', { sentAt: 'sent_at' }> & { news: News | null };

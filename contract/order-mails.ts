/** Emails about an order that staff can send again. */
export const ORDER_MAILS = ['confirmation', 'invoice', 'shipment', 'refund', 'ready', 'canceled', 'return'] as const;

export type OrderMail = (typeof ORDER_MAILS)[number];

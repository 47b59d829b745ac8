/** Error codes of refused actions on orders and returns. The back office has a text for each. */
export const ORDER_REFUSALS = [
  'ORDER_ON_HOLD',
  'ORDER_SUSPECTED',
  'ORDER_STATUS',
  'ORDER_UNPAID',
  'ORDER_SHIPPED',
  'ORDER_INCOMPLETE',
  'ORDER_QUANTITY',
  'ORDER_NOTHING_LEFT',
  'ORDER_CARD_BUSY',
  'ORDER_CARD_REFUSED',
  'ORDER_FEE',
  'ORDER_SHIPPING_LEFT',
  'ORDER_AMOUNT',
  'ORDER_NO_EMAIL',
  'RETURN_STATUS',
  'RETURN_REFUNDED',
  'REPLACEMENT_STOCK',
] as const;

export type OrderRefusal = (typeof ORDER_REFUSALS)[number];

import { endLinksOfQuoted, type LockedCart } from '#commerce/sale/cart/service.ts';
import type { CartDetail } from '#commerce/sale/cart/types.ts';
import { takeDiscountUses } from '#commerce/sale/discount/service.ts';
import { spendQuoted } from '#commerce/sale/quotes/service.ts';

/** Another order took a quoted price or the last use of a discount; `placeOrder` reports the new total instead. */
export class PriceTakenError extends Error {}

/**
 * Marks quoted prices as ordered and counts the uses of discounts. Throws when another order took one of them since the
 * cart was priced; the throw rolls back the order.
 */
export const spendQuotesAndDiscounts = async (
  cart: LockedCart,
  priced: CartDetail,
  order: { id: number; number: string },
): Promise<void> => {
  const { db, now } = cart;
  const { lines, discounting } = priced;
  const isSpent =
    (await spendQuoted(db, order.number, lines, now)) && (await takeDiscountUses(db, order.id, discounting));
  if (!isSpent) throw new PriceTakenError('Another order took a quoted price or the last use of a discount.');
  // Without the quote the customer would pay the list price.
  await endLinksOfQuoted(cart, priced);
};

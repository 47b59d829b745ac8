import { MAX_CART_LINES } from '#contract/cart-limits.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { acceptedPrices, claimQuote } from '#commerce/sale/quotes/service.ts';
import { priceAt } from '#commerce/sale/tax/service.ts';
import { refusal } from '#commerce/sale/quotes/rules.ts';
import type { LineQuote, QuotedPrice } from '#commerce/sale/quotes/types.ts';
import { openCustomerCart } from './ownership.ts';
import { changeCart } from './open-cart.ts';
import { findItems, writeQuoted } from './store.ts';
import type { CartLine, CartModel } from './types.ts';

/** Accepts a quote and adds its lines to the customer's cart in one transaction; returns the masked cart id. */
export const acceptQuote = async (context: CommerceContext, number: string): Promise<string> => {
  const maskedId = await openCustomerCart(context);
  await changeCart(context, maskedId, async (cart) => {
    const { db, row, currency } = cart;
    const lines = await claimQuote(context, db, { number, currency });
    const inCart = new Set((await findItems(db, row.id)).map(({ productId }) => productId));
    for (const { productId } of lines) inCart.add(productId);
    if (inCart.size > MAX_CART_LINES) throw refusal('full', context.storeView.language);
    await writeQuoted(db, row.id, lines);
    await cart.update();
  });
  return maskedId;
};

export type QuotedLine = { line: CartLine; quote: Omit<LineQuote, 'isDiscounted'> };

/** The accepted price of another variant of a line's product, which is not in the cart. */
const ofOtherVariant = (
  line: CartLine,
  lines: readonly CartLine[],
  accepted: readonly (QuotedPrice & { parentId: number | null })[],
) =>
  accepted.find(
    ({ productId, parentId }) =>
      parentId !== null &&
      parentId === line.sellable.parent?.productId &&
      lines.every(({ sellable }) => sellable.productId !== productId),
  );

/** Lines of a cart with a quote: at its price where the order goes, or with the reason why not. */
export const quotesOfCart = async (context: CommerceContext, cart: CartModel): Promise<readonly QuotedLine[]> => {
  const { lines, terms } = await cart.detail();
  const there = <T extends { price: number }>(quote: T): T => ({ ...quote, price: priceAt(quote.price, terms) });
  const bound = lines.flatMap((line) => (line.quote ? [{ line, quote: there(line.quote) }] : []));
  const { customerId } = cart.row;
  if (customerId === null) return bound;
  const accepted = await acceptedPrices(context, cart.view, customerId);
  const others = lines.flatMap((line) => {
    const other = line.quote ? undefined : ofOtherVariant(line, lines, accepted);
    return other ? [{ line, quote: { ...there(other), state: 'variant' as const } }] : [];
  });
  return [...bound, ...others];
};

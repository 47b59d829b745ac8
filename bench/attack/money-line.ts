import { lineOf } from '#commerce/sale/cart/rules.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import { stateInCart } from '#commerce/sale/quotes/rules.ts';
import type { LineQuote, QuotedPrice } from '#commerce/sale/quotes/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { Dice } from './dice.ts';
import { TODAY } from './money-law.ts';

export type MadeLine = {
  isSample: boolean;
  isSlab: boolean;
  unitPrice: number;
  /** Expected unit price by price list or quote, calculated independently. */
  due: number;
  quantity: number;
  rowTotal: number;
  grams: number;
  /** A quoted price, which no discount reduces. */
  isFixed: boolean;
};

const productOf = (index: number, prices: Sellable['prices'], isPriceHidden: boolean): Sellable => ({
  productId: index,
  sku: `P${index}`,
  type: 'simple',
  parent: null,
  name: `Product ${index}`,
  urlKey: `p-${index}`,
  options: [],
  prices,
  weightGrams: 0,
  taxClass: 'goods',
  imageFile: null,
  imageLabel: null,
  available: 100_000,
  isEnabled: true,
  isPriceHidden,
  isFinalSale: false,
  slab: null,
});

/**
 * A valid quote for the line, or an invalid one: expired, already ordered, or for another quantity, variant or
 * currency.
 */
const quoteOf = (roll: Dice, line: { productId: number; quantity: number }, currency: CurrencyCode): LineQuote => {
  const fault = roll.one(['none', 'none', 'none', 'day', 'quantity', 'variant', 'currency', 'ordered'] as const);
  const quoted: QuotedPrice = {
    lineId: 1,
    quoteNumber: 'Q100000000',
    quoteState: 'accepted',
    validUntil: fault === 'day' ? '2026-06-14' : TODAY,
    currency: fault === 'currency' ? (currency === 'CAD' ? 'USD' : 'CAD') : currency,
    productId: fault === 'variant' ? line.productId + 1000 : line.productId,
    quantity: fault === 'quantity' ? line.quantity + 1 : line.quantity,
    price: 1 + roll.upTo(500_000),
    orderNumber: fault === 'ordered' ? '100000001' : null,
  };
  const state = stateInCart(quoted, line, { currency, today: TODAY });
  if ((state === 'quoted') !== (fault === 'none')) throw new Error(`A quote with a wrong ${fault} counts as ${state}.`);
  return { ...quoted, state, isDiscounted: roll.upTo(3) === 0 };
};

/** A priced cart line: a box, a slab, or a free or paid sample; one in six has a quote. */
export const makeLine = (roll: Dice, currency: CurrencyCode, productId: number): MadeLine => {
  const isSample = roll.upTo(5) === 0;
  const isSlab = !isSample && roll.upTo(12) === 0;
  const list = isSample ? roll.one([0, 0, 300]) : roll.upTo(roll.one([100, 1000, 20_000, 900_000])) + 1;
  const quantity = isSample || isSlab ? 1 : 1 + roll.upTo(roll.one([3, 40, 10_000]));
  const quote = !isSample && roll.upTo(6) === 0 ? quoteOf(roll, { productId, quantity }, currency) : null;
  const isHidden = quote !== null && roll.upTo(3) === 0;
  const priced = lineOf(
    { id: productId, productId, quantity, quoteLineId: quote ? quote.lineId : null, choice: null },
    productOf(productId, { [currency]: { regular: list + roll.upTo(2) * 100, final: list } }, isHidden),
    currency,
    { quote, language: 'en' },
  );
  const isQuoted = quote?.state === 'quoted';
  return {
    isSample,
    isSlab,
    unitPrice: priced.unitPrice ?? 0,
    due: isQuoted ? quote.price : isHidden ? 0 : list,
    quantity,
    rowTotal: priced.rowTotal,
    grams: isSample ? 200 : 100 + roll.upTo(40_000),
    isFixed: isQuoted && !quote.isDiscounted,
  };
};

import { computeTaxes } from '#commerce/tax/service.ts';
import type { TaxRate } from '#commerce/tax/types.ts';
import type { CartLine, CartTotals } from './types.ts';

type Priced = Pick<CartLine, 'rowTotal'>;

/** Adds up lines, shipping and taxes; also returns the tax per line. */
export const cartTotals = (
  lines: readonly Priced[],
  shipping: number,
  rates: readonly TaxRate[],
): { totals: CartTotals; lineTaxes: readonly number[] } => {
  const amounts = lines.map((line) => line.rowTotal);
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const { taxes, total, lineTotals, shippingTotal } = computeTaxes(amounts, shipping, rates);
  return {
    lineTaxes: lineTotals,
    totals: {
      subtotal,
      subtotalTax: total - shippingTotal,
      shipping,
      shippingTax: shippingTotal,
      taxes,
      grandTotal: subtotal + shipping + total,
    },
  };
};

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartTotals } from './totals.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 10_000 }),
});
const rates = fc.subarray([
  { code: 'gst', regionCode: 'QC', ratePpm: 50_000, isShippingTaxable: true },
  { code: 'qst', regionCode: 'QC', ratePpm: 99_750, isShippingTaxable: true },
  { code: 'state', regionCode: 'NY', ratePpm: 40_000, isShippingTaxable: false },
] as const);

test('100 000 carts: the total is lines plus shipping plus taxes, the parts of each tax add up, nothing is negative', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      fc.integer({ min: 0, max: 100_000 }),
      rates,
      (lines, shipping, taxRates) => {
        const rows = lines.map(({ unitPrice, quantity }) => ({ rowTotal: unitPrice * quantity }));
        const { totals, lineTaxes } = cartTotals(rows, shipping, taxRates);
        const tax = totals.taxes.reduce((sum, { amount }) => sum + amount, 0);
        const isRight =
          totals.grandTotal === rows.reduce((sum, { rowTotal }) => sum + rowTotal, 0) + shipping + tax &&
          totals.subtotalTax + totals.shippingTax === tax &&
          lineTaxes.reduce((sum, amount) => sum + amount, 0) === totals.subtotalTax &&
          [...lineTaxes, totals.shippingTax, totals.subtotalTax, totals.grandTotal].every(
            (amount) => amount >= 0 && Number.isSafeInteger(amount),
          );
        expect(isRight).toBe(true);
      },
    ),
    { numRuns: 100_000 },
  );
});

test('an empty cart costs nothing', () => {
  expect(cartTotals([], 0, [])).toEqual({
    lineTaxes: [],
    totals: { subtotal: 0, subtotalTax: 0, shipping: 0, shippingTax: 0, taxes: [], grandTotal: 0 },
  });
});

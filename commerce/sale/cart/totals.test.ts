import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TaxRate, TaxTerms } from '#commerce/sale/tax/types.ts';
import { cartTotals } from './totals.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 10_000 }),
});
/** Taxes that are added to prices. */
const added = (taxRates: readonly TaxRate[]): TaxTerms => ({ rates: taxRates, contained: null });

const rates = fc.subarray([
  { code: 'gst', regionCode: 'QC', ratePpm: 50_000, isShippingTaxable: true },
  { code: 'qst', regionCode: 'QC', ratePpm: 99_750, isShippingTaxable: true },
  { code: 'state', regionCode: 'NY', ratePpm: 40_000, isShippingTaxable: false },
] as const);

test('for 100 000 carts, the total is lines plus shipping plus taxes, tax parts add up, and nothing is negative', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      fc.integer({ min: 0, max: 100_000 }),
      rates,
      (lines, shipping, taxRates) => {
        const rows = lines.map(({ unitPrice, quantity }) => ({ rowTotal: unitPrice * quantity }));
        const { totals, lineTaxes } = cartTotals(rows, shipping, added(taxRates));
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
  expect(cartTotals([], 0, added([]))).toMatchObject({
    lineTaxes: [],
    totals: { subtotal: 0, discount: 0, subtotalTax: 0, shipping: 0, shippingTax: 0, taxes: [], grandTotal: 0 },
  });
});

const taken = (lineAmounts: readonly number[], shippingAmount: number, isReimbursed = false) => ({
  applied: [
    {
      ruleCode: 'rule',
      labels: { en: 'Rule', fr: 'Règle' },
      couponCode: null,
      isReimbursed,
      lineAmounts,
      shippingAmount,
    },
  ],
});
const QUEBEC = [
  { code: 'gst', regionCode: 'QC', ratePpm: 50_000, isShippingTaxable: true },
  { code: 'qst', regionCode: 'QC', ratePpm: 99_750, isShippingTaxable: true },
] as const;

test('a discount of the shop reduces GST and QST on items and shipping', () => {
  const { totals, lineTaxes, lineDiscounts } = cartTotals(
    [{ rowTotal: 10_000 }, { rowTotal: 6000 }],
    2000,
    added(QUEBEC),
    taken([1000, 0], 2000),
  );
  expect(totals).toMatchObject({
    subtotal: 16_000,
    discount: 1000,
    shipping: 2000,
    shippingDiscount: 2000,
    // 150.00 × 5 % and × 9.975 %
    taxes: [{ amount: 750 }, { amount: 1496 }],
    shippingTax: 0,
    listShippingTax: 299,
    grandTotal: 17_246,
  });
  expect(lineDiscounts).toEqual([1000, 0]);
  expect(lineTaxes).toEqual([1348, 898]);
});

test('a discount reimbursed by someone else does not reduce taxes', () => {
  const { totals } = cartTotals([{ rowTotal: 10_000 }], 0, added(QUEBEC), taken([1000], 0, true));
  expect(totals).toMatchObject({ discount: 1000, taxes: [{ amount: 500 }, { amount: 998 }], grandTotal: 10_498 });
});

import { sum } from '#contract/money.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { netAndGross, priceAt } from '#commerce/sale/tax/service.ts';
import type { TaxRate, TaxTerms } from '#commerce/sale/tax/types.ts';
import { cartTotals } from './totals.ts';

const rate = (ratePpm: number, isShippingTaxable = true): TaxRate => ({
  code: `tax_${ratePpm}`,
  regionCode: '',
  ratePpm,
  isShippingTaxable,
});

const rates = fc.constantFrom([rate(200_000)], [rate(230_000)], [rate(50_000), rate(99_750, false)], []);
const cart = fc.record({
  lines: fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 500_000 }), quantity: fc.integer({ min: 1, max: 50 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  ),
  percent: fc.integer({ min: 0, max: 100 }),
  shipping: fc.integer({ min: 0, max: 20_000 }),
  isShippingFree: fc.boolean(),
  isReimbursed: fc.boolean(),
  home: rates,
  here: rates,
});

test('for 20 000 carts with tax in the prices, the shopper pays prices × quantity less discounts, and nothing more', () => {
  fc.assert(
    fc.property(cart, ({ lines, percent, shipping, isShippingFree, isReimbursed, home, here }) => {
      const terms: TaxTerms = { rates: here, contained: home };
      const rows = lines.map(({ price, quantity }) => ({ rowTotal: priceAt(price, terms) * quantity }));
      const lineAmounts = rows.map(({ rowTotal }) => Math.floor((rowTotal * percent) / 100));
      const discount = {
        ruleCode: 'rule',
        labels: { en: 'Rule' },
        couponCode: null,
        isReimbursed,
        lineAmounts,
        shippingAmount: isShippingFree ? shipping : 0,
      };
      const { totals, lineTaxes, listLineTaxes } = cartTotals(rows, shipping, terms, { applied: [discount] });
      const goods = sum(rows.map(({ rowTotal }) => rowTotal));
      expect(totals.grandTotal).toBe(goods - sum(lineAmounts) + (isShippingFree ? 0 : shipping));
      expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.subtotalTax + totals.shippingTax);
      expect(sum(lineTaxes)).toBe(totals.subtotalTax);
      const { net, gross } = netAndGross(totals.subtotal, totals.listSubtotalTax, totals.isTaxIncluded);
      expect([net + sum(listLineTaxes), gross]).toEqual([goods, goods]);
      expect(net).toBeGreaterThanOrEqual(0);
      // A discount never increases the tax of a line.
      for (const [index, tax] of lineTaxes.entries())
        expect(tax).toBeLessThanOrEqual(listLineTaxes[index]! + here.length);
    }),
    { numRuns: 20_000 },
  );
});

import { sum } from '#contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeTaxes, netAndGross, priceAt } from './rules.ts';
import type { TaxRate } from './types.ts';

const rate = (code: string, ratePpm: number, more: Partial<TaxRate> = {}): TaxRate => ({
  code,
  regionCode: '',
  ratePpm,
  isShippingTaxable: true,
  ...more,
});
const VAT = [rate('vat', 200_000)];
const IRISH = [rate('vat', 230_000)];
const QUEBEC = [rate('gst', 50_000), rate('qst', 99_750)];

describe('taxes included in prices', () => {
  test('a tax of 20 percent is one sixth of the gross price', () => {
    expect(computeTaxes([1200], 395, VAT, true)).toMatchObject({ total: 266, lineTotals: [200], shippingTotal: 66 });
  });

  test('two taxes each apply to the net price: 114.98 includes 5.00 and 9.98', () => {
    const { taxes, lineTotals } = computeTaxes([11_498], 0, QUEBEC, true);
    expect(taxes.map(({ amount }) => amount)).toEqual([500, 998]);
    expect(netAndGross(11_498, lineTotals[0]!, true)).toEqual({ net: 10_000, gross: 11_498 });
  });

  test('shipping includes only its own taxes', () => {
    const rates = [rate('vat', 200_000), rate('local', 100_000, { isShippingTaxable: false })];
    expect(computeTaxes([13_000], 1200, rates, true)).toMatchObject({ lineTotals: [3000], shippingTotal: 200 });
  });
});

describe('a price with the tax of the shop’s own country', () => {
  test('is unchanged at the same rate', () => {
    expect(priceAt(1199, { rates: VAT, contained: VAT })).toBe(1199);
  });

  test('has the same net price elsewhere, plus the tax of the destination', () => {
    expect(priceAt(1200, { rates: IRISH, contained: VAT })).toBe(1230);
    expect(priceAt(1200, { rates: [], contained: VAT })).toBe(1000);
  });

  test('is the same everywhere with cross-border trade', () => {
    expect(priceAt(1200, { rates: IRISH, contained: IRISH })).toBe(1200);
    expect(priceAt(1200, { rates: [], contained: [] })).toBe(1200);
  });

  test('is the net price for an exempt customer, also with cross-border trade', () => {
    const exempt = [rate('vat', 0, { exemptPpm: 200_000, exemption: { number: '1', until: '2030-01-01' } })];
    expect(priceAt(1200, { rates: exempt, contained: VAT })).toBe(1000);
    expect(priceAt(1200, { rates: exempt, contained: exempt })).toBe(1000);
  });

  test('of shipping includes the taxes on shipping only', () => {
    const goodsOnly = [rate('vat', 200_000, { isShippingTaxable: false })];
    expect(priceAt(1200, { rates: [], contained: goodsOnly }, 'shipping')).toBe(1200);
    expect(priceAt(1200, { rates: [], contained: goodsOnly })).toBe(1000);
  });
});

test('for 20 000 carts, taxes are parts of their amounts and add up', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 12 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.array(fc.record({ ppm: fc.integer({ min: 0, max: 400_000 }), isShippingTaxable: fc.boolean() }), {
        maxLength: 3,
      }),
      (lines, shipping, given) => {
        const rates = given.map(({ ppm, isShippingTaxable }, index) =>
          rate(`tax_${index}`, ppm, { isShippingTaxable }),
        );
        const { taxes, total, lineTotals, shippingTotal } = computeTaxes(lines, shipping, rates, true);
        expect(sum(taxes.map(({ amount }) => amount))).toBe(total);
        expect(sum(lineTotals) + shippingTotal).toBe(total);
        // Rounding changes each part by less than one cent per tax.
        const ppm = given.reduce((all, each) => all + each.ppm, 0);
        for (const [index, amount] of lines.entries())
          expect(Math.abs(lineTotals[index]! - (amount * ppm) / (1_000_000 + ppm))).toBeLessThan(rates.length || 1);
        expect(total).toBeLessThanOrEqual(sum(lines) + shipping);
      },
    ),
    { numRuns: 20_000 },
  );
});

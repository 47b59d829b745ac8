import { sum } from '#contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeTaxes, allocateTax, taxOn } from './rules.ts';
import type { TaxRate } from './types.ts';

const rate = (code: TaxRate['code'], ratePpm: number, isShippingTaxable = true): TaxRate => ({
  code,
  regionCode: 'QC',
  ratePpm,
  isShippingTaxable,
});
const QUEBEC = [rate('gst', 50_000), rate('qst', 99_750)];
const shared = (amounts: readonly number[], ratePpm: number, total: number): number[] =>
  allocateTax(
    amounts.map((amount) => BigInt(amount * ratePpm)),
    1_000_000n,
    total,
  );
describe('a single tax', () => {
  test('is rounded half up', () => {
    expect(taxOn(10_000, 99_750)).toBe(998);
    expect(taxOn(10, 50_000)).toBe(1);
    expect(taxOn(9, 50_000)).toBe(0);
    expect(taxOn(0, 150_000)).toBe(0);
  });

  test('is exact for the largest cart', () => {
    expect(taxOn(100 * 10_000 * 100_000_000, 99_750)).toBe(9_975_000_000_000);
  });

  test('gives remaining cents to the largest remainders, to the earlier line on a tie', () => {
    expect(shared([10, 10, 10], 50_000, 2)).toEqual([1, 1, 0]);
    expect(shared([33, 66], 100_000, 10)).toEqual([3, 7]);
    expect(shared([19, 11, 15], 100_000, 4)).toEqual([2, 1, 1]);
    expect(shared([11, 19, 15], 100_000, 4)).toEqual([1, 2, 1]);
    expect(shared([5, 5, 5, 5, 9], 100_000, 3)).toEqual([1, 1, 0, 0, 1]);
  });
});

describe('taxes of a cart', () => {
  test('in Quebec, QST applies to the price without GST: 100.00 becomes 114.98', () => {
    const taxation = computeTaxes([10_000], 0, QUEBEC);
    expect(taxation.taxes.map(({ code, amount }) => [code, amount])).toEqual([
      ['gst', 500],
      ['qst', 998],
    ]);
    expect(10_000 + taxation.total).toBe(11_498);
  });

  test('taxes shipping like items unless the region exempts it', () => {
    expect(computeTaxes([10_000], 2_000, [rate('hst', 130_000)])).toMatchObject({
      total: 1_560,
      lineTotals: [1_300],
      shippingTotal: 260,
    });
    expect(computeTaxes([10_000], 2_000, [rate('state', 40_000, false)])).toMatchObject({
      total: 400,
      shippingTotal: 0,
    });
  });

  test('is zero without rates or amounts', () => {
    expect(computeTaxes([10_000], 2_000, [])).toEqual({ taxes: [], total: 0, lineTotals: [0], shippingTotal: 0 });
    expect(computeTaxes([], 0, QUEBEC)).toEqual({ taxes: [], total: 0, lineTotals: [], shippingTotal: 0 });
  });
});

test('for 10 000 carts, parts add up to each tax, and nothing is negative or off by more than a cent', () => {
  const amount = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 1_000_000_000_000 }));
  const rates = fc.array(fc.integer({ min: 0, max: 250_000 }), { maxLength: 3 });
  fc.assert(
    fc.property(
      fc.array(amount, { maxLength: 30 }),
      amount,
      rates,
      fc.boolean(),
      (lines, shipping, ppms, isShippingTaxable) => {
        const { taxes, total, lineTotals, shippingTotal } = computeTaxes(
          lines,
          shipping,
          ppms.map((ppm) => rate('gst', ppm, isShippingTaxable)),
        );
        expect(sum(lineTotals) + shippingTotal).toBe(total);
        expect(sum(taxes.map((tax) => tax.amount))).toBe(total);
        for (const tax of taxes) {
          expect(sum(tax.lineAmounts) + tax.shippingAmount).toBe(tax.amount);
          for (const [index, share] of tax.lineAmounts.entries()) {
            expect(share).toBeGreaterThanOrEqual(0);
            const exact = (BigInt(lines[index] ?? 0) * BigInt(tax.ratePpm)) / 1_000_000n;
            expect([exact, exact + 1n]).toContain(BigInt(share));
          }
        }
      },
    ),
    { numRuns: 10_000 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pricePerArea } from './area-price.ts';
import { MAX_QUANTITY } from './cart-limits.ts';
import { boxesFor } from './boxes.ts';
import { convertArea, coveredArea } from './coverage.ts';
import { parseDecimal } from './decimal.ts';

const area = (text: string) => parseDecimal(text) ?? { digits: 0n, scale: 0 };

test('the worked examples of the trade come out', () => {
  expect(boxesFor(area('120'), 'sqft', 10, 40)).toBe(4);
  const coverageOfEightTiles = 2.88 / 0.09290304;
  expect(boxesFor(area('12'), 'm2', 10, coverageOfEightTiles)).toBe(5);
});

test('a box is never split, and an exact fit needs no further box', () => {
  expect(boxesFor(area('100'), 'sqft', 10, 11)).toBe(10);
  expect(boxesFor(area('100.01'), 'sqft', 10, 11)).toBe(11);
  expect(boxesFor(area('0'), 'sqft', 15, 11)).toBe(0);
  expect(boxesFor(area('34.53'), 'sqft', 0, 11.51)).toBe(3);
});

test('returns undefined for impossible input', () => {
  expect(boxesFor(area('100'), 'sqft', 10, 0)).toBeUndefined();
  expect(boxesFor(area('100'), 'sqft', 10, Number.NaN)).toBeUndefined();
  expect(boxesFor(area('999999999'), 'sqft', 10, 1)).toBeUndefined();
});

test('as many units as a cart takes are worked out, one more is not', () => {
  expect(boxesFor(area(String(MAX_QUANTITY)), 'sqft', 0, 1)).toBe(MAX_QUANTITY);
  expect(boxesFor(area(String(MAX_QUANTITY + 1)), 'sqft', 0, 1)).toBeUndefined();
});

test('boxes cover the need with its waste, and one box fewer would not', () => {
  const cents = (most: number) => fc.integer({ min: 1, max: most }).map((value) => value / 100);
  expect(() =>
    fc.assert(
      fc.property(cents(500_000), fc.constantFrom(0, 5, 10, 12, 12.5, 15), cents(6_000), (need, waste, coverage) => {
        const boxes = boxesFor(area(String(need)), 'sqft', waste, coverage);
        if (boxes === undefined) return (need * (1 + waste / 100)) / coverage > MAX_QUANTITY;
        // Exact in ten-thousandths, so that no rounding hides an error.
        const wanted = BigInt(Math.round(need * 100)) * BigInt(Math.round((100 + waste) * 10));
        const one = BigInt(Math.round(coverage * 100)) * 1000n;
        return BigInt(boxes) * one >= wanted && BigInt(boxes - 1) * one < wanted;
      }),
    ),
  ).not.toThrow();
});

test('square feet and square metres of one floor need the same boxes', () => {
  expect(() =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 50, max: 6_000 }), (sqFt, hundredths) => {
        const exactM2 = { digits: BigInt(sqFt) * 9_290_304n, scale: 8 };
        return (
          boxesFor(exactM2, 'm2', 10, hundredths / 100) === boxesFor(area(String(sqFt)), 'sqft', 10, hundredths / 100)
        );
      }),
    ),
  ).not.toThrow();
});

test('more area or more waste never needs fewer boxes', () => {
  const whole = fc.integer({ min: 0, max: 9_000 });
  expect(() =>
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 0, max: 30 }), (a, more, waste) => {
        const few = boxesFor(area(String(a)), 'sqft', waste, 15.5) ?? Infinity;
        const many = boxesFor(area(String(a + more)), 'sqft', waste + 1, 15.5) ?? Infinity;
        return many >= few;
      }),
    ),
  ).not.toThrow();
});

test('coverage and price by area', () => {
  expect(coveredArea(4, 'sqft', 11.51)).toBe(46.04);
  expect(coveredArea(10, 'm2', 15.5)).toBeCloseTo(14.4, 2);
  expect(pricePerArea(8049, 'sqft', 11.51)).toBe(699);
  expect(pricePerArea(8049, 'm2', 11.51)).toBe(7527);
  expect(pricePerArea(8049, 'sqft', 0)).toBeUndefined();
  expect(convertArea(120, 'sqft', 'm2')).toBeCloseTo(11.148, 3);
  expect(convertArea(convertArea(77, 'sqft', 'm2'), 'm2', 'sqft')).toBeCloseTo(77, 9);
});

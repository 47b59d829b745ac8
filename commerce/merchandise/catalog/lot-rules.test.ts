import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealLots, lotsBetween, mergedLots, takeFromLots } from './lot-rules.ts';

const lots = (...pairs: readonly (readonly [code: string, quantity: number])[]) =>
  pairs.map(([code, quantity]) => ({ code, quantity }));

describe('choice of lots', () => {
  test('one lot if any holds the whole quantity: the smallest such lot', () => {
    expect(takeFromLots(lots(['A', 40], ['B', 12], ['C', 20]), 12)).toEqual(lots(['B', 12]));
    expect(takeFromLots(lots(['A', 40], ['B', 12], ['C', 20]), 13)).toEqual(lots(['C', 13]));
    expect(takeFromLots(lots(['B', 9], ['A', 9]), 3)).toEqual(lots(['A', 3]));
  });

  test('the buyer’s latest earlier lot, if it holds the whole quantity', () => {
    const there = lots(['A', 40], ['B', 12], ['C', 20]);
    expect(takeFromLots(there, 10, ['X', 'A', 'C'])).toEqual(lots(['A', 10]));
    expect(takeFromLots(there, 15, ['B', 'C'])).toEqual(lots(['C', 15]));
    expect(takeFromLots(there, 30, ['B'])).toEqual(lots(['A', 30]));
  });

  test('as few lots as possible if none holds it all; the rest has no lot', () => {
    expect(takeFromLots(lots(['A', 5], ['B', 12], ['C', 8]), 19)).toEqual(lots(['B', 12], ['C', 7]));
    expect(takeFromLots(lots(['A', 5], ['B', 12], ['C', 8]), 16)).toEqual(lots(['B', 12], ['A', 4]));
    expect(takeFromLots(lots(['A', 5], ['B', 0]), 9)).toEqual(lots(['A', 5]));
    expect(takeFromLots([], 9)).toEqual([]);
  });

  test('never more of a lot than it holds, and the whole quantity if it is available', () => {
    const stock = fc.uniqueArray(fc.record({ code: fc.string({ minLength: 1, maxLength: 3 }), quantity: fc.nat(60) }), {
      selector: ({ code }) => code,
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        stock,
        fc.integer({ min: 1, max: 200 }),
        fc.array(fc.string({ maxLength: 3 })),
        (there, wanted, had) => {
          const taken = takeFromLots(there, wanted, had);
          const all = there.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(taken.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(Math.min(wanted, all));
          expect(new Set(taken.map(({ code }) => code)).size).toBe(taken.length);
          for (const { code, quantity } of taken) {
            expect(quantity).toBeGreaterThan(0);
            expect(quantity).toBeLessThanOrEqual(there.find((lot) => lot.code === code)!.quantity);
          }
          if (there.some(({ quantity }) => quantity >= wanted)) expect(taken).toHaveLength(1);
        },
      ),
    );
  });
});

test('the lots of a range of units of a line', () => {
  const line = lots(['A', 3], ['B', 2]);
  expect(lotsBetween(line, 0, 2)).toEqual(lots(['A', 2]));
  expect(lotsBetween(line, 2, 5)).toEqual(lots(['A', 1], ['B', 2]));
  expect(lotsBetween(line, 4, 9)).toEqual(lots(['B', 1]));
  expect(lotsBetween(line, 5, 9)).toEqual([]);
});

test('lots of a product are distributed among its lines, first lines first', () => {
  const taken = [
    ...lots(['A', 3], ['B', 4]).map((lot) => ({ ...lot, productId: 1 })),
    { productId: 2, code: 'Z', quantity: 1 },
  ];
  const needs = [
    [{ productId: 1, quantity: 2 }],
    [
      { productId: 2, quantity: 1 },
      { productId: 1, quantity: 3 },
    ],
    [{ productId: 3, quantity: 1 }],
  ];
  expect(dealLots(needs, taken)).toEqual([
    [{ productId: 1, code: 'A', quantity: 2 }],
    [
      { productId: 2, code: 'Z', quantity: 1 },
      { productId: 1, code: 'A', quantity: 1 },
      { productId: 1, code: 'B', quantity: 2 },
    ],
    [],
  ]);
});

test('quantities of one lot are summed', () => {
  expect(mergedLots(lots(['A', 1], ['B', 2], ['A', 3]))).toEqual(lots(['A', 4], ['B', 2]));
});

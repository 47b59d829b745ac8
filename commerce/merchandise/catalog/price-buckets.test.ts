import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceBuckets } from './price-buckets.ts';

const stepsOf = (amounts: number[]) => priceBuckets((at) => amounts[at]!, [[...amounts.keys()]], 100);

const labels = (amounts: number[]) => stepsOf(amounts).map(({ from, to, count }) => `${from}-${to}: ${count}`);

test('[CU-14] [EN-47] price steps begin at the highest price’s power of ten and shrink until two buckets are not empty', () => {
  expect(labels([])).toEqual([]);
  expect(labels([500, 799])).toEqual(['5-6: 1', '7-8: 1']);
  expect(labels([2400, 3000, 4550])).toEqual(['20-30: 1', '30-40: 1', '40-50: 1']);
  expect(labels([10_000, 12_000, 19_900])).toEqual(['100-110: 1', '120-130: 1', '190-200: 1']);
  expect(labels([1500, 99_900])).toEqual(['0-100: 1', '900-1000: 1']);
  expect(labels([50_000, 50_100])).toEqual(['500-510: 2']);
});

test('every price is in exactly one bucket', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 1, maxLength: 50 }), (amounts) => {
      const buckets = stepsOf(amounts);
      expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(amounts.length);
      for (const { from, to, count } of buckets)
        expect(amounts.filter((amount) => amount >= from * 100 && amount < to * 100).length).toBe(count);
    }),
  );
});

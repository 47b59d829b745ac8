import { expect, test } from 'vitest';
import { compareTimes } from './compare-times.ts';

test('two series are compared by their medians, in deviations of the wider one', () => {
  expect(compareTimes([1, 2, 3], [5, 5, 5])).toMatchObject({ medians: [2, 5], difference: 3 });
  expect(compareTimes([1, 3], [1, 3, 2, 2])).toMatchObject({ medians: [2, 2], difference: 0, share: 0 });
  expect(compareTimes([0, 4], [1, 2, 1, 2]).share).toBeCloseTo(0.25);
});

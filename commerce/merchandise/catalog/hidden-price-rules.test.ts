import { expect, test } from 'vitest';
import { whyPriceHidden } from './hidden-price-rules.ts';

test.each([
  [[], 0, null],
  [[0], 0, 'SIGN_IN'],
  [[0], 1, null],
  [[0, 1], 0, 'TRADE'],
  [[0, 1], 1, 'TRADE'],
  [[0, 1], 2, null],
  [[0, 1, 3], 1, 'TRADE'],
  [[0, 1, 3], 3, 'TRADE'],
  [[0, 1, 3], 2, null],
  [[0, 1, 2, 3], 0, 'QUOTE'],
  [[0, 1, 2, 3], 2, 'QUOTE'],
  [[1], 0, null],
  [[1], 1, 'TRADE'],
  [[2], 2, 'QUOTE'],
] as const)('[RO-07] a price hidden from groups %j is for group %i: %s', (groups, group, why) => {
  expect(whyPriceHidden(groups, group)).toBe(why);
});

import { expect, test } from 'vitest';
import { cityLineOf } from './city-line-of.ts';

test.each([
  ['fr', 'Québec', 'Laval (Québec) H7P 0B2'],
  ['fr', '', 'Laval (QC) H7P 0B2'],
  ['en', 'Quebec', 'Laval, QC H7P 0B2'],
] as const)('in %s, with the region “%s”, the city line is %s', (language, region, line) => {
  expect(cityLineOf(language, { city: 'Laval', region, region_code: 'QC', postcode: 'H7P 0B2' })).toBe(line);
});

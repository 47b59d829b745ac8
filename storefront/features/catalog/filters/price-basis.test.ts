import { expect, test } from 'vitest';
import { parseFilters } from './filter-state.ts';
import { inAreaUnit, withOnePrice, withPriceRange } from './price-basis.ts';

const values = (filters: ReadonlyMap<string, readonly { value: string }[]>) =>
  [...filters].map(([code, options]) => [code, ...options.map(({ value }) => value)]);

test('converts a price filter by area to the chosen unit and back', () => {
  const filters = parseFilters({ 'price_per_sq_ft[filter]': 'x,1_6', 'look[filter]': 'Wood,1' });
  expect(inAreaUnit(filters, 'sqft')).toBe(filters);
  const metric = inAreaUnit(filters, 'm2');
  expect(values(metric)).toEqual([
    ['look', '1'],
    ['price_per_m2', '10.76_64.58'],
  ]);
  expect(values(inAreaUnit(metric, 'sqft'))).toEqual([
    ['look', '1'],
    ['price_per_sq_ft', '1_6'],
  ]);
  expect(values(inAreaUnit(parseFilters({ 'price_per_sq_ft[filter]': 'x,*_6' }), 'm2'))).toEqual([
    ['price_per_m2', '*_64.58'],
  ]);
});

test('only one price filter is active, whatever its basis', () => {
  const each = parseFilters({ 'price[filter]': 'x,1_6' });
  expect(values(withPriceRange(each, 'price_per_m2', { title: 'y', value: '2_3' }))).toEqual([['price_per_m2', '2_3']]);
  expect(values(withPriceRange(each, 'price_per_m2', undefined))).toEqual([]);
});

test('shows the price filter of the chosen unit, or the price per piece if there is none', () => {
  const codes = (given: string[], unit: 'sqft' | 'm2') =>
    withOnePrice(
      given.map((code) => ({ code })),
      unit,
    ).map(({ code }) => code);
  const all = ['price', 'look', 'price_per_sq_ft', 'price_per_m2'];
  expect([codes(all, 'sqft'), codes(all, 'm2'), codes(['price', 'look'], 'm2')]).toEqual([
    ['look', 'price_per_sq_ft'],
    ['look', 'price_per_m2'],
    ['price', 'look'],
  ]);
});

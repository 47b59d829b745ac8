import { expect, test } from 'vitest';
import { inUnit, pricePerArea } from './area-price.ts';
import { toNumber } from './decimal.ts';

test('a square foot is 0.09290304 square metres, exactly', () => {
  const hundred = { digits: 100n, scale: 0 };
  expect(toNumber(inUnit(hundred, 'm2'))).toBe(9.290304);
  expect(inUnit(hundred, 'sqft')).toBe(hundred);
});

test('a box has a price by area, to the cent, half a cent up', () => {
  expect(pricePerArea(8049, 'sqft', 11.51)).toBe(699);
  expect(pricePerArea(8049, 'm2', 11.51)).toBe(7527);
  expect(pricePerArea(5, 'sqft', 2)).toBe(3);
  expect(pricePerArea(0, 'sqft', 11.51)).toBe(0);
});

test('without a price or an area there is none', () => {
  expect([pricePerArea(8049, 'sqft', 0), pricePerArea(8049, 'm2', Number.NaN), pricePerArea(-1, 'sqft', 2)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

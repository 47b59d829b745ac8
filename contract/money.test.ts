import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minorText, roundMoney, toMajor, toMinor } from './money.ts';

test('an amount in major units becomes the nearest one in minor units', () => {
  expect([85.99, 0.29, 1.005, 19.999, 0].map(toMinor)).toEqual([8599, 29, 100, 2000, 0]);
});

test('every amount in minor units comes back from major units', () => {
  expect(() =>
    fc.assert(fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (minor) => toMinor(toMajor(minor)) === minor)),
  ).not.toThrow();
});

test('a sum is rounded to minor units, and as text has two digits', () => {
  expect(roundMoney(0.1 + 0.2)).toBe(0.3);
  expect([8599, 5, 120_000].map(minorText)).toEqual(['85.99', '0.05', '1200.00']);
});

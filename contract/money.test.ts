import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalsOf, minorText, roundMoney, toMajor, toMinor } from './money.ts';

test('an amount in major units becomes the nearest one in minor units', () => {
  expect([85.99, 0.29, 1.005, 19.999, 0].map((value) => toMinor(value, 'CAD'))).toEqual([8599, 29, 100, 2000, 0]);
});

test('a currency has its own number of decimals', () => {
  expect(['CAD', 'GBP', 'HUF', 'JPY', 'KWD'].map(decimalsOf)).toEqual([2, 2, 2, 0, 3]);
  expect([toMinor(1280, 'JPY'), toMinor(1.234, 'KWD'), toMajor(1234, 'KWD')]).toEqual([1280, 1234, 1.234]);
  expect([minorText(1280, 'JPY'), minorText(1200, 'KWD')]).toEqual(['1280', '1.200']);
});

test('every amount in minor units is restored from major units', () => {
  const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'));
  expect(() =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        currencies,
        (minor, currency) => toMinor(toMajor(minor, currency), currency) === minor,
      ),
    ),
  ).not.toThrow();
});

test('a sum is rounded to minor units, and as text has the decimals of the currency', () => {
  expect(roundMoney(0.1 + 0.2, 'CAD')).toBe(0.3);
  expect([8599, 5, 120_000].map((minor) => minorText(minor, 'CAD'))).toEqual(['85.99', '0.05', '1200.00']);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, divideRound, divideUp, multiply, parseDecimal, toNumber, typedDecimal } from './decimal.ts';

describe('a decimal', () => {
  test.each([
    ['12,5', 125n, 1],
    ['12.25', 1225n, 2],
    [' 7 ', 7n, 0],
    ['.5', 5n, 1],
    ['1.', 1n, 0],
    ['9'.repeat(15), 999_999_999_999_999n, 0],
    [`0.${'0'.repeat(19)}1`, 1n, 20],
  ])('%j is read without rounding', (text, digits, scale) => {
    expect(parseDecimal(text)).toEqual({ digits, scale });
  });

  test.each(['', ' ', '.', '-1', '1e3', '1.2.3', 'abc', 'x12', '12x', '1 2', '9'.repeat(16), `0.${'1'.repeat(21)}`])(
    '%j is none',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  test('is the original number, however small', () => {
    expect(() =>
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 10 ** 9 }),
          (n) => toNumber(decimalOf(n / 1000) ?? { digits: -1n, scale: 0 }) === n / 1000,
        ),
      ),
    ).not.toThrow();
    expect(toNumber(decimalOf(0)!)).toBe(0);
    expect(decimalOf(1e-6)).toEqual({ digits: 1n, scale: 6 });
    expect(decimalOf(5e-7)).toEqual({ digits: 500_000n, scale: 12 });
    expect(decimalOf(2e-9)).toEqual({ digits: 2000n, scale: 12 });
  });

  test.each([-1, -1e-9, Number.NaN, Infinity, 1e21])('%d is none', (value) => {
    expect(decimalOf(value)).toBeUndefined();
  });
});

test.each([
  // Typed, read in English, read in French.
  ['1000', 1000, 1000],
  ['1 000', 1000, 1000],
  ['1\u00A0000', 1000, 1000],
  ['1\u202F000', 1000, 1000],
  ['1\u2009000,5', 1000.5, 1000.5],
  ['1.000', 1, 1],
  ['1,000', 1000, 1],
  ['0,500', 0.5, 0.5],
  ['0.500', 0.5, 0.5],
  ['12,5', 12.5, 12.5],
  ['12.5', 12.5, 12.5],
  ['1,234.56', 1234.56, 1234.56],
  ['1.234,56', 1234.56, 1234.56],
  ['1,234,567', 1_234_567, 1_234_567],
  ['1.234.567', 1_234_567, 1_234_567],
  ['1234,567', 1234.567, 1234.567],
  ['01,200', 1.2, 1.2],
  [',5', 0.5, 0.5],
  ['5,', 5, 5],
  ['\uFF11\uFF12', 12, 12],
  ['\u0661\u0662\u066B\u0665', 12.5, 12.5],
  ['\u06F1\u06F2', 12, 12],
  ['1.2.3', undefined, undefined],
  ['1,23,4', undefined, undefined],
  ['1 23', undefined, undefined],
  ['1 000 00', undefined, undefined],
  ['-3', undefined, undefined],
  ['\u22123', undefined, undefined],
  ['+3', undefined, undefined],
  ['1e3', undefined, undefined],
  ['0x10', undefined, undefined],
  ['\u00BD', undefined, undefined],
  ['1/2', undefined, undefined],
  ['12 ft', undefined, undefined],
  ['$12', undefined, undefined],
  ['', undefined, undefined],
  ['.', undefined, undefined],
  ['.,', undefined, undefined],
])('%j is %s in English and %s in French', (text, english, french) => {
  const read = ['en-CA', 'fr-CA'].map((tag) => typedDecimal(text, tag)).map((found) => found && toNumber(found));
  expect(read).toEqual([english, french]);
});

test('any text is a number or none, in time that grows with its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('en-CA', 'fr-CA'), (text, tag) => {
      const found = typedDecimal(text, tag);
      expect(found === undefined || found.digits >= 0n).toBe(true);
    }),
  );
  const start = performance.now();
  for (const part of [' ', '1', '1 ', '1,', ',', '111 ']) typedDecimal(`${part.repeat(45_000)}b`, 'en-CA');
  expect(performance.now() - start).toBeLessThan(1000);
});

test('thousands may be typed in groups, as the shopper’s language has them', () => {
  const read = (text: string, languageTag: string) => {
    const decimal = typedDecimal(text, languageTag);
    return decimal && toNumber(decimal);
  };
  expect(
    ['1,200', '1,234,567.5', '1 200', '12,5', '1,2000', '1,200,', '1 2000'].map((text) => read(text, 'en-CA')),
  ).toEqual([1200, 1_234_567.5, 1200, 12.5, 1.2, 1200, undefined]);
  expect(['1 200', '1\u202f200,5', '1,200', '12,5', 'abc', '-5', '1 2000'].map((text) => read(text, 'fr-CA'))).toEqual([
    1200,
    1200.5,
    1.2,
    12.5,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('reckoning', () => {
  const decimal = (value: number) => decimalOf(value)!;

  test('multiplies without rounding', () => {
    expect(multiply(decimal(12.5), decimal(0.02))).toEqual({ digits: 250n, scale: 3 });
    expect(toNumber({ digits: 250n, scale: 3 })).toBe(0.25);
  });

  test.each([
    [1, 3, 1n, 0n],
    [6, 3, 2n, 2n],
    [7, 3, 3n, 2n],
    [8, 3, 3n, 3n],
    [5, 2, 3n, 3n],
    [1.5, 0.5, 3n, 3n],
    [1.51, 0.5, 4n, 3n],
    [3, 0.25, 12n, 12n],
    [0, 4, 0n, 0n],
  ])('%d / %d is %d in whole boxes, %d to the nearest', (a, b, up, round) => {
    expect([divideUp(decimal(a), decimal(b)), divideRound(decimal(a), decimal(b))]).toEqual([up, round]);
  });

  test('nothing is divided by nothing', () => {
    expect(() => divideUp(decimal(1), decimal(0))).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

describe('a quantity', () => {
  test.each([
    // Typed, read in English, read in French.
    ['3', 3, 3],
    ['0', 0, 0],
    ['0,0', 0, 0],
    [' 3 ', 3, 3],
    ['007', 7, 7],
    ['1,000', 1000, 1],
    ['1 000', 1000, 1000],
    ['1\u00A0000', 1000, 1000],
    ['1\u202F000', 1000, 1000],
    ['10,000', 10_000, 10],
    ['1.000', 1, 1],
    ['2.5', 3, 3],
    ['12,5', 13, 13],
    ['2.', 2, 2],
    ['\uFF11\uFF12', 12, 12],
    ['\u0661\u0662', 12, 12],
    ['7 boxes', 7, 7],
    ['7 boîtes', 7, 7],
    ['7 Btes.', 7, 7],
    ['1 slab', 1, 1],
    ['2tranches', 2, 2],
  ])('%j is %d in English and %d in French', (text, english, french) => {
    expect(['en-CA', 'fr-CA'].map((tag) => typedQuantity(text, tag))).toEqual([english, french]);
  });

  test.each([
    '-3',
    '\u22123',
    '+3',
    '1e3',
    '1E3',
    '0x10',
    '½',
    '1/2',
    '3-4',
    '3+4',
    '1 2',
    '1.2.3',
    '',
    '.',
    'boxes',
    'three',
    '12 ft',
    '7 m2',
    '#3',
    '3%',
    '$3',
    '∞',
    'NaN',
    '３．５．５',
  ])('none: %j', (text) => {
    expect(['en-CA', 'fr-CA'].map((tag) => typedQuantity(text, tag))).toEqual([undefined, undefined]);
  });

  test('returns a whole number or undefined for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = typedQuantity(text, 'en-CA') ?? 0;
        expect(Number.isInteger(found) && found >= 0).toBe(true);
      }),
    );
  });
});

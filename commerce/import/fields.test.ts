import { expect, test } from 'vitest';
import { parseAmount, parsePairs, parseQuantity, parseWeight, parseYesNo } from './fields.ts';

test.each([
  ['85.99', 8599],
  ['85.9', 8590],
  ['85', 8500],
  ['85.9900', 8599],
  ['0', 0],
  ['85.999', null],
  ['-1', null],
  ['1,000', null],
  ['abc', null],
  ['', null],
])('parses the amount %j as %j minor units', (text, expected) => {
  expect(parseAmount(text, 'CAD')).toBe(expected);
});

test('an amount may have the decimals of its currency', () => {
  expect([parseAmount('1280.00', 'JPY'), parseAmount('1280.5', 'JPY'), parseAmount('1.234', 'KWD')]).toEqual([
    1280,
    null,
    1234,
  ]);
});

test('parses weights as grams and quantities as whole numbers', () => {
  expect([parseWeight('22.6'), parseWeight('0.0005'), parseWeight('22 kg')]).toEqual([22_600, 1, null]);
  expect([parseQuantity('10'), parseQuantity('10.0000'), parseQuantity('1.5'), parseQuantity('-1')]).toEqual([
    10,
    10,
    null,
    null,
  ]);
});

test('parses yes and no as an export writes them', () => {
  expect(['1', 'Yes', 'true', '0', 'No', 'maybe'].map(parseYesNo)).toEqual([true, true, true, false, false, null]);
});

test('allows an equals sign in the value of a pair', () => {
  expect(parsePairs('material=marble, note=a=b,empty=')).toEqual([
    ['material', 'marble'],
    ['note', 'a=b'],
    ['empty', ''],
  ]);
});

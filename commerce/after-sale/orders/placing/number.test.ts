import { expect, test } from 'vitest';
import { orderNumber } from './number.ts';

const KEY = new Uint8Array(32).fill(7);
const OTHER = new Uint8Array(32).fill(8);

test('[TO-32] each position has a unique number of nine digits', () => {
  const numbers = new Set(Array.from({ length: 2000 }, (_, position) => orderNumber(KEY, position)));
  expect(numbers.size).toBe(2000);
  for (const number of numbers) expect(number).toMatch(/^[1-9]\d{8}$/);
});

test('[TO-32] consecutive positions have distant numbers, and another key yields other numbers', () => {
  const numbers = Array.from({ length: 200 }, (_, position) => Number(orderNumber(KEY, position)));
  const steps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)));
  expect(steps.filter((step) => step < 1000)).toHaveLength(0);
  expect(orderNumber(OTHER, 1)).not.toBe(orderNumber(KEY, 1));
  expect(orderNumber(KEY, 1)).toBe(orderNumber(KEY, 1));
});

test('the last valid position has a number, and positions outside the range throw', () => {
  expect(orderNumber(KEY, 899_999_999)).toMatch(/^[1-9]\d{8}$/);
  for (const position of [-1, 1.5, 900_000_000]) expect(() => orderNumber(KEY, position)).toThrow('no order number');
});

test('[TO-32] the numbers of a key do not change across releases', () => {
  expect([0, 1, 2, 899_999_999].map((position) => orderNumber(KEY, position))).toEqual([
    '561771846',
    '832085146',
    '921944200',
    '720037988',
  ]);
});

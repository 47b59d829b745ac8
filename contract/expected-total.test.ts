import { expect, test } from 'vitest';
import { EXPECTED_TOTAL_HEADER, readTotal, TOTAL_CHANGED, writeTotal } from './expected-total.ts';

test('the shown total is sent with the order, and read back unchanged', () => {
  expect(writeTotal({ value: 123.88, currency: 'CAD' })).toBe('123.88 CAD');
  expect(writeTotal({ value: 5, currency: 'USD' })).toBe('5.00 USD');
  expect(readTotal(' 123.88 CAD ')).toEqual({ value: 123.88, currency: 'CAD' });
  expect(readTotal('999999999999.00 USD')).toEqual({ value: 999_999_999_999, currency: 'USD' });
});

test.each([
  '',
  '123.88',
  'CAD',
  '123 CAD',
  '123.8 CAD',
  '123.888 CAD',
  '.88 CAD',
  '-1.00 CAD',
  'about 123.88 CAD',
  '123.88 CADs',
  '123.88 CA',
  '123.88 cad',
  '1234567890123.00 CAD',
])('"%s" is no total', (text) => {
  expect(readTotal(text)).toBeUndefined();
});

test('header and code are such as HTTP and the contract have them', () => {
  expect(EXPECTED_TOTAL_HEADER).toMatch(/^x-[a-z-]+$/);
  expect(TOTAL_CHANGED).toMatch(/^[A-Z_]+$/);
});

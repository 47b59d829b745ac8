import { expect, test } from 'vitest';
import { measureText } from './measure-text.ts';

test('formats an area equally on the product page and in the cart: two digits, or none for a whole number', () => {
  expect([57.55, 57.5, 46, 2.9989].map((area) => measureText(area, 'en-CA'))).toEqual(['57.55', '57.50', '46', '3']);
  expect(measureText(1057.55, 'fr-CA')).toBe('1\u00a0057,55');
});

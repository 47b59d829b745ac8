import { expect, test } from 'vitest';
import { detailsOf, isExpired } from './rules.ts';

test('a card is valid until the end of its month', () => {
  const at = (time: string) => isExpired('0626', new Date(time));
  expect([at('2026-06-30T23:59:59.999Z'), at('2026-07-01T00:00:00Z')]).toEqual([false, true]);
  expect(isExpired('1226', new Date('2026-12-31T12:00:00Z'))).toBe(false);
});

test('returns a saved card in Magento’s format with its brand code', () => {
  const typeOf = (brand: string) =>
    (JSON.parse(detailsOf({ brand, last4: '1111', expiry: '1230' })) as { type: string }).type;
  expect(['visa', 'amex', 'diners-club', 'diners', 'a brand of its own'].map(typeOf)).toEqual([
    'VI',
    'AE',
    'DN',
    'DN',
    'OT',
  ]);
  expect(detailsOf({ brand: 'visa', last4: '1111', expiry: '1230' })).toBe(
    '{"type":"VI","maskedCC":"1111","expirationDate":"12/2030"}',
  );
});

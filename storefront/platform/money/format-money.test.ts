import { expect, test } from 'vitest';
import { formatMoney, formatMoneyPlainly } from './format-money.ts';

const plain = (text: string): string => text.replace(/\s/gu, ' ');

test('[CU-13] money is formatted for the locale of the store with two decimals', () => {
  expect(formatMoney(1234.5, 'CAD', 'en-CA')).toBe('$1,234.50');
  expect(formatMoney(1234.5, 'USD', 'en-US')).toBe('$1,234.50');
  expect(plain(formatMoney(1234.5, 'CAD', 'fr-CA'))).toBe('1 234,50 $');
});

test('[CU-13] shows the other country’s dollar with its country', () => {
  expect(formatMoney(5, 'CAD', 'en-US')).toBe('CA$5.00');
  expect(formatMoney(5, 'USD', 'en-CA')).toBe('US$5.00');
});

test('[CU-12][CU-13] without support of the platform: symbol or code, decimal point, comma grouping', () => {
  expect(formatMoneyPlainly(1234567.891, 'USD')).toBe('$1,234,567.89');
  expect(formatMoneyPlainly(5, 'GBP')).toBe('£5.00');
  expect(formatMoneyPlainly(-5, 'EUR')).toBe('-€5.00');
  expect(formatMoneyPlainly(5, 'CHF')).toBe('CHF 5.00');
  expect(formatMoney(5, 'not a currency', 'en-CA')).toBe('not a currency 5.00');
});

test.each(['en-CA', 'en-US', 'fr-CA'].flatMap((tag) => ['CAD', 'USD'].map((currency) => [tag, currency] as const)))(
  'formats every amount like the platform: %s, %s',
  (tag, currency) => {
    const platform = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const amounts = [0, 0.01, 0.1, 0.3, 1, 9.99, 999.99, 1000, 1234.5, 999_999.99, 1_234_567.8, 90_071_992_547_409.9];
    const odd = [1.005, 0.1 + 0.2, 1.994_999, -0.001, 1e15, Number.NaN, Infinity];
    for (let cents = 7; cents < 1e9; cents = Math.round(cents * 1.07) + 1) amounts.push(cents / 100);
    for (const value of [...amounts, ...amounts.filter(Boolean).map((amount) => -amount), ...odd])
      expect(formatMoney(value, currency, tag)).toBe(platform.format(value));
  },
);

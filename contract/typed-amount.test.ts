import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

test.each([
  // Typed, read in English, read in French.
  ['4500', 4500, 4500],
  ['$4,500', 4500, 4.5],
  ['4 500 $', 4500, 4500],
  ['4\u00A0500,50\u00A0$', 4500.5, 4500.5],
  ['1,200.50', 1200.5, 1200.5],
  ['1.200,50 $', 1200.5, 1200.5],
  ['12,5', 12.5, 12.5],
  ['12.50', 12.5, 12.5],
  ['0,500', 0.5, 0.5],
  ['1.000', 1, 1],
  ['CA$ 1,000', 1000, 1],
  ['1 000 $ CA', 1000, 1000],
  ['500 USD', 500, 500],
  ['0', 0, 0],
  ['', undefined, undefined],
  ['$', undefined, undefined],
  ['-5', undefined, undefined],
  ['1e3', undefined, undefined],
  ['12.345', undefined, undefined],
  ['12 dollars', undefined, undefined],
  ['10%', undefined, undefined],
])('%j is %s in English and %s in French', (text, english, french) => {
  expect(['en-CA', 'fr-CA'].map((tag) => typedAmount(text, tag))).toEqual([english, french]);
});

test('a long text takes no long time', () => {
  const start = performance.now();
  for (const part of [' ', '$', '1 ', '$ ']) typedAmount(`b${part.repeat(45_000)}b`, 'en-CA');
  expect(performance.now() - start).toBeLessThan(1000);
});

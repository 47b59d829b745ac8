import { expect, test } from 'vitest';
import { fits, namedBy } from './variant-choice.ts';

const facts = (given: Record<string, string[]>) => new Map(Object.entries(given));

test('requires one of the chosen values of every attribute; missing values come from the product', () => {
  const product = facts({ suitability: ['floor'], finish: ['polished'] });
  const honed = facts({ finish: ['honed'], size: ['12x24'] });
  expect(fits(honed, product, facts({ finish: ['honed', 'matte'], suitability: ['floor'] }))).toBe(true);
  expect(fits(honed, product, facts({ finish: ['polished'] }))).toBe(false);
  expect(fits(honed, product, facts({ finish: ['honed'], size: ['24x48'] }))).toBe(false);
  expect(fits(honed, product, facts({ look: ['wood'] }))).toBe(false);
  expect(fits(honed, product, facts({}))).toBe(true);
});

test('sizes and groups of sizes are one filter', () => {
  const chosen = facts({ size: ['3x6'], size_group: ['large'], finish: ['matte'] });
  const variant = (size: string, group: string, finish = 'matte') =>
    facts({ size: [size], size_group: [group], finish: [finish] });
  expect(fits(variant('3x6', 'small'), facts({}), chosen)).toBe(true);
  expect(fits(variant('24x48', 'large'), facts({}), chosen)).toBe(true);
  expect(fits(variant('12x12', 'small'), facts({}), chosen)).toBe(false);
  expect(fits(variant('24x48', 'large', 'polished'), facts({}), chosen)).toBe(false);
});

test('finds the variants with most words of a text, ignoring words common to all', () => {
  const variants = [
    { sku: 'A-12-POL', name: 'Lumen – 12 × 24 in, polished' },
    { sku: 'A-24-POL', name: 'Lumen – 24 × 48 in, polished' },
    { sku: 'A-24-HON', name: 'Lumen – 24 × 48 in, honed' },
  ];
  const skus = (text: string) => namedBy(text, 'Lumen', variants).map(({ sku }) => sku);
  expect(skus('lumen polished')).toEqual(['A-12-POL', 'A-24-POL']);
  for (const size of ['24x48', '24 × 48', '48 x 24 in', '24 po x 48 po', '60 x 120 cm', '600x1200', '2 ft x 4 ft'])
    expect([size, skus(`Honed Lumen ${size}`)]).toEqual([size, ['A-24-HON']]);
  expect(skus('a-24-hon')).toEqual(['A-24-HON']);
  const unnamed = { sku: 'B-12', name: 'Honed 12 × 24 in' };
  expect(namedBy('lumen', 'Lumen', [...variants, unnamed])).toEqual([]);
  expect(namedBy('polished', 'Lumen', [])).toEqual([]);
  expect([skus('lumen'), skus(''), skus('lumen in'), skus('travertine')]).toEqual([[], [], [], []]);
});

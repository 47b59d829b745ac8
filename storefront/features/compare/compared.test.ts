import { expect, test } from 'vitest';
import { compareHref, comparedIn } from './compared.ts';

const products = [{ sku: 'LUM-CGD', variantSku: 'LUM-CGD-1224-MAT' }, { sku: 'LRT-BCH' }];

const readBack = (href: string) =>
  comparedIn({ products: new URL(href, 'https://shop.test').searchParams.getAll('products') });

test('an address names products and variants, and is read back', () => {
  expect(compareHref(products)).toBe('/compare?products=LUM-CGD*LUM-CGD-1224-MAT&products=LRT-BCH');
  expect(readBack(compareHref(products))).toEqual(products);
});

test('SKUs may contain any character', () => {
  const odd = [{ sku: 'A*B, 50%/ç&=', variantSku: '*' }];
  expect(readBack(compareHref(odd))).toEqual(odd);
});

test('an address shows at most four products, each once, and ignores unreadable ones', () => {
  expect(comparedIn({ products: ['A', 'A', '%', '', 'B', 'C', 'D', 'E'] }).map(({ sku }) => sku)).toEqual([
    'A',
    'B',
    'C',
    'D',
  ]);
  expect(comparedIn({ products: 'A' })).toEqual([{ sku: 'A' }]);
  expect(comparedIn({})).toEqual([]);
});

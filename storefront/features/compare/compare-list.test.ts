// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readCompared, saveCompared, toggleCompared } from './compare-list.ts';

const skus = () => readCompared().map(({ sku, variantSku }) => variantSku ?? sku);

beforeEach(() => saveCompared([]));

test('a product is added and removed, and a fifth one is refused', () => {
  expect(['A', 'B', 'C', 'D', 'E'].map((sku) => toggleCompared({ sku, name: sku }))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(toggleCompared({ sku: 'B', name: 'B' })).toBe(true);
  expect(skus()).toEqual(['A', 'C', 'D']);
});

test('a chosen variant takes the place of its whole product; the whole product then counts as added', () => {
  for (const sku of ['A', 'B', 'C', 'D']) toggleCompared({ sku });
  expect(toggleCompared({ sku: 'B', variantSku: 'B-1' })).toBe(true);
  expect(skus()).toEqual(['A', 'B-1', 'C', 'D']);
  toggleCompared({ sku: 'B' });
  expect(skus()).toEqual(['A', 'C', 'D']);
});

test('a product added in another tab stays', () => {
  toggleCompared({ sku: 'A' });
  localStorage.setItem(
    'TESSERA__compare',
    JSON.stringify({ value: [{ sku: 'A' }, { sku: 'B' }], timeStored: Date.now() }),
  );
  toggleCompared({ sku: 'C' });
  expect(skus()).toEqual(['A', 'B', 'C']);
});

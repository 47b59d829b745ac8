import { expect, test } from 'vitest';
import { readRequest } from './add-items.ts';
import { sellable, variant } from './testing/model.ts';

const stone = sellable({ sku: 'STONE', type: 'configurable' });

test('finds a simple product, and a variant with or without the parent SKU', () => {
  expect([
    readRequest({ sku: 'TILE', quantity: 1 }, sellable()),
    readRequest({ sku: 'TILE', quantity: 1, parentSku: 'TILE', selectedOptions: ['x'] }, sellable()),
    readRequest({ sku: 'STONE-12', quantity: 1 }, variant),
    readRequest({ sku: 'STONE-12', quantity: 1, parentSku: 'STONE' }, variant),
    readRequest({ sku: 'STONE-12', quantity: 1, parentSku: '' }, variant),
  ]).toEqual(['TILE', 'TILE', 'STONE-12', 'STONE-12', 'STONE-12']);
});

test('resolves a configurable product by the chosen options', () => {
  expect(readRequest({ sku: 'STONE', quantity: 1, selectedOptions: ['x'] }, stone)).toBeUndefined();
  for (const selectedOptions of [undefined, null, []])
    expect(readRequest({ sku: 'STONE', quantity: 1, selectedOptions }, stone)).toEqual({
      code: 'UNDEFINED',
      message: 'You need to choose options for your item.',
      sku: 'STONE',
    });
});

test('rejects a variant of another product', () => {
  const problem = { code: 'UNDEFINED', message: 'Could not find specified product.', sku: 'STONE-12' };
  expect(readRequest({ sku: 'STONE-12', quantity: 1, parentSku: 'OTHER' }, variant)).toEqual(problem);
  expect(readRequest({ sku: 'TILE', quantity: 1, parentSku: 'STONE' }, sellable())).toMatchObject({
    code: 'UNDEFINED',
  });
});

test('checks the quantity before the product', () => {
  const problem = (quantity: number) => readRequest({ sku: 'NONE', quantity }, undefined);
  expect([problem(0), problem(10_001), problem(1.5), problem(10_000)]).toEqual([
    { code: 'UNDEFINED', message: 'The product quantity should be greater than 0', sku: 'NONE' },
    { code: 'INSUFFICIENT_STOCK', message: 'The most you may purchase is 10000.', sku: 'NONE' },
    { code: 'UNDEFINED', message: 'You cannot use decimal quantity for this product.', sku: 'NONE' },
    { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NONE"', sku: 'NONE' },
  ]);
});

test('the deprecated mutation reports variant errors with the parent SKU', () => {
  const request = { sku: 'STONE-12', quantity: 1, parentSku: 'OTHER', isVariant: true } as const;
  expect(readRequest(request, variant, false)).toMatchObject({ code: 'PRODUCT_NOT_FOUND', sku: 'OTHER' });
  const problem = { code: 'UNDEFINED', message: 'Could not find specified product.', sku: 'OTHER' };
  expect([readRequest(request, variant), readRequest(request, undefined)]).toEqual([problem, problem]);
  expect(readRequest({ ...request, parentSku: 'STONE' }, variant)).toBe('STONE-12');
});

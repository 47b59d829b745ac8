import { expect, test } from 'vitest';
import { stockState, type StockFacts, type StockState } from './stock.ts';

const lead = { leadTimeDays: 28 };
const product: readonly (readonly [string, StockFacts, StockState])[] = [
  ['in stock', { isInStock: true }, { kind: 'available' }],
  ['in stock and restocked', { isInStock: true, ...lead }, { kind: 'available', restockDays: 28 }],
  ['of which few are left', { isInStock: true, left: 3, ...lead }, { kind: 'few', left: 3, restockDays: 28 }],
  ['out of stock', { isInStock: false }, { kind: 'out' }],
  ['out of stock and restocked', { isInStock: false, ...lead }, { kind: 'out', restockDays: 28 }],
  ['out of stock for good', { isInStock: false, isFinalSale: true, ...lead }, { kind: 'out' }],
  ['in the outlet', { isInStock: true, isFinalSale: true, left: 2, ...lead }, { kind: 'few', left: 2 }],
  ['that is a slab', { isInStock: true, isUnique: true, ...lead }, { kind: 'unique' }],
  ['that is a slab with its count', { isInStock: true, isUnique: true, left: 1 }, { kind: 'unique' }],
  ['that is a sold slab', { isInStock: false, isUnique: true, ...lead }, { kind: 'sold' }],
  ['that is not for sale', { isForSale: false, isInStock: true, ...lead }, { kind: 'off' }],
];
test.each(product)('a product %s', (_what, facts, state) => expect(stockState(facts)).toEqual(state));

const lines: readonly (readonly [string, StockFacts, StockState])[] = [
  ['with enough stock', { isInStock: true, left: 5, requested: 5, ...lead }, { kind: 'available' }],
  ['with stock of unknown size', { isInStock: true, requested: 5, ...lead }, { kind: 'available' }],
  ['that is short', { isInStock: false, left: 3, requested: 5, ...lead }, { kind: 'short', left: 3, restockDays: 28 }],
  ['that is short at a plain Magento', { isInStock: true, left: 3, requested: 5 }, { kind: 'short', left: 3 }],
  [
    'that is short for good',
    { isInStock: false, left: 3, requested: 5, isFinalSale: true, ...lead },
    { kind: 'short', left: 3 },
  ],
  ['that is out of stock', { isInStock: false, left: 0, requested: 1, ...lead }, { kind: 'out', restockDays: 28 }],
  ['that is out of stock, whatever is said', { isInStock: true, left: 0, requested: 1 }, { kind: 'out' }],
  ['that is unavailable although there is enough', { isInStock: false, left: 9, requested: 1 }, { kind: 'out' }],
  ['with a slab', { isInStock: true, isUnique: true, left: 1, requested: 1, ...lead }, { kind: 'available' }],
  ['with a sold slab', { isInStock: false, isUnique: true, left: 0, requested: 1, ...lead }, { kind: 'sold' }],
  ['that is not for sale', { isForSale: false, isInStock: false, left: 0, requested: 1, ...lead }, { kind: 'off' }],
];
test.each(lines)('a cart line %s', (_what, facts, state) => expect(stockState(facts)).toEqual(state));

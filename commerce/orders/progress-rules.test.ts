import { expect, test } from 'vitest';
import { nextProgress, ProgressError, progressText } from './progress-rules.ts';
import type { ProgressItem } from './progress-rules.ts';
import type { OrderItemStatus } from './types.ts';

/** A simple product, and a variant with its configurable parent. */
const rows = (tile: OrderItemStatus, stone: OrderItemStatus): readonly ProgressItem[] => [
  { id: 1, parentItemId: null, sku: 'TILE', status: tile },
  { id: 2, parentItemId: null, sku: 'STONE', status: stone },
  { id: 3, parentItemId: 2, sku: 'STONE-12', status: stone },
];
const step = (tile: OrderItemStatus, stone: OrderItemStatus, sku?: string) =>
  nextProgress(rows(tile, stone), { number: '123456789', sku });

test('[TO-30] an order goes from processing to ready to shipped', () => {
  expect(step('processing', 'processing')).toEqual({ ids: [1, 2, 3], to: 'ready', order: 'processing' });
  expect(step('ready', 'ready')).toEqual({ ids: [1, 2, 3], to: 'shipped', order: 'shipped' });
});

test('[TO-30] the rows furthest behind move first', () => {
  expect(step('ready', 'processing')).toEqual({ ids: [2, 3], to: 'ready', order: 'processing' });
  expect(step('shipped', 'processing')).toEqual({ ids: [2, 3], to: 'ready', order: 'partially' });
  expect(step('ready', 'shipped')).toEqual({ ids: [1], to: 'shipped', order: 'shipped' });
});

test('[TO-30] the lines of a sku move alone, with their configurable parent, whichever of the two skus is given', () => {
  expect(step('processing', 'processing', 'STONE-12')).toEqual({ ids: [2, 3], to: 'ready', order: 'processing' });
  expect(step('processing', 'ready', 'STONE-12')).toEqual({ ids: [2, 3], to: 'shipped', order: 'partially' });
  expect(step('processing', 'processing', 'STONE')).toEqual({ ids: [2, 3], to: 'ready', order: 'processing' });
  expect(step('processing', 'ready', 'TILE')).toEqual({ ids: [1], to: 'ready', order: 'processing' });
});

test('a step that is not possible says why', () => {
  expect(() => step('shipped', 'shipped')).toThrow(new ProgressError('Order 123456789 is shipped already.'));
  expect(() => step('processing', 'shipped', 'STONE-12')).toThrow('Order 123456789 is shipped already.');
  expect(() => step('ready', 'ready', 'NONE')).toThrow(new ProgressError('Order 123456789 has no NONE.'));
});

test('a step is described in a sentence', () => {
  expect(progressText('123456789', { to: 'shipped', order: 'partially' })).toBe(
    'Order 123456789: lines shipped, order partially.',
  );
});

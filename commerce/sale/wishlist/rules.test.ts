import { expect, test } from 'vitest';
import { MAX_WISHLIST_ITEMS } from '#contract/wishlist.ts';
import { numberOf, planAdding } from './rules.ts';
import type { ItemRow } from './types.ts';

const row = (productId: number, quantity = 1): ItemRow => ({
  id: productId,
  listId: 1,
  number: productId,
  productId,
  variantId: null,
  quantity,
  note: null,
  roomId: null,
  area: null,
  addedAt: new Date(0),
});
const write = (productId: number, quantity = 1) => ({ productId, variantId: null, quantity });
const full = Array.from({ length: MAX_WISHLIST_ITEMS }, (_, index) => row(index + 1));

test('a full list rejects another product but accepts more of an existing one', () => {
  const { writes, problems } = planAdding(full, [write(1, 2), write(MAX_WISHLIST_ITEMS + 1)]);
  expect([writes, problems]).toEqual([
    [{ ...write(1, 3), itemId: 1 }],
    [{ code: 'UNDEFINED', message: 'A wish list can hold 100 products at most' }],
  ]);
});

test('fills the last free slot of a list once', () => {
  const { writes, problems } = planAdding(full.slice(1), [write(500), write(500), write(501)]);
  expect([writes, problems.length]).toEqual([[write(500, 2)], 1]);
});

test.each([
  ['12', 12],
  ['2147483648', 0],
  ['0', 0],
  ['-1', 0],
  ['1e3', 0],
  ['', 0],
])('parses the id “%s” as %i', (id, number) => expect(numberOf(id)).toBe(number));

import { expect, test } from 'vitest';
import type { SortQuoteItemsEnum } from '#contract/generated/schema-types.ts';
import { sortedLines } from './line-order.ts';
import type { CartLineModel } from './types.ts';

type Item = { productId: number; sku: string; name: string; weightGrams: number };

const line = (
  id: number,
  item: Item,
  sums: { quantity: number; unitPrice: number | null; rowTotal: number; discountAmount: number; listTaxAmount: number },
): CartLineModel => ({ line: { id, sellable: item, ...sums } }) as unknown as CartLineModel;

/** In the order added, oldest first. */
const LINES = [
  line(
    1,
    { productId: 12, sku: 'B', name: 'Ébène', weightGrams: 500 },
    { quantity: 9, unitPrice: 100, rowTotal: 900, discountAmount: 500, listTaxAmount: 30 },
  ),
  line(
    2,
    { productId: 9, sku: 'C', name: 'Zellige', weightGrams: 900 },
    { quantity: 4, unitPrice: 200, rowTotal: 800, discountAmount: 0, listTaxAmount: 50 },
  ),
  line(
    3,
    { productId: 30, sku: 'A', name: 'Ardoise', weightGrams: 700 },
    { quantity: 10, unitPrice: null, rowTotal: 0, discountAmount: 10, listTaxAmount: 10 },
  ),
];

const order = (field: SortQuoteItemsEnum, direction: 'ASC' | 'DESC' = 'ASC') =>
  sortedLines(LINES, { field, order: direction }).map(({ line: { id } }) => id);

test.each([
  ['PRODUCT_ID', [2, 1, 3]],
  ['SKU', [3, 1, 2]],
  ['NAME', [3, 1, 2]],
  ['WEIGHT', [1, 3, 2]],
  ['ROW_WEIGHT', [2, 1, 3]],
  ['QTY', [2, 1, 3]],
  ['PRICE', [3, 1, 2]],
  ['BASE_PRICE', [3, 1, 2]],
  ['ROW_TOTAL', [3, 2, 1]],
  ['BASE_ROW_TOTAL', [3, 2, 1]],
  ['DISCOUNT_AMOUNT', [2, 3, 1]],
  ['BASE_DISCOUNT_AMOUNT', [2, 3, 1]],
  ['ROW_TOTAL_WITH_DISCOUNT', [3, 1, 2]],
  ['TAX_AMOUNT', [3, 1, 2]],
  ['BASE_TAX_AMOUNT', [3, 1, 2]],
] as const)('sorts lines by %s in both directions', (field, ids) => {
  expect([order(field), order(field, 'DESC')]).toEqual([ids, ids.toReversed()]);
});

test('sorts by age, oldest or newest first', () => {
  for (const field of ['ITEM_ID', 'CREATED_AT', 'UPDATED_AT'] as const)
    expect([order(field), order(field, 'DESC')]).toEqual([
      [1, 2, 3],
      [3, 2, 1],
    ]);
});

test('does not change the order without a sort field, or by a field that no line has', () => {
  expect(sortedLines(LINES, null)).toBe(LINES);
  expect([order('DESCRIPTION'), order('DESCRIPTION', 'DESC')]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

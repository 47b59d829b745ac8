import type { QuoteItemsSortInput, SortQuoteItemsEnum } from '#contract/generated/schema-types.ts';
import type { CartLineModel } from './types.ts';

type Value = string | number;
type Line = CartLineModel['line'];

const priceOf = ({ unitPrice }: Line): number => unitPrice ?? 0;
const rowOf = ({ rowTotal }: Line): number => rowTotal;

const VALUES: Readonly<Partial<Record<SortQuoteItemsEnum, (line: Line) => Value>>> = {
  PRODUCT_ID: ({ sellable }) => sellable.productId,
  SKU: ({ sellable }) => sellable.sku,
  NAME: ({ sellable }) => sellable.name,
  WEIGHT: ({ sellable }) => sellable.weightGrams,
  ROW_WEIGHT: ({ sellable, quantity }) => sellable.weightGrams * quantity,
  QTY: ({ quantity }) => quantity,
  PRICE: priceOf,
  BASE_PRICE: priceOf,
  ROW_TOTAL: rowOf,
  BASE_ROW_TOTAL: rowOf,
  DISCOUNT_AMOUNT: ({ discountAmount }) => discountAmount,
  BASE_DISCOUNT_AMOUNT: ({ discountAmount }) => discountAmount,
  ROW_TOTAL_WITH_DISCOUNT: (line) => rowOf(line) - line.discountAmount,
  TAX_AMOUNT: ({ listTaxAmount }) => listTaxAmount,
  BASE_TAX_AMOUNT: ({ listTaxAmount }) => listTaxAmount,
};

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));

const BY_AGE: readonly SortQuoteItemsEnum[] = ['ITEM_ID', 'CREATED_AT', 'UPDATED_AT'];

/** Sorts lines; equal lines stay in their order, oldest first. */
export const sortedLines = (
  lines: readonly CartLineModel[],
  sort: QuoteItemsSortInput | null | undefined,
): readonly CartLineModel[] => {
  if (!sort) return lines;
  const isDown = sort.order === 'DESC';
  if (BY_AGE.includes(sort.field)) return isDown ? lines.toReversed() : lines;
  const value = VALUES[sort.field] ?? (() => 0);
  return lines.toSorted((a, b) => (isDown ? -1 : 1) * compare(value(a.line), value(b.line)));
};

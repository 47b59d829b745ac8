import type { Titles } from '#commerce/merchandise/catalog/composition-types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { parseAmount, parseList, parsePairs, reportAmount } from './fields.ts';
import type { ProductColumn } from './product-columns.ts';
import type { ProductRow, ProductRows } from './product-rows.ts';
import { ALL_VIEWS } from './views.ts';

/** One part of a column: `name=…,price=…`. */
export type Part = ReadonlyMap<string, string>;

export const partsIn = (row: ProductRow, column: ProductColumn): readonly Part[] =>
  parseList(row.get(column), '|').map((part) => new Map(parsePairs(part)));

/** A column of all rows of a product: its parts, and the parts of each view in the same order. */
export const columnOf = ({ base, overrides }: ProductRows, column: ProductColumn) => ({
  parts: partsIn(base, column),
  others: overrides.map((row) => ({ row, parts: partsIn(row, column) })),
});

export type Column = ReturnType<typeof columnOf>;

/** A field of the part at an index, for each store view with a value. */
export const titlesAt = ({ parts, others }: Column, index: number, field: string): Titles =>
  Object.fromEntries([
    [ALL_VIEWS, parts[index]?.get(field) ?? ''],
    ...others.flatMap(({ row, parts: own }) => {
      const title = own[index]?.get(field);
      return title && row.view ? [[row.view.id, title] as const] : [];
    }),
  ]);

/** Prices of one part in every currency; reports a currency of the product without a price. */
export const amountsAt = (
  base: ProductRow,
  { name, parts, others }: Column & { name: string },
  index: number,
  { main, currencies }: { main: CurrencyCode; currencies: readonly CurrencyCode[] },
): Readonly<Record<CurrencyCode, number>> => {
  const amounts: Record<CurrencyCode, number> = {};
  for (const { row, part } of [
    { row: base, part: parts[index] },
    ...others.map((one) => ({ row: one.row, part: one.parts[index] })),
  ]) {
    const text = part?.get('price');
    if (!text) continue;
    const currency = row.view?.currency ?? main;
    const amount = parseAmount(text, currency);
    if (amount === null) reportAmount(row.wrong, name, { text, currency, isOption: true });
    else amounts[currency] ??= amount;
  }
  const missing = Object.values(amounts).some(Boolean) ? currencies.filter((code) => amounts[code] === undefined) : [];
  if (missing.length > 0) base.wrong(name, 'PART_PRICE_MISSING', { part: index + 1, currencies: missing.join(', ') });
  return amounts;
};

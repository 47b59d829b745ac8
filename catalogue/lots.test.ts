import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { readProducts, variations } from './testing/read-catalogue.ts';

const products = readProducts();
const parents = new Map(
  products.flatMap(({ base, values }) =>
    variations(base['configurable_variations'] ?? '').map((row) => [row.get('sku') ?? '', values] as const),
  ),
);
const lots = parse<{ sku: string; lot: string; qty: string }>(readFileSync(join(import.meta.dirname, 'lots.csv')), {
  columns: true,
});

test('outlet products are the last of one lot, as their page states', () => {
  const outlet = new Set(products.filter(({ values }) => values.get('outlet') === 'Yes').map(({ sku }) => sku));
  const found = lots.filter(({ sku }) => outlet.has(sku)).map(({ sku }) => sku);
  expect(found.length).toBeGreaterThan(5);
  expect(new Set(found).size).toBe(found.length);
});

test('all that is in stock by the box or the sheet is of known lots, and nothing else is', () => {
  const isCovering = ({ sku, values }: (typeof products)[number]): boolean =>
    ['box', 'sheet'].includes(values.get('selling_unit') ?? parents.get(sku)?.get('selling_unit') ?? '');
  const wanted = products
    .filter((product) => product.isSellable && isCovering(product) && Number(product.base['qty']) > 0)
    .map(({ sku, base }) => [sku, Number(base['qty'])]);
  const sums = [...Map.groupBy(lots, ({ sku }) => sku)].map(([sku, rows]) => [
    sku,
    rows.reduce((sum, { qty }) => sum + Number(qty), 0),
  ]);
  expect(wanted.length).toBeGreaterThan(300);
  expect(sums.toSorted()).toEqual(wanted.toSorted());
});

import { skuKey } from '#contract/sku.ts';
import type { Lot } from '#commerce/merchandise/catalog/lot-rules.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { parseQuantity } from './fields.ts';
import type { CsvRow, Folder } from './folder.ts';

const FILE = 'lots.csv';
const COLUMNS = ['sku', 'lot', 'qty'];

const rowsOf = (folder: Folder): readonly CsvRow[] => (folder.exists(FILE) ? folder.csv(FILE, COLUMNS) : []);

const value = ({ values }: CsvRow, column: string): string => (values[column] ?? '').trim();

/** Production lots by SKU key; empty if the shop does not track lots. */
export const readLots = (folder: Folder): ReadonlyMap<string, readonly Lot[]> => {
  const lots = new Map<string, Lot[]>();
  for (const row of rowsOf(folder)) {
    const wrong = (field: string, message: string): void =>
      folder.problems.add({ file: FILE, line: row.line, field, message });
    const [sku, code] = [value(row, 'sku'), value(row, 'lot')];
    const quantity = parseQuantity(value(row, 'qty'));
    const known = lots.get(skuKey(sku)) ?? [];
    if (!code) wrong('lot', 'is empty');
    if (known.some((lot) => lot.code === code)) wrong('lot', `"${code}" is there twice for ${sku}`);
    if (!quantity) wrong('qty', `"${value(row, 'qty')}" is no whole number above 0`);
    lots.set(skuKey(sku), [...known, { code, quantity: quantity ?? 0 }]);
  }
  return lots;
};

/** Reports lots of unknown products, and lots that exceed the stock. */
export const checkLots = (folder: Folder, find: (sku: string) => ProductInput | undefined): void => {
  const reported = new Set<string>();
  for (const row of rowsOf(folder)) {
    const sku = value(row, 'sku');
    if (reported.has(skuKey(sku))) continue;
    const wrong = (message: string): void => {
      reported.add(skuKey(sku));
      folder.problems.add({ file: FILE, line: row.line, field: 'sku', message });
    };
    const product = find(sku);
    const sum = (product?.lots ?? []).reduce((all, { quantity }) => all + quantity, 0);
    if (!product) wrong(`there is no product "${sku}"`);
    else if (sum > (product.qty ?? 0)) wrong(`the lots of ${sku} hold ${sum}, and ${product.qty ?? 0} are in stock`);
  }
};

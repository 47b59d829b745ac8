import { hiddenIn, typedIdentifier } from '#contract/typed-text.ts';
import { skuKey } from '#contract/sku.ts';
import type { StoresInput, StoreViewInput } from '#commerce/merchandise/stores/types.ts';
import { EMPTY_VALUE } from './fields.ts';
import type { Folder } from './folder.ts';
import type { Place } from './problems.ts';
import type { CsvRow } from './read-csv.ts';
import { REQUIRED_COLUMNS, unreadColumns } from './product-columns.ts';
import type { ProductColumn } from './product-columns.ts';

/** A row of a product file; problems are reported with file and line. */
export type ProductRow = {
  sku: string;
  /** Null: the values of all views. */
  view: StoreViewInput | null;
  place: Place;
  /** Trimmed; empty when the column is absent. */
  get(column: ProductColumn): string;
  wrong(column: string, message: string): void;
  warn(column: string, message: string): void;
};

/** The default row of a product with the rows that override it, in the order of the files. */
export type ProductRows = { base: ProductRow; overrides: readonly ProductRow[]; position: number };

/** Tells which columns of a file are not read: a misspelt one would leave out a price or a stock without a word. */
const notifyUnread = ({ problems }: Folder, file: string, rows: readonly CsvRow[]): void => {
  const { misspelt, others } = unreadColumns(new Set(rows.flatMap(({ values }) => Object.keys(values))));
  for (const { name, column } of misspelt)
    problems.add({ file, line: 1, message: `there is no column "${name}": "${column}" may be meant` });
  const filled = others.filter((name) => name && rows.some(({ values }) => values[name]?.trim()));
  if (filled.length > 0) problems.warn({ file, line: 1, message: `nothing is read from: ${filled.join(', ')}` });
};

/** Columns that shoppers read, in which blanks and soft hyphens are meant. */
const isProse = (column: ProductColumn): boolean =>
  /^(?:name|description|short_description|meta_|.*_labels?$)/.test(column);

const rowsOf = (folder: Folder, file: string, stores: StoresInput): readonly ProductRow[] => {
  const rows = folder.csv(file, REQUIRED_COLUMNS);
  notifyUnread(folder, file, rows);
  return rows.flatMap(({ line, values }) => {
    const get = (column: ProductColumn): string => {
      const text = isProse(column) ? (values[column] ?? '').trim() : typedIdentifier(values[column] ?? '');
      return text === EMPTY_VALUE ? '' : text;
    };
    const wrong = (field: string, message: string): void => folder.problems.add({ file, line, field, message });
    const warn = (field: string, message: string): void => folder.problems.warn({ file, line, field, message });
    const code = get('store_view_code');
    const view = stores.views.find((one) => one.code === code) ?? null;
    if (!get('sku')) wrong('sku', 'is empty');
    const hidden = hiddenIn(get('sku'));
    if (hidden) wrong('sku', `contains a character that cannot be seen (${hidden}): type it anew`);
    if (code && code !== 'all' && !view) wrong('store_view_code', `there is no store view "${code}"`);
    return get('sku') && (view || !code || code === 'all')
      ? [{ sku: get('sku'), view, place: { file, line }, get, wrong, warn }]
      : [];
  });
};

type Collected = { base: ProductRow; overrides: ProductRow[]; position: number };

const addOverride = ({ overrides }: Collected, row: ProductRow): void => {
  if (overrides.some(({ view }) => view?.id === row.view?.id))
    row.wrong('store_view_code', `"${row.sku}" has two rows for ${row.view?.code}`);
  else overrides.push(row);
};

const placeOf = ({ place: { file, line } }: ProductRow): string => `${file}, line ${line}`;

export const readProductRows = (folder: Folder, stores: StoresInput): readonly ProductRows[] => {
  /** By the key of the SKU. */
  const products = new Map<string, Collected>();
  const orphans: ProductRow[] = [];
  for (const file of folder.list('products/*.csv')) {
    let position = 0;
    for (const row of rowsOf(folder, file, stores)) {
      const known = products.get(skuKey(row.sku));
      if (row.view && known) addOverride(known, row);
      else if (row.view) orphans.push(row);
      else if (known?.base.sku === row.sku)
        row.wrong('sku', `"${row.sku}" stands twice: first in ${placeOf(known.base)}`);
      else if (known)
        row.wrong('sku', `"${row.sku}" differs in capitals alone from "${known.base.sku}" of ${placeOf(known.base)}`);
      else products.set(skuKey(row.sku), { base: row, overrides: [], position: position++ });
    }
  }
  for (const row of orphans) {
    const known = products.get(skuKey(row.sku));
    if (known) addOverride(known, row);
    else row.wrong('sku', `"${row.sku}" has no row without a store_view_code`);
  }
  return [...products.values()];
};

import { hiddenIn, typedIdentifier } from '#contract/typed-text.ts';
import { skuKey } from '#contract/sku.ts';
import type { StoresInput, StoreViewInput } from '#commerce/merchandise/stores/types.ts';
import { EMPTY_VALUE } from './fields.ts';
import type { Folder } from './folder.ts';
import { productProblem, type Place, type ReportProblem } from './problems.ts';
import type { CsvRow } from './read-csv.ts';
import { REQUIRED_COLUMNS, unreadColumns } from './product-columns.ts';
import type { ProductColumn } from './product-columns.ts';
import type { Scratch, ScratchFile } from './scratch-file.ts';

/** A row of a product file; problems are reported with file and line. */
export type ProductRow = {
  sku: string;
  /** Null: the values of all views. */
  view: StoreViewInput | null;
  place: Place;
  /** Trimmed; empty when the column is absent. */
  get(column: ProductColumn): string;
  wrong: ReportProblem;
  warn: ReportProblem;
};

/** The default row of a product with the rows that override it, in the order of the files. */
export type ProductRows = { base: ProductRow; overrides: readonly ProductRow[]; position: number };

/** The rows of all products, on disk. */
export type ProductRowSet = {
  skus: readonly string[];
  /** The rows of the product with this index. */
  at(index: number): ProductRows;
};

type StoredRow = CsvRow & { file: string };

/** Reports unknown columns, because a misspelt column would omit prices or stock. */
const notifyUnread = (
  { problems }: Folder,
  file: string,
  { names, filled }: { names: ReadonlySet<string>; filled: ReadonlySet<string> },
): void => {
  const { misspelt, others } = unreadColumns(names);
  for (const { name, column } of misspelt)
    problems.add({ file, line: 1, ...productProblem('COLUMN_MISSPELT', { column: name, meant: column }) });
  const unread = others.filter((name) => name && filled.has(name));
  if (unread.length > 0)
    problems.warn({ file, line: 1, ...productProblem('COLUMNS_UNREAD', { columns: unread.join(', ') }) });
};

/** Columns that shoppers read, in which blanks and soft hyphens are meant. */
const isProse = (column: ProductColumn): boolean =>
  /^(?:name|description|short_description|meta_|.*_labels?$)/.test(column);

const rowOf = ({ problems }: Folder, { views }: StoresInput, { file, line, values }: StoredRow): ProductRow => {
  const get = (column: ProductColumn): string => {
    const text = isProse(column) ? (values[column] ?? '').trim() : typedIdentifier(values[column] ?? '');
    return text === EMPTY_VALUE ? '' : text;
  };
  const code = get('store_view_code');
  return {
    sku: get('sku'),
    view: views.find((one) => one.code === code) ?? null,
    place: { file, line },
    get,
    wrong: (field, ...problem) => problems.add({ file, line, field, ...productProblem(...problem) }),
    warn: (field, ...problem) => problems.warn({ file, line, field, ...productProblem(...problem) }),
  };
};

/** Returns false for a row without a SKU or with an unknown store view, and reports it. */
const hasOwner = ({ sku, view, get, wrong }: ProductRow): boolean => {
  const code = get('store_view_code');
  const isOfAll = !code || code === 'all';
  if (!sku) wrong('sku', 'EMPTY', {});
  const hidden = hiddenIn(sku);
  if (hidden) wrong('sku', 'SKU_HIDDEN', { character: hidden });
  if (!isOfAll && !view) wrong('store_view_code', 'VIEW_UNKNOWN', { view: code });
  return sku !== '' && (view !== null || isOfAll);
};

type Reference = { sku: string; isOverride: boolean; index: number };

/** Stores the rows of a file without empty values. Skips unreadable files. */
const storeRows = async (
  folder: Folder,
  file: string,
  stores: StoresInput,
  stored: ScratchFile<StoredRow>,
): Promise<readonly Reference[]> => {
  const references: Reference[] = [];
  const names = new Set<string>();
  const filled = new Set<string>();
  const isFine = await folder.eachRow(file, REQUIRED_COLUMNS, ({ line, values }) => {
    for (const name of Object.keys(values)) names.add(name);
    const given = Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim()));
    for (const name of Object.keys(given)) filled.add(name);
    const each = { file, line, values: given };
    const row = rowOf(folder, stores, each);
    if (hasOwner(row)) references.push({ sku: row.sku, isOverride: row.view !== null, index: stored.add(each) });
  });
  if (!isFine) return [];
  notifyUnread(folder, file, { names, filled });
  return references;
};

type Collected = { sku: string; base: number; overrides: number[]; position: number };

/** Removes and reports repeated rows for the same store view. */
const distinct = (rows: readonly ProductRow[]): readonly ProductRow[] =>
  rows.filter((row, index) => {
    const isFirst = rows.findIndex(({ view }) => view?.id === row.view?.id) === index;
    if (!isFirst) row.wrong('store_view_code', 'VIEW_TWICE', { sku: row.sku, view: row.view?.code ?? '' });
    return isFirst;
  });

/** Reads `products/*.csv` into a scratch file. */
export const readProductRows = async (
  folder: Folder,
  stores: StoresInput,
  scratch: Scratch,
): Promise<ProductRowSet> => {
  const stored = scratch.file<StoredRow>('rows');
  /** By the key of the SKU. */
  const products = new Map<string, Collected>();
  const orphans: Reference[] = [];
  const add = ({ sku, isOverride, index }: Reference, position: number): boolean => {
    const known = products.get(skuKey(sku));
    const { wrong } = rowOf(folder, stores, stored.at(index));
    if (isOverride && known) known.overrides.push(index);
    else if (isOverride) orphans.push({ sku, isOverride, index });
    else if (known) {
      const { file, line } = stored.at(known.base);
      if (known.sku === sku) wrong('sku', 'SKU_TWICE', { sku, file, line });
      else wrong('sku', 'SKU_CAPITALS', { sku, other: known.sku, file, line });
    } else {
      products.set(skuKey(sku), { sku, base: index, overrides: [], position });
      return true;
    }
    return false;
  };
  for (const file of folder.list('products/*.csv')) {
    let position = 0;
    for (const reference of await storeRows(folder, file, stores, stored)) if (add(reference, position)) position++;
  }
  for (const { sku, index } of orphans) {
    const known = products.get(skuKey(sku));
    if (known) known.overrides.push(index);
    else rowOf(folder, stores, stored.at(index)).wrong('sku', 'SKU_NO_BASE', { sku });
  }
  const all = [...products.values()];
  return {
    skus: all.map(({ sku }) => sku),
    at: (index) => {
      const { base, overrides, position } = all[index] as Collected;
      const row = (at: number): ProductRow => rowOf(folder, stores, stored.at(at));
      return { base: row(base), overrides: distinct(overrides.map(row)), position };
    },
  };
};

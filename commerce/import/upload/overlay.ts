import { globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { skuKey } from '#contract/sku.ts';
import { REQUIRED_COLUMNS } from '../product-columns.ts';
import { Problems } from '../problems.ts';
import { readCsv, type CsvRow } from '../read-csv.ts';

/** Path of the uploaded rows in the directory. */
export const UPLOADED = 'products/uploaded.csv';

export type Overlay = {
  /** SKUs of the uploaded file, by key. */
  keys: ReadonlySet<string>;
  columns: ReadonlySet<string>;
  /** Line of the uploaded file, by line of {@link UPLOADED}. */
  lineOf(line: number | undefined): number | undefined;
  /** SKU of a row of {@link UPLOADED} that the catalogue lacks. */
  newSkuAt(line: number | undefined): string | undefined;
  problems: Problems;
};

type Values = CsvRow['values'];

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const csvOf = (names: readonly string[], rows: readonly Values[]): string =>
  [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map((row) => row.map(cell).join(',')).join('\n');

const viewOf = (row: Values): string => (row['store_view_code'] ?? '').trim().replace(/^all$/, '');
const rowKey = (row: Values): string => `${skuKey((row['sku'] ?? '').trim())}\n${viewOf(row)}`;

const ATTRIBUTES = 'additional_attributes';

/** Attributes of a row, overridden by the attributes of another row; both as `name=value,…`. */
const mergedAttributes = (before: string, given: string): string => {
  const pairsOf = (text: string): [string, string][] =>
    text
      .split(/,(?=\w+=)/)
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair]);
  return [...new Map([...pairsOf(before), ...pairsOf(given)]).values()].join(',');
};

const mergedRow = (before: Values | undefined, given: Values): Values => ({
  ...before,
  ...given,
  ...(before?.[ATTRIBUTES] && given[ATTRIBUTES]
    ? { [ATTRIBUTES]: mergedAttributes(before[ATTRIBUTES], given[ATTRIBUTES]) }
    : {}),
});

const namesOf = (rows: readonly Values[]): readonly string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/**
 * Writes a catalogue directory into `target`: all of `catalogue` by links, with the uploaded product rows in place of its
 * rows of these products. Columns that the upload lacks have the values of the catalogue's row.
 */
export const writeOverlay = (catalogue: string, target: string, content: string): Overlay => {
  const problems = new Problems();
  const uploaded = readCsv(UPLOADED, content, ['sku'], problems);
  const keys = new Set(uploaded.map(({ values }) => skuKey((values['sku'] ?? '').trim())));
  const columns = new Set(namesOf(uploaded.map(({ values }) => values)));
  mkdirSync(join(target, 'products'), { recursive: true });
  for (const name of readdirSync(catalogue))
    if (name !== 'products') symlinkSync(join(catalogue, name), join(target, name));
  const known = new Map<string, Values>();
  for (const path of globSync('products/*.csv', { cwd: catalogue })) {
    const rows = readCsv(path, readFileSync(join(catalogue, path), 'utf8'), [], new Problems());
    const others = rows.filter(({ values }) => !keys.has(skuKey((values['sku'] ?? '').trim())));
    for (const { values } of rows) known.set(rowKey(values), values);
    if (others.length > 0) {
      const values = others.map((row) => row.values);
      writeFileSync(join(target, 'products', basename(path)), csvOf(namesOf(values), values));
    }
  }
  // Views whose rows the upload does not have.
  const given = new Set(uploaded.map(({ values }) => rowKey(values)));
  const rest = [...known]
    .filter(([key]) => keys.has(key.split('\n')[0] ?? '') && !given.has(key))
    .map(([, row]) => row);
  const merged = uploaded.map(({ values }) => mergedRow(known.get(rowKey(values)), values));
  const names = [...new Set([...REQUIRED_COLUMNS, ...namesOf([...merged, ...rest])])];
  writeFileSync(join(target, UPLOADED), csvOf(names, [...merged, ...rest]));
  const lines = new Map<number, number>();
  const newSkus = new Map<number, string>();
  // Readers report the last line of a row.
  let line = 1;
  merged.forEach((row, index) => {
    line += names
      .map((name) => row[name] ?? '')
      .join('')
      .split('\n').length;
    lines.set(line, uploaded[index]!.line);
    if (!known.has(rowKey(row))) newSkus.set(line, (row['sku'] ?? '').trim());
  });
  return {
    keys,
    columns,
    problems,
    lineOf: (at) => (at === undefined ? undefined : (lines.get(at) ?? at)),
    newSkuAt: (at) => (at === undefined ? undefined : newSkus.get(at)),
  };
};

import { pipeline } from 'node:stream/promises';
import { parse as csvStream } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { CsvError, Options } from 'csv-parse';
import { productProblem, type Problems } from './problems.ts';

export type CsvRow = { line: number; values: Readonly<Record<string, string>> };

type Parsed = { record: Record<string, string>; info: { lines: number } };

/** Spreadsheets in French separate columns by semicolons, and copies of their cells are separated by tabs. */
const separatorOf = (text: string): string => {
  const [header = ''] = text.split(/\r\n|[\r\n]/, 1);
  return [',', ';', '\t'].find((sign) => header.includes(sign)) ?? ',';
};

const problemOf = (error: CsvError) => {
  if (error.code.includes('QUOTE')) return productProblem('QUOTATION_MARK', {});
  if (error.code.includes('COLUMNS') || error.code.includes('RECORD')) return productProblem('VALUES_TOO_MANY', {});
  return productProblem('UNREADABLE', { problem: error.message });
};

const options = (text: string, onHeader: (names: readonly string[]) => void) =>
  ({
    bom: true,
    delimiter: separatorOf(text),
    columns: (names: string[]) => {
      const header = names.map((name) => name.trim());
      onHeader(header);
      return header;
    },
    info: true,
    relax_column_count_less: true,
    skip_empty_lines: true,
  }) satisfies Options;

/** Reports missing and repeated columns. Returns true if there are none. */
const isUsable = (
  file: string,
  header: readonly string[],
  required: readonly string[],
  problems: Problems,
): boolean => {
  const twice = [...new Set(header.filter((name, index) => name && header.indexOf(name) < index))];
  for (const name of twice) problems.add({ file, line: 1, ...productProblem('COLUMN_TWICE', { column: name }) });
  const missing = required.filter((name) => !header.includes(name));
  const [column = '', ...more] = missing;
  if (column && more.length === 0) problems.add({ file, line: 1, ...productProblem('COLUMN_MISSING', { column }) });
  if (more.length > 0)
    problems.add({ file, line: 1, ...productProblem('COLUMNS_MISSING', { columns: missing.join(', ') }) });
  return twice.length + missing.length === 0;
};

const addSyntaxError = (file: string, error: unknown, problems: Problems): void => {
  const { lines } = error as { lines?: number };
  problems.add({ file, line: lines, ...problemOf(error as CsvError) });
};

/** Rows of a CSV file by column name. An unreadable file is reported and has no rows. */
export const readCsv = (
  file: string,
  text: string,
  required: readonly string[],
  problems: Problems,
): readonly CsvRow[] => {
  let header: readonly string[] = [];
  let records: Parsed[];
  try {
    records = parse(
      text,
      options(text, (names) => (header = names)),
    ) as unknown as Parsed[];
  } catch (error) {
    addSyntaxError(file, error, problems);
    return [];
  }
  if (!isUsable(file, header, required, problems)) return [];
  return records.map(({ record, info }) => ({ line: info.lines, values: record }));
};

/** Reads chunks until the first line is complete. */
const withFirstLine = async (chunks: AsyncIterator<string>): Promise<string> => {
  let first = '';
  while (!/[\r\n]/.test(first)) {
    const { value, done } = await chunks.next();
    if (done) break;
    first += value;
  }
  return first;
};

/**
 * Passes the rows of a large CSV file to `onRow`, one by one. Reports an unreadable file and returns false, possibly
 * after some rows.
 */
export const streamCsv = async (
  file: string,
  chunks: AsyncIterator<string>,
  required: readonly string[],
  problems: Problems,
  onRow: (row: CsvRow) => void,
): Promise<boolean> => {
  const first = await withFirstLine(chunks);
  let header: readonly string[] = [];
  let isFine: boolean | undefined;
  const check = (): boolean => (isFine ??= isUsable(file, header, required, problems));
  const source = async function* (): AsyncGenerator<string> {
    yield first;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  };
  try {
    await pipeline(
      source,
      csvStream(options(first, (names) => (header = names))),
      async (rows: AsyncIterable<Parsed>) => {
        for await (const { record, info } of rows) {
          if (check()) onRow({ line: info.lines, values: record });
        }
      },
    );
  } catch (error) {
    if (!(error instanceof Error) || !('lines' in error)) throw error;
    addSyntaxError(file, error, problems);
    return false;
  }
  return check();
};

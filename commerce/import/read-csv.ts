import { parse } from 'csv-parse/sync';
import type { CsvError } from 'csv-parse/sync';
import type { Problems } from './problems.ts';

export type CsvRow = { line: number; values: Readonly<Record<string, string>> };

/** Spreadsheets in French separate columns by semicolons, and copies of their cells are separated by tabs. */
const separatorOf = (text: string): string => {
  const [header = ''] = text.split(/\r\n|[\r\n]/, 1);
  return [',', ';', '\t'].find((sign) => header.includes(sign)) ?? ',';
};

const wordsOf = (error: CsvError): string => {
  if (error.code.includes('QUOTE')) return 'a quotation mark is out of place: inside a value it is written twice, ""';
  if (error.code.includes('COLUMNS') || error.code.includes('RECORD'))
    return 'has more values than the first line has columns: a value that holds what separates them stands in quotes';
  return error.message;
};

/** Rows of a CSV file by column name. An unreadable file is reported and has no rows. */
export const readCsv = (
  file: string,
  text: string,
  required: readonly string[],
  problems: Problems,
): readonly CsvRow[] => {
  let header: readonly string[] = [];
  let records: { record: Record<string, string>; info: { lines: number } }[];
  try {
    records = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      columns: (names: string[]) => (header = names.map((name) => name.trim())) as string[],
      info: true,
      relax_column_count_less: true,
      skip_empty_lines: true,
    }) as unknown as typeof records;
  } catch (error) {
    const { lines } = error as { lines?: number };
    problems.add({ file, line: lines, message: wordsOf(error as CsvError) });
    return [];
  }
  const twice = [...new Set(header.filter((name, index) => name && header.indexOf(name) < index))];
  for (const name of twice) problems.add({ file, line: 1, message: `the column ${name} is there twice` });
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length)
    problems.add({
      file,
      line: 1,
      message: `the ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    });
  if (twice.length + missing.length > 0) return [];
  return records.map(({ record, info }) => ({ line: info.lines, values: record }));
};

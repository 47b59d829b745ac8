import { csvOfPages } from '../csv.ts';
import type { Platform } from '../context.ts';
import { StaffError, type StaffCall, type StaffVerb } from './types.ts';

type Row = Readonly<Record<string, unknown>>;

const SHOWN = 50;
const WIDEST = 40;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString().slice(0, 16).replace('T', ' ') : String(value);
};

// oxlint-disable-next-line no-control-regex -- a terminal would obey them
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]+/g;

const cell = (value: unknown): string => {
  const text = textOf(value).replaceAll(CONTROLS, ' ');
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
};

/** Formats rows as columns of text with headings. */
export const asTable = (rows: readonly Row[], columns: readonly string[]): string => {
  const lines = [columns, ...rows.map((row) => columns.map((name) => cell(row[name])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Formats one record with one field per line. */
export const asRecord = (row: Row): string => {
  const width = Math.max(...Object.keys(row).map((name) => name.length));
  return Object.entries(row)
    .map(([name, value]) => `${name.padEnd(width)}  ${textOf(value).replaceAll(CONTROLS, ' ')}`.trimEnd())
    .join('\n');
};

type Records<R extends object> = {
  /** Plural name of the records: `visits`. */
  what: string;
  /** Field that identifies a record for `show`. */
  id: keyof R & string;
  /** Columns of `list`. */
  columns: readonly (keyof R & string)[];
  /** Additional fields of one record for `show`. */
  more?(platform: Platform, row: R): Promise<Row>;
};

type Options = StaffCall['options'];

/** Source of records for lists that are too large to read completely. */
type Source<R extends object> = {
  /** Options of `list`, with their descriptions. */
  options?: Readonly<Record<string, string>>;
  /** Reads the first records of the list, and the total. */
  list(platform: Platform, first: number, options: Options): Promise<{ rows: readonly R[]; total: number }>;
  find(platform: Platform, id: string): Promise<R | undefined>;
  pages(platform: Platform): AsyncIterable<readonly R[]>;
};

/** The verbs `list`, `show` and `export` for large numbers of records. */
export const pagedRecordVerbs = <R extends object>({
  what,
  id,
  columns,
  more,
  options: filters = {},
  list,
  find,
  pages,
}: Records<R> & Source<R>) =>
  ({
    list: {
      what: `${what}, ${SHOWN} of them or the given number`,
      options: { first: 'how many', ...filters },
      run: async (platform, { options }) => {
        const count = Number(options.first ?? SHOWN);
        if (!Number.isSafeInteger(count) || count < 1) throw new StaffError('--first must be a number, 1 or more.');
        const { rows, total } = await list(platform, count, options);
        if (rows.length === 0) return `No ${what}.`;
        const left = total - rows.length;
        return [asTable(rows as readonly Row[], columns), ...(left > 0 ? [`… and ${left} more`] : [])].join('\n');
      },
    },
    show: {
      args: [`<${id}>`],
      what: `one of the ${what}, with all its data`,
      run: async (platform, { args: [given = ''] }) => {
        const row = await find(platform, given);
        if (!row) throw new StaffError(`There is no ${id} ${given} among the ${what}.`);
        return asRecord({ ...(row as Row), ...(await more?.(platform, row)) });
      },
    },
    export: {
      what: `all ${what} as CSV`,
      run: (platform) => csvOfPages(pages(platform) as AsyncIterable<readonly Row[]>),
    },
  }) satisfies Record<string, StaffVerb>;

/** The same verbs for records that fit into memory. */
export const recordVerbs = <R extends object>({
  read,
  ...records
}: Records<R> & {
  /** All records, in the order of the list. */
  read(platform: Platform): Promise<readonly R[]>;
}) =>
  pagedRecordVerbs<R>({
    ...records,
    list: async (platform, first) => {
      const rows = await read(platform);
      return { rows: rows.slice(0, first), total: rows.length };
    },
    find: async (platform, id) => (await read(platform)).find((one) => String(one[records.id]) === id),
    pages: async function* (platform) {
      yield await read(platform);
    },
  });

import { toCsv } from '../csv.ts';
import type { Platform } from '../context.ts';
import { StaffError, type StaffVerb } from './types.ts';

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
  /** All records, in the order of the list. */
  read(platform: Platform): Promise<readonly R[]>;
  /** Field that identifies a record for `show`. */
  id: keyof R & string;
  /** Columns of `list`. */
  columns: readonly (keyof R & string)[];
  /** Additional fields of one record for `show`. */
  more?(platform: Platform, row: R): Promise<Row>;
};

/** The verbs `list`, `show` and `export` for records of a module. */
export const recordVerbs = <R extends object>({ what, read, id, columns, more }: Records<R>) =>
  ({
    list: {
      what: `${what}, ${SHOWN} of them or the given number`,
      options: { first: 'how many' },
      run: async (platform, { options }) => {
        const count = Number(options.first ?? SHOWN);
        if (!Number.isSafeInteger(count) || count < 1) throw new StaffError('--first must be a number, 1 or more.');
        const rows = await read(platform);
        if (rows.length === 0) return `No ${what}.`;
        const left = rows.length - count;
        return [
          asTable(rows.slice(0, count) as readonly Row[], columns),
          ...(left > 0 ? [`… and ${left} more`] : []),
        ].join('\n');
      },
    },
    show: {
      args: [`<${id}>`],
      what: `one of the ${what}, with all its data`,
      run: async (platform, { args: [given] }) => {
        const row = (await read(platform)).find((one) => String(one[id]) === given);
        if (!row) throw new StaffError(`There is no ${id} ${given} among the ${what}.`);
        return asRecord({ ...(row as Row), ...(await more?.(platform, row)) });
      },
    },
    export: { what: `all ${what} as CSV`, run: async (platform) => toCsv((await read(platform)) as readonly Row[]) },
  }) satisfies Record<string, StaffVerb>;

/** A cell; a value that a spreadsheet would run as a formula is escaped. */
const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value);
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

type Rows = readonly Readonly<Record<string, unknown>>[];

const linesOf = (rows: Rows, names: readonly string[]): string =>
  rows.map((row) => `${names.map((name) => cell(row[name])).join(',')}\r\n`).join('');

/** Rows as CSV (RFC 4180) with a header line; empty for no rows. */
export const toCsv = (rows: Rows): string => {
  const names = Object.keys(rows[0] ?? {});
  return rows.length === 0 ? '' : `${names.map(cell).join(',')}\r\n${linesOf(rows, names)}`;
};

/** Like {@link toCsv}, page by page. */
export async function* csvOfPages(pages: AsyncIterable<Rows>): AsyncGenerator<string> {
  let names: readonly string[] | undefined;
  for await (const rows of pages)
    if (names) yield linesOf(rows, names);
    else if (rows[0]) {
      names = Object.keys(rows[0]);
      yield toCsv(rows);
    }
}

/** A cell; a value that a spreadsheet would run as a formula is escaped. */
const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value);
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Rows as CSV (RFC 4180) with a header line; empty for no rows. */
export const toCsv = (rows: readonly Readonly<Record<string, unknown>>[]): string => {
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first);
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('');
};

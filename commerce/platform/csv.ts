/** A cell; one that a spreadsheet would take for a formula is made plain text. */
const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value);
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Rows as CSV (RFC 4180) with their names as the first line; nothing for no rows. */
export const toCsv = (rows: readonly Readonly<Record<string, unknown>>[]): string => {
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first);
  return [names, ...rows.map((row) => names.map((name) => row[name]))].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
};

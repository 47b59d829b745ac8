/** Formats a cell. Escapes values that start like a spreadsheet formula. */
const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Rows as CSV (RFC 4180) with a header line. */
export const csvOf = (headings: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [headings, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');

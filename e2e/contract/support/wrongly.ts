/** What no answer may hold: paths, stacks, words of a database. */
export const LEAK = /node_modules|\.(?:ts|php):\d+|\bat \w+ \(|postgres|SQLSTATE|Internal server error/i;
/** What databases, templates and logs dislike. */
export const NASTY = ["'; drop table sales_order; --", '\u0000', '{{7*7}}<script>', '9'.repeat(400)];

/** The same value with `text` for every text and `number` for every number. */
export const withLeaves = (value: unknown, text: string, number: number): unknown => {
  if (typeof value === 'string') return text;
  if (typeof value === 'number') return number;
  if (Array.isArray(value)) return value.map((entry) => withLeaves(entry, text, number));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, given]) => [name, withLeaves(given, text, number)]));
};

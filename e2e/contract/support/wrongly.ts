/** Must not appear in any response: paths, stack traces, database terms. */
export const LEAK = /node_modules|\.(?:ts|php):\d+|\bat \w+ \(|postgres|SQLSTATE|Internal server error/i;
/** Texts that break databases, templates and logs. */
export const NASTY = ["'; drop table sales_order; --", '\u0000', '{{7*7}}<script>', '9'.repeat(400)];

/** Replaces every text by `text` and every number by `number`. */
export const withLeaves = (value: unknown, text: string, number: number): unknown => {
  if (typeof value === 'string') return text;
  if (typeof value === 'number') return number;
  if (Array.isArray(value)) return value.map((entry) => withLeaves(entry, text, number));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, given]) => [name, withLeaves(given, text, number)]));
};

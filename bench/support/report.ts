/** One measured figure with its budget and, where known, a reference figure. */
export type Row = {
  what: string;
  measured: number;
  unit: string;
  budget: number;
  /** Whether the budget is a floor (throughput) or a ceiling (bytes). */
  bound: 'at least' | 'at most';
  /** The same measure of another site or program, and which; measured beside it unless it says on which day and machine. */
  reference?: { value: number; whose: string; measured?: string };
};

export const isKept = ({ measured, budget, bound }: Row): boolean =>
  bound === 'at least' ? measured >= budget : measured <= budget;

const figure = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en').replaceAll(',', ' ') : value.toFixed(value >= 100 ? 0 : 1);

const ratio = ({ measured, reference, bound }: Row): string => {
  if (!reference) return '';
  // Another machine's figure has no relation to this one's.
  if (reference.measured) return `${figure(reference.value)} of ${reference.whose}, measured ${reference.measured}`;
  const better = bound === 'at least' ? measured / reference.value : reference.value / measured;
  const word = bound === 'at least' ? 'as many as' : 'smaller than';
  return `${better.toFixed(better >= 10 ? 0 : better >= 1 ? 1 : 2)} × ${word} ${reference.whose} (${figure(reference.value)})`;
};

/** Prints the rows as aligned lines; true when every budget is met. */
export const printRows = (title: string, rows: readonly Row[]): boolean => {
  console.log(`\n${title}`);
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const row of rows) {
    const mark = isKept(row) ? '✓' : '✗';
    const budget = `budget ${row.bound === 'at least' ? '≥' : '≤'} ${figure(row.budget)}`;
    console.log(
      `  ${mark} ${row.what.padEnd(width)}  ${`${figure(row.measured)} ${row.unit}`.padEnd(20)} ${budget.padEnd(18)} ${ratio(row)}`.trimEnd(),
    );
  }
  return rows.every(isKept);
};

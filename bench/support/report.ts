/** One measured figure with the limit that guards it. */
export type Row = {
  what: string;
  measured: number;
  unit: string;
  budget: number;
  bound: 'at least' | 'at most';
};

export const isWithin = ({ measured, budget, bound }: Row): boolean =>
  bound === 'at least' ? measured >= budget : measured <= budget;

/** A guard for bytes, requests or memory. */
export const atMost = (what: string, measured: number, unit: string, budget: number): Row => ({
  what,
  measured,
  unit,
  budget,
  bound: 'at most',
});

/** A guard for the rate of the shop divided by the rate of a bare program, both measured in the same run. */
export const ratio = (what: string, { shop, bare }: { shop: number; bare: number }, budget: number): Row => {
  console.log(`  ${what}: ${figure(shop)} ÷ ${figure(bare)} per second and core`);
  return { what, measured: shop / bare, unit: '×', budget, bound: 'at least' };
};

const figure = (value: number): string => {
  if (value < 10) return value.toFixed(2);
  return value >= 1000 ? Math.round(value).toLocaleString('en').replaceAll(',', ' ') : value.toFixed(1);
};

/** Prints the rows as aligned lines. Returns true when every figure is within its limit. */
export const printRows = (title: string, rows: readonly Row[]): boolean => {
  console.log(`\n${title}`);
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const row of rows) {
    const limit = `${row.bound === 'at least' ? '≥' : '≤'} ${figure(row.budget)}`;
    const measured = `${figure(row.measured)} ${row.unit}`;
    console.log(`  ${isWithin(row) ? '✓' : '✗'} ${row.what.padEnd(width)}  ${measured.padEnd(16)} ${limit}`);
  }
  return rows.every(isWithin);
};

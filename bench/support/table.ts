import { isKept, type Row } from './report.ts';

/** A figure of a table; without a budget it is told alone. Not a number where it could not be measured: no budget keeps that. */
export type Cell = { value: number; digits?: number; budget?: Pick<Row, 'budget' | 'bound'> };

export type Line = { name: string; cells: Readonly<Record<string, Cell>> };

const isKeptCell = ({ value, budget }: Cell): boolean =>
  !budget || isKept({ what: '', unit: '', measured: value, ...budget });

const shown = (cell: Cell | undefined): string => {
  if (!cell) return '–';
  const figure = Number.isNaN(cell.value) ? 'failed' : cell.value.toFixed(cell.digits ?? 0);
  return cell.budget ? `${figure} ${isKeptCell(cell) ? '✓' : '✗'}` : figure;
};

/** Prints a heading and aligned columns, the first of names. */
export const printColumns = (title: string, rows: readonly (readonly string[])[]): void => {
  const widths = rows[0]?.map((_cell, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  console.log(`\n${title}`);
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => (at === 0 ? `  ${cell.padEnd(widths[at] ?? 0)}` : cell.padStart((widths[at] ?? 0) + 2)))
        .join(''),
    );
};

/** Prints one line for each name and one column for each figure, ✓ or ✗ beside those with a budget; true when all are kept. */
export const printTable = (title: string, lines: readonly Line[]): boolean => {
  const columns = [...new Set(lines.flatMap(({ cells }) => Object.keys(cells)))];
  printColumns(title, [
    ['', ...columns],
    ...lines.map(({ name, cells }) => [name, ...columns.map((one) => shown(cells[one]))]),
  ]);
  return lines.every(({ cells }) => Object.values(cells).every(isKeptCell));
};

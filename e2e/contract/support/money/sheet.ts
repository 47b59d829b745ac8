/** Amounts in cents. */
export type SheetLine = { sku: string; quantity: number; row: number; discount?: number; tax?: number };

/** Amounts of an order as reported by one source, in cents; absent if the source does not report them. */
export type Sheet = {
  currency: string;
  /** By sku. */
  lines: readonly SheetLine[];
  subtotal: number;
  shipping: number;
  /** Items and shipping. */
  discount: number;
  tax: number;
  /** By name in the store view's language. */
  taxes?: Readonly<Record<string, number>>;
  total: number;
};

/** Converts a reported amount to cents; throws if it has more than two decimals. */
export const cents = (value: number | null | undefined): number => {
  const exact = Number(((value ?? Number.NaN) * 100).toFixed(6));
  if (!Number.isInteger(exact)) throw new Error(`${value} is no amount to the cent`);
  return exact;
};

type Amount = { value: number; currency?: string };
export const sumOf = (amounts: readonly (Amount | null | undefined)[] | null | undefined): number =>
  (amounts ?? []).reduce((sum, amount) => sum + cents(amount?.value), 0);

export const bySku = (lines: readonly SheetLine[]): readonly SheetLine[] =>
  lines.toSorted((one, other) => (one.sku < other.sku ? -1 : 1));

export const taxesBy = <T>(
  taxes: readonly T[] | null | undefined,
  name: (tax: T) => string,
  amount: (tax: T) => number,
) => Object.fromEntries((taxes ?? []).map((tax) => [name(tax), amount(tax)]));

/** Reduces a sheet to the amounts of another, so that sources of different detail can be compared. */
export const reducedTo = (sheet: Sheet, model: Sheet): Sheet => ({
  ...sheet,
  lines: sheet.lines.map((line, index) => {
    const other = model.lines[index];
    const { sku, quantity, row } = line;
    return {
      sku,
      quantity,
      row,
      ...(other?.discount === undefined ? {} : { discount: line.discount ?? Number.NaN }),
      ...(other?.tax === undefined ? {} : { tax: line.tax ?? Number.NaN }),
    };
  }),
  ...(model.taxes ? {} : { taxes: undefined }),
});

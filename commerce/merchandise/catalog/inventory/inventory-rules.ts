import { cleanLine } from '#commerce/platform/clean-text.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { lotsBetween, mergedLots, type Lot } from '../lot-rules.ts';
import type { LeavingLine, LotChange, ReceiptLine, StoredLine } from './types.ts';

export const MAX_LINES = 200;
const MAX_UNITS = 1_000_000;
export const MAX_CODE = 64;

export const MAX_NOTE = 300;

/** Throws unless the quantity is a whole number between `least` and a million. */
export const checkUnits = (quantity: number | undefined, least = 0): number => {
  if (quantity === undefined || !Number.isInteger(quantity) || quantity < least || quantity > MAX_UNITS)
    throw new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [quantity ?? '', 'qty'] });
  return quantity;
};

/** A lot, rack or barcode on one line. */
export const shortText = (text: string | undefined, field: string): string => {
  const clean = cleanLine(text ?? '');
  if (clean.length > MAX_CODE)
    throw new InputError('Invalid value of "%1" provided for the %2 field.', {
      parameters: [clean.slice(0, 40), field],
    });
  return clean;
};

/** Lines of a delivery, one per product and lot. */
export const mergedLines = (lines: readonly ReceiptLine[]): readonly ReceiptLine[] =>
  [...Map.groupBy(lines, ({ sku, lot }) => JSON.stringify([sku, lot])).values()].map((same) => ({
    ...same[0]!,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    rack: same.findLast(({ rack }) => rack)?.rack ?? '',
  }));

/** Changes that turn the stock of `before` into that of `after`. */
export const differences = (before: readonly StoredLine[], after: readonly StoredLine[]): readonly LotChange[] => {
  const sums = new Map<string, LotChange>();
  const add = ({ productId, lot, quantity }: LotChange): void => {
    const key = `${productId} ${lot}`;
    sums.set(key, { productId, lot, quantity: (sums.get(key)?.quantity ?? 0) + quantity });
  };
  for (const line of before) add({ ...line, quantity: -line.quantity });
  for (const line of after) add(line);
  return [...sums.values()].filter(({ quantity }) => quantity !== 0);
};

/** Sold but unshipped units of a product: the total, and the units of known lots. */
export const leavingOf = (
  lines: readonly LeavingLine[],
  productId: number,
): { quantity: number; lots: readonly Lot[] } => ({
  quantity: lines.reduce((sum, { beginAt, endAt }) => sum + endAt - beginAt, 0),
  lots: mergedLots(
    lines.flatMap(({ lots, beginAt, endAt }) =>
      lotsBetween(
        lots.filter((lot) => lot.productId === productId),
        beginAt,
        endAt,
      ),
    ),
  ),
});

import { dayAfter, splitQuantity } from '#contract/later.ts';
import { stockOf } from '#commerce/merchandise/catalog/choice-rules.ts';
import type { OrderedLine } from '#commerce/merchandise/catalog/types.ts';
import type { CartLine } from './types.ts';

/** Units of a line taken from stock now, and backordered units. */
export const neededNow = (line: Pick<CartLine, 'sellable' | 'quantity' | 'later'>): readonly OrderedLine[] =>
  line.later
    ? [
        {
          productId: line.sellable.productId,
          quantity: line.quantity - line.later.quantity,
          later: line.later.quantity,
        },
      ]
    : stockOf(line);

/** Units of each product that bundles take; they cannot come later. */
const takenByBundles = (lines: readonly CartLine[]): ReadonlyMap<number, number> => {
  const taken = new Map<number, number>();
  for (const { productId, quantity } of lines.filter(({ sellable }) => sellable.parts).flatMap(stockOf))
    taken.set(productId, (taken.get(productId) ?? 0) + quantity);
  return taken;
};

/** Marks the units of lines that come later, and the day they are expected. First lines get the stock first. */
export const withLater = (lines: readonly CartLine[], today: string): readonly CartLine[] => {
  const taken = new Map(takenByBundles(lines));
  return lines.map((line) => {
    const { productId, available, laterDays, parts } = line.sellable;
    if (laterDays === undefined || parts || line.problems.length > 0) return line;
    const used = taken.get(productId) ?? 0;
    const { now, later } = splitQuantity(line.quantity, available - used);
    taken.set(productId, used + now);
    return later > 0 ? { ...line, later: { quantity: later, on: dayAfter(today, laterDays) } } : line;
  });
};

/** The later units of a cart; null if everything is in stock. */
export const laterOf = (lines: readonly CartLine[]): { on: string; units: number; isChoice: boolean } | null => {
  const waiting = lines.flatMap(({ later }) => later ?? []);
  if (waiting.length === 0) return null;
  return {
    on: waiting.reduce((last, { on }) => (on > last ? on : last), ''),
    units: waiting.reduce((sum, { quantity }) => sum + quantity, 0),
    // With nothing in stock there is only one shipment.
    isChoice: lines.some(({ quantity, later }) => quantity > (later?.quantity ?? 0)),
  };
};

/** Lines of the first and of the second shipment. */
export const shipmentsOf = (lines: readonly CartLine[]): readonly [readonly CartLine[], readonly CartLine[]] => [
  lines.flatMap((line) => {
    const quantity = line.quantity - (line.later?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  }),
  lines.flatMap((line) => (line.later ? [{ ...line, quantity: line.later.quantity }] : [])),
];

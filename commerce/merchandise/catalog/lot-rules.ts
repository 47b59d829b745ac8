/** A part of a production lot, in selling units: boxes of one lot were made in one run and match in shade and size. */
export type Lot = { code: string; quantity: number };

/** What was taken of a product, in the order it leaves. */
export type LotShare = Lot & { productId: number };

const held = (lots: readonly Lot[], quantity: number, earlier: readonly string[]): Lot | undefined => {
  const enough = lots.filter((lot) => lot.quantity >= quantity);
  return (
    earlier.flatMap((code) => enough.find((lot) => lot.code === code) ?? [])[0] ??
    enough.toSorted((one, other) => one.quantity - other.quantity || (one.code < other.code ? -1 : 1))[0]
  );
};

/**
 * Of which lots a quantity is taken: of one whenever one holds it all, else of as few as can be. `earlier` are the lots
 * that the buyer has had of it, the newest first; they come before others that hold as much. Of lots that hold enough the
 * smallest is taken, which keeps large ones for large rooms. What exceeds all lots is of no known lot.
 */
export const takeFromLots = (
  lots: readonly Lot[],
  quantity: number,
  earlier: readonly string[] = [],
): readonly Lot[] => {
  const left = lots.filter((lot) => lot.quantity > 0);
  if (quantity <= 0 || left.length === 0) return [];
  const whole = held(left, quantity, earlier);
  if (whole) return [{ code: whole.code, quantity }];
  const largest = left.reduce((best, lot) => (lot.quantity > best.quantity ? lot : best));
  return [
    largest,
    ...takeFromLots(
      left.filter((lot) => lot !== largest),
      quantity - largest.quantity,
      earlier,
    ),
  ];
};

/** The lots of the units from the one numbered `from` up to before `to`. */
export const lotsBetween = (lots: readonly Lot[], from: number, to: number): readonly Lot[] => {
  let start = 0;
  return lots.flatMap(({ code, quantity }) => {
    const taken = Math.min(to, start + quantity) - Math.max(from, start);
    start += quantity;
    return taken > 0 ? [{ code, quantity: taken }] : [];
  });
};

/** Quantities of one lot together, in the order of their first. */
export const mergedLots = (lots: readonly Lot[]): readonly Lot[] =>
  [...Map.groupBy(lots, ({ code }) => code)].map(([code, parts]) => ({
    code,
    quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0),
  }));

type Need = { productId: number; quantity: number };

/** Shares the lots that were taken of products out to the lines that need them, the first lines first. */
export const dealLots = (
  lines: readonly (readonly Need[])[],
  taken: readonly LotShare[],
): readonly (readonly LotShare[])[] => {
  const ofProduct = Map.groupBy(taken, ({ productId }) => productId);
  const dealt = new Map<number, number>();
  return lines.map((needs) =>
    needs.flatMap(({ productId, quantity }) => {
      const from = dealt.get(productId) ?? 0;
      dealt.set(productId, from + quantity);
      const lots = lotsBetween(ofProduct.get(productId) ?? [], from, from + quantity);
      return lots.map((lot) => ({ ...lot, productId }));
    }),
  );
};

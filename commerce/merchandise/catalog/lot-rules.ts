/** A part of a production lot, in selling units: boxes of one lot were made in one run and match in shade and size. */
export type Lot = { code: string; quantity: number };

/** Quantity taken from a lot of a product, in shipping order. */
export type LotShare = Lot & { productId: number };

const lotFor = (lots: readonly Lot[], quantity: number, earlier: readonly string[]): Lot | undefined => {
  const enough = lots.filter((lot) => lot.quantity >= quantity);
  return (
    earlier.flatMap((code) => enough.find((lot) => lot.code === code) ?? [])[0] ??
    enough.toSorted((one, other) => one.quantity - other.quantity || (one.code < other.code ? -1 : 1))[0]
  );
};

/**
 * Chooses lots for a quantity: one lot if any holds it all, else as few as possible. Among lots that hold as much, the
 * buyer's `earlier` lots (newest first) come first, then the smallest, which leaves large lots for large orders. The
 * rest has no known lot.
 */
export const takeFromLots = (
  lots: readonly Lot[],
  quantity: number,
  earlier: readonly string[] = [],
): readonly Lot[] => {
  const left = lots.filter((lot) => lot.quantity > 0);
  if (quantity <= 0 || left.length === 0) return [];
  const whole = lotFor(left, quantity, earlier);
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

/** The lots of the units from number `from` up to before `to`. */
export const lotsBetween = (lots: readonly Lot[], from: number, to: number): readonly Lot[] => {
  let start = 0;
  return lots.flatMap(({ code, quantity }) => {
    const taken = Math.min(to, start + quantity) - Math.max(from, start);
    start += quantity;
    return taken > 0 ? [{ code, quantity: taken }] : [];
  });
};

/** Sums quantities per lot, in the order of first occurrence. */
export const mergedLots = (lots: readonly Lot[]): readonly Lot[] =>
  [...Map.groupBy(lots, ({ code }) => code)].map(([code, parts]) => ({
    code,
    quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0),
  }));

type Need = { productId: number; quantity: number };

/** Distributes the lots taken from products among the lines, first lines first. */
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

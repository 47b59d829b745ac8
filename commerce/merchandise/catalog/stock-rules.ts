/** Lists show the number of units up to this one. */
export const LOW_STOCK = 5;

/** Returns true if a change of stock affects lists. */
export const changesListedStock = (before: number, after: number): boolean => {
  const shown = (available: number): number => Math.max(0, Math.min(available, LOW_STOCK + 1));
  return shown(before) !== shown(after);
};

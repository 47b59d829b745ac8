/** Few enough left that lists say how many. */
export const LOW_STOCK = 5;

/** Whether a change of stock changes what lists show. */
export const changesListedStock = (before: number, after: number): boolean => {
  const shown = (available: number): number => Math.max(0, Math.min(available, LOW_STOCK + 1));
  return shown(before) !== shown(after);
};

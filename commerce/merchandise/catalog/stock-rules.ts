/** Pages show the number of units up to this one, if the shop has no rule of its own. */
export const FEW_LEFT = 5;

/** Returns true if a change of stock affects pages, which show the number of units up to `shownUpTo`. */
export const changesShownStock = (before: number, after: number, shownUpTo: number): boolean => {
  const shown = (available: number): number => Math.max(0, Math.min(available, shownUpTo + 1));
  return shown(before) !== shown(after);
};

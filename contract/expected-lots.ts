/**
 * Of how many production lots the shopper was told that the lines of the cart are, all lines together, sent with the order
 * call. A stock Magento ignores it; ours refuses an order that would be of more. Without it any number will do.
 */
export const EXPECTED_LOTS_HEADER = 'x-expected-lots';

/** `error_code` of the refusal. */
export const LOTS_CHANGED = 'LOTS_CHANGED';

/** Undefined for invalid text. */
export const readLots = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;

/**
 * Request header of an order call: the number of production lots, over all cart lines, shown to the shopper. Our back
 * end refuses an order that would need more; Magento ignores the header. Without it, any number is accepted.
 */
export const EXPECTED_LOTS_HEADER = 'x-expected-lots';

/** `error_code` of the refusal. */
export const LOTS_CHANGED = 'LOTS_CHANGED';

/** Parses the header; undefined for invalid text. */
export const readLots = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;

/**
 * Request header of an order call: the total shown to the shopper, as `123.88 CAD`. Our back end refuses the order if
 * the total differs; Magento ignores the header. Without it, the order is placed at the current total.
 */
export const EXPECTED_TOTAL_HEADER = 'x-expected-total';

/** `error_code` of the refusal; its parameters `total` and `currency` are the current values. */
export const TOTAL_CHANGED = 'TOTAL_CHANGED';

/** Major units. */
type Money = { value: number; currency: string };

export const writeTotal = ({ value, currency }: Money): string => `${value.toFixed(2)} ${currency}`;

/** Parses the header; undefined for invalid text. */
export const readTotal = (text: string): Money | undefined => {
  const match = /^(\d{1,12}\.\d{2}) ([A-Z]{3})$/.exec(text.trim());
  return match ? { value: Number(match[1]), currency: String(match[2]) } : undefined;
};

/**
 * The total the shopper saw when ordering, sent with the order call as `123.88 CAD`. A stock Magento ignores it; ours
 * refuses the order when the total differs. Without it the order is placed at the current total.
 */
export const EXPECTED_TOTAL_HEADER = 'x-expected-total';

/** `error_code` of the refusal; its parameters `total` and `currency` are the current ones. */
export const TOTAL_CHANGED = 'TOTAL_CHANGED';

/** In major units. */
type Money = { value: number; currency: string };

export const writeTotal = ({ value, currency }: Money): string => `${value.toFixed(2)} ${currency}`;

/** Undefined for invalid text. */
export const readTotal = (text: string): Money | undefined => {
  const match = /^(\d{1,12}\.\d{2}) ([A-Z]{3})$/.exec(text.trim());
  return match ? { value: Number(match[1]), currency: String(match[2]) } : undefined;
};

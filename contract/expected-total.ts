/**
 * What the shopper saw when ordering, sent with the order call as `123.88 CAD`. A stock Magento ignores it; ours places no
 * order at another total. A client that sends none orders at whatever the cart costs then.
 */
export const EXPECTED_TOTAL_HEADER = 'x-expected-total';

/** `error_code` of the refusal; its parameters `total` and `currency` say what the order would cost now. */
export const TOTAL_CHANGED = 'TOTAL_CHANGED';

/** In major units. */
type Money = { value: number; currency: string };

export const writeTotal = ({ value, currency }: Money): string => `${value.toFixed(2)} ${currency}`;

/** Undefined for what is no total. */
export const readTotal = (text: string): Money | undefined => {
  const [, value, currency] = /^(\d{1,12}\.\d{2}) ([A-Z]{3})$/.exec(text.trim()) ?? [];
  return value && currency ? { value: Number(value), currency } : undefined;
};

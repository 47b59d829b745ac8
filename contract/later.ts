/** Parts of a quantity: in stock now, and in stock later. */
export type Split = { now: number; later: number };

/** Splits a quantity by the units available. */
export const splitQuantity = (quantity: number, available: number): Split => {
  const now = Math.min(quantity, Math.max(0, available));
  return { now, later: quantity - now };
};

const DAY_MS = 24 * 3600 * 1000;

/** The calendar day so many days after another, both YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** One shipment when everything is in stock, or two: units in stock first, the others later. */
export type Shipments = 'TOGETHER' | 'APART';

/**
 * Request header of an order call: the number of units shown to the shopper as not in stock yet. Our back end refuses an
 * order with more; Magento ignores the header.
 */
export const EXPECTED_LATER_HEADER = 'x-expected-later';

/** `error_code` of the refusal. */
export const LATER_CHANGED = 'LATER_CHANGED';

/** Parses the header; undefined for invalid text. */
export const readLater = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined;

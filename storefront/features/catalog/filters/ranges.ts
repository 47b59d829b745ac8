/** Separates the bounds of a range in a URL; `*` leaves a side open. */
export const RANGE_SEPARATOR = '_';
export const OPEN_BOUND = '*';

const AMOUNT = /^\d{1,9}(\.\d{1,4})?$/;

const isBound = (bound: string): boolean => bound === '' || bound === OPEN_BOUND || AMOUNT.test(bound);

/** True if a value is a number, or a range in which one end may be open. */
export const isRange = (value: string): boolean => {
  const bounds = value.split(RANGE_SEPARATOR);
  return bounds.length <= 2 && bounds.every(isBound) && bounds.some((bound) => AMOUNT.test(bound));
};

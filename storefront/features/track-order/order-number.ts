import { padOrderNumber } from '#contract/order-number.ts';

/** The typed number, padded with zeros; undefined for an empty text. */
export const orderNumberToLookUp = (typed: string): string | undefined => {
  const number = typed.replace(/[\s#]/g, '');
  return number === '' ? undefined : padOrderNumber(number);
};

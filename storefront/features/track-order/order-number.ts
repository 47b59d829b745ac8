import { padOrderNumber } from '#contract/order-number.ts';

/** The typed number, padded with zeros; undefined when nothing was typed. */
export const orderNumberToLookUp = (typed: string): string | undefined => {
  const number = typed.replace(/[\s#]/g, '');
  return number === '' ? undefined : padOrderNumber(number);
};

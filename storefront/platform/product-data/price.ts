import { toMinor } from '#contract/money.ts';

type Money = { value: number | null; currency: string | null };

/** A price in minor units. */
export type Price = {
  finalMinor: number;
  /** Price before discounts; equal to `finalMinor` without one. */
  regularMinor: number;
  currency: string;
};

/** Undefined if the back end hides the price from this caller, or if there is none. */
export const priceOf = (price: { regular_price: Money; final_price: Money } | null | undefined): Price | undefined => {
  const { value, currency } = price?.final_price ?? { value: null, currency: null };
  if (value === null || currency === null) return undefined;
  const finalMinor = toMinor(value, currency);
  return {
    finalMinor,
    regularMinor: Math.max(finalMinor, toMinor(price?.regular_price.value ?? value, currency)),
    currency,
  };
};

export const isReduced = ({ finalMinor, regularMinor }: Price): boolean => regularMinor > finalMinor;

import { toMinor } from '#contract/money.ts';

type Money = { value: number | null; currency: string | null };

/** A price in minor units. */
export type Price = {
  finalMinor: number;
  /** Price before discounts; equal to `finalMinor` without one. */
  regularMinor: number;
  /** Price without the customer's group price; set only if it is higher. */
  ordinaryMinor?: number;
  /** Set if the ordinary price of another variant is higher. */
  isOrdinaryFrom?: true;
  currency: string;
};

/** Undefined if the back end hides the price from this caller, or if there is none. */
export const priceOf = (
  price: { regular_price: Money; final_price: Money } | null | undefined,
  specialPrice?: number | null,
): Price | undefined => {
  const { value, currency } = price?.final_price ?? { value: null, currency: null };
  if (value === null || currency === null) return undefined;
  const finalMinor = toMinor(value, currency);
  const regularMinor = Math.max(finalMinor, toMinor(price?.regular_price.value ?? value, currency));
  const ordinaryMinor = specialPrice == null ? regularMinor : toMinor(specialPrice, currency);
  return {
    finalMinor,
    regularMinor,
    // Without a special price in the query, it is unknown whether the reduction is the group's.
    ...(specialPrice !== undefined && ordinaryMinor > finalMinor && { ordinaryMinor }),
    currency,
  };
};

/** Adds the ordinary price of the cheapest variant to the price of their configurable product. */
export const withOrdinary = (price: Price | undefined, variants: readonly (Price | undefined)[]): Price | undefined => {
  const ordinary = variants.flatMap((variant) => (variant ? [variant.ordinaryMinor ?? variant.finalMinor] : []));
  const ordinaryMinor = Math.min(...ordinary);
  if (!price || ordinary.length === 0 || ordinaryMinor <= price.finalMinor) return price;
  return { ...price, ordinaryMinor, ...(Math.max(...ordinary) > ordinaryMinor && { isOrdinaryFrom: true }) };
};

const WITH_SPECIAL_PRICE: ReadonlySet<string> = new Set(['SimpleProduct', 'VirtualProduct', 'DownloadableProduct']);

/** The special price of a product sold by itself; undefined for one whose price consists of others. */
export const specialPriceOf = ({
  __typename: type,
  special_price: price,
}: {
  __typename: string;
  special_price: number | null;
}): number | null | undefined => (WITH_SPECIAL_PRICE.has(type) ? price : undefined);

export const isReduced = ({ finalMinor, regularMinor }: Price): boolean => regularMinor > finalMinor;

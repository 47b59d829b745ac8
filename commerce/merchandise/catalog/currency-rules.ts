import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

/** Every currency that one of the price lists has. */
export const currenciesOf = (prices: readonly Readonly<Record<CurrencyCode, unknown>>[]): readonly CurrencyCode[] => [
  ...new Set(prices.flatMap((list) => Object.keys(list))),
];

import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

/** By store view id; 0 is the default of all views. */
export type Titles = Readonly<Record<number, string>>;

/** The surcharge of an option: minor units by currency, or a percentage of the product's price. */
export type OptionPrice =
  | { kind: 'fixed'; amounts: Readonly<Record<CurrencyCode, number>> }
  | { kind: 'percent'; percent: number };

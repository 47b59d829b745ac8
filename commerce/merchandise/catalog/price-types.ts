import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

/** By store view id; 0 is that of all views. */
export type Titles = Readonly<Record<number, string>>;

/** What an option adds to the price: minor units by currency, or a share of the product's price. */
export type OptionPrice =
  | { kind: 'fixed'; amounts: Readonly<Partial<Record<CurrencyCode, number>>> }
  | { kind: 'percent'; percent: number };

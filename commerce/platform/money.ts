import { decimalsOf, toMajor } from '#contract/money.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

/** Minor units as the contract's Money. */
export const moneyOf = (minor: number, currency: CurrencyCode): { value: number; currency: CurrencyCode } => ({
  value: toMajor(minor, currency),
  currency,
});

/** Formatter for amounts in major units, with the decimals of the currency. */
export const moneyFormat = (locale: string, currency: CurrencyCode): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
  });

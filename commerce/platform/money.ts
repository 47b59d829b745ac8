import { toMajor } from '#contract/money.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

/** Minor units as the contract's Money. */
export const moneyOf = (minor: number, currency: CurrencyCode): { value: number; currency: CurrencyCode } => ({
  value: toMajor(minor),
  currency,
});

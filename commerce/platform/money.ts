import type { CurrencyCode } from '#commerce/stores/types.ts';

/** Minor units as they go over the wire. */
export const moneyOf = (minor: number, currency: CurrencyCode): { value: number; currency: CurrencyCode } => ({ value: minor / 100, currency });

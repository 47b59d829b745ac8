import type { Product, View } from './types.ts';
import type { Reload } from './use-product-writes.ts';

/** Prices in the currency of the store view. */
export type PriceProps = { product: Product; view: View; reload: Reload };

/** An amount as people type it, in English or French. NaN for other texts. */
export const amountOf = (text: string): number =>
  Number(text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.') || 'NaN');

export type TaxPrice = {
  store_id: number;
  currency: string;
  is_tax_included: boolean;
  price_excluding_tax: number;
  price_including_tax: number | null;
  taxes: readonly { label: string; percent: number }[];
};

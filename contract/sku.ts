import { typedIdentifier } from './typed-text.ts';

/** SKUs that differ only in case or surrounding spaces are equal, as in Magento. Compare keys; show the stored SKU. */
export const skuKey = (sku: string): string => typedIdentifier(sku).toLowerCase();

export const isSameSku = (one: string, other: string): boolean => skuKey(one) === skuKey(other);

/** Returns a function that finds the stored spelling of a SKU; undefined if it is not in the list. */
export const spellingAmong = (skus: readonly string[]): ((sku: string) => string | undefined) => {
  const spellings = new Map(skus.map((sku) => [skuKey(sku), sku]));
  return (sku) => spellings.get(skuKey(sku));
};

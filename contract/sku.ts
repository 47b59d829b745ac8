import { typedIdentifier } from './typed-text.ts';

/** SKUs that differ only in capitals or surrounding spaces are the same SKU, as on Magento. Compare keys, show what is stored. */
export const skuKey = (sku: string): string => typedIdentifier(sku).toLowerCase();

export const isSameSku = (one: string, other: string): boolean => skuKey(one) === skuKey(other);

/** Finds the spelling that is used among these SKUs; undefined for one that is not among them. */
export const spellingAmong = (skus: readonly string[]): ((sku: string) => string | undefined) => {
  const spellings = new Map(skus.map((sku) => [skuKey(sku), sku]));
  return (sku) => spellings.get(skuKey(sku));
};

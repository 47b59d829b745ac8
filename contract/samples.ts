import { skuKey } from './sku.ts';

/** A sample is a product of its own. Its SKU is the SKU of the full product with this ending (catalogue/README.md). */
export const SAMPLE_ENDING = '-SMP';

export const isSampleSku = (sku: string): boolean => {
  const key = skuKey(sku);
  return key.endsWith(skuKey(SAMPLE_ENDING)) && key.length > SAMPLE_ENDING.length;
};

export const sampleSkuOf = (sku: string): string => `${sku.trim()}${SAMPLE_ENDING}`;

/** SKU of the full product of a sample. */
export const productSkuOf = (sampleSku: string): string => sampleSku.slice(0, -SAMPLE_ENDING.length);

/** A cart may contain one sample of each product. */
export const MAX_OF_ONE_SAMPLE = 1;

/** Maximum number of products in one query for samples. */
export const MAX_QUERIED_SAMPLES = 100;

import { skuKey } from './sku.ts';

/** A sample is a product of its own: the sku of the product it is cut from, with this ending (catalogue/README.md). */
export const SAMPLE_ENDING = '-SMP';

export const isSampleSku = (sku: string): boolean => {
  const key = skuKey(sku);
  return key.endsWith(skuKey(SAMPLE_ENDING)) && key.length > SAMPLE_ENDING.length;
};

export const sampleSkuOf = (sku: string): string => `${sku.trim()}${SAMPLE_ENDING}`;

/** The sku of the product a sample is cut from. */
export const productSkuOf = (sampleSku: string): string => sampleSku.slice(0, -SAMPLE_ENDING.length);

/** Of one product a cart holds one sample. */
export const MAX_OF_ONE_SAMPLE = 1;

/** Most products that one question about samples may name. */
export const MAX_ASKED_SAMPLES = 100;

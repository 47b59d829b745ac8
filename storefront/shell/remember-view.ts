import type { Shown } from '#storefront/platform/navigation/types.ts';
import { rememberView } from '#storefront/platform/browser-storage/histories.ts';
import { factsOf } from './loaded-page.ts';

/** Stores the matched product in the view history. */
export const rememberProduct = (shown: Shown): void => {
  const { product } = factsOf(shown);
  if (product?.sku) rememberView(product.sku);
};

import type { AnyRouteMatch } from '@tanstack/react-router';
import { rememberView } from '#storefront/platform/browser-storage/histories.ts';
import { factsOf } from './loaded-page.ts';

/** Stores the matched product in the view history. */
export const rememberProduct = (matches: readonly AnyRouteMatch[]): void => {
  const { product } = factsOf(matches);
  if (product?.sku) rememberView(product.sku);
};

import type { AnyRouteMatch } from '@tanstack/react-router';
import { rememberView } from '#storefront/platform/browser-storage/histories.ts';

type ProductData = { page?: { type?: string }; data?: { record?: { sku?: string | null } } };

/** Keeps which product is looked at, when the matched page is one. */
export const rememberProduct = (matches: readonly AnyRouteMatch[]): void => {
  for (const { loaderData } of matches) {
    const { page, data } = (loaderData ?? {}) as ProductData;
    if (page?.type === 'PRODUCT' && data?.record?.sku) rememberView(data.record.sku);
  }
};

import { urlKeyOf } from '#storefront/platform/store-view/store-views.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { readText } from '#storefront/platform/content/read-text.ts';
import type { RichText } from '#storefront/platform/content/rich-text.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetProductDocument } from '../api/get-product.graphql.ts';
import type { ProductRecord } from './product.ts';
import { GetHiddenPriceReasonDocument } from '../api/get-hidden-price-reason.graphql.ts';

/** The back end's record, with its descriptions parsed. */
export type LoadedProduct = { record: ProductRecord; description: RichText[]; shortDescription: RichText[] };

/** The product of a URL; null when there is none. */
export const productQuery = (
  platform: Pick<Platform, 'commerce' | 'storeView' | 'currency' | 'origin' | 'readMarkup'>,
  path: string,
) =>
  queryOptionsFor(
    platform,
    GetProductDocument,
    { urlKey: urlKeyOf(platform.storeView, path) },
    {
      select: async ({ products }): Promise<LoadedProduct | null> => {
        const record = products?.items?.find((item) => item !== null);
        if (!record) return null;
        const [description, shortDescription] = await Promise.all([
          readText(platform, record.description?.html),
          readText(platform, record.short_description?.html),
        ]);
        return { record: { ...record, description: null, short_description: null }, description, shortDescription };
      },
    },
  );

/** Why the price of a product is hidden; null on a back end without this extension. */
export const hiddenPriceQuery = (platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>, sku: string) =>
  queryOptionsFor(
    platform,
    GetHiddenPriceReasonDocument,
    { sku },
    { select: ({ hiddenPriceReason }) => hiddenPriceReason, recover: () => null },
  );

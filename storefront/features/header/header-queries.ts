import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { blocksQuery } from '#storefront/platform/content/blocks.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetStoreInformationDocument } from './get-store-information.graphql.ts';

export const MESSAGE_BLOCK = 'header-top-message';

export const storePhoneQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetStoreInformationDocument,
    {},
    {
      isPartial: true,
      select: ({ storeConfig }) => storeConfig?.store_phone ?? null,
      staleTime: Infinity,
      isStatic: true,
    },
  );

export const messageQuery = (platform: Platform) => blocksQuery(platform, [MESSAGE_BLOCK], { isStatic: true });

import type { QueryClient } from '@tanstack/react-query';
import { queryOptionsFor } from '../commerce/query-options.ts';
import type { Platform } from '../platform.tsx';
import { GetStoreConfigDataDocument } from './get-store-config-data.graphql.ts';

/** The store view's configuration that pages need: names, default texts, suffixes, page size. */
export const storeConfigQuery = (platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>) =>
  queryOptionsFor(
    platform,
    GetStoreConfigDataDocument,
    {},
    { select: ({ storeConfig }) => storeConfig, staleTime: Infinity },
  );

/** The shop's name for titles: the website's, because a store view is named after its language. */
export const shopNameOf = (
  platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>,
  queryClient: QueryClient,
): string | null | undefined => {
  const config = queryClient.getQueryData(storeConfigQuery(platform).queryKey);
  return config?.website_name ?? config?.store_name;
};

import type { QueryClient } from '@tanstack/react-query';
import { queryOptionsFor } from '../commerce/query-options.ts';
import type { Platform } from '../platform.tsx';
import { GetStoreConfigDataDocument } from './get-store-config-data.graphql.ts';

/** Configuration of the store view for pages: names, default texts, suffixes, page size. */
export const storeConfigQuery = (platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>) =>
  queryOptionsFor(
    platform,
    GetStoreConfigDataDocument,
    {},
    { select: ({ storeConfig }) => storeConfig, staleTime: Infinity },
  );

/** The shop's name for titles: the website's, because store views are named after their language. */
export const shopNameOf = (
  platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>,
  queryClient: QueryClient,
): string | null | undefined => {
  const config = queryClient.getQueryData(storeConfigQuery(platform).queryKey);
  return config?.website_name ?? config?.store_name;
};

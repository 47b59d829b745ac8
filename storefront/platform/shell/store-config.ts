import type { QueryClient } from '@tanstack/react-query';
import { queryOptionsFor } from '../commerce/query-options.ts';
import type { Platform } from '../platform.tsx';
import { GetStoreConfigDataDocument } from './get-store-config-data.graphql.ts';

/** The settings of the store view that pages need: names, default texts, suffixes, page size. */
export const storeConfigQuery = (platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>) =>
  queryOptionsFor(platform, GetStoreConfigDataDocument, {}, { select: ({ storeConfig }) => storeConfig, staleTime: Infinity });

/** For heads: the store's name as far as it is loaded. */
export const storeNameOf = (platform: Platform, queryClient: QueryClient): string | null | undefined => queryClient.getQueryData(storeConfigQuery(platform).queryKey)?.store_name;

import type { QueryClient } from '@tanstack/react-query';
import { DEFAULT_HOME, identifierOfSetting } from '#contract/page-setting.ts';
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

type SpecialPages = {
  /** Identifier of the content page at `/`. */
  home: string;
  /** Identifier of the content page that a Magento shows for unknown URLs. */
  noRoute: string;
};

/** Special content pages in the configuration of the store view, or Magento's defaults if the request fails. */
export const loadSpecialPages = async (
  platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>,
  queryClient: QueryClient,
): Promise<SpecialPages> => {
  const config = await queryClient.ensureQueryData(storeConfigQuery(platform)).catch(() => null);
  return {
    home: identifierOfSetting(config?.cms_home_page) ?? DEFAULT_HOME,
    noRoute: identifierOfSetting(config?.cms_no_route) ?? 'no-route',
  };
};

/** The shop's name for titles: the website's, because store views are named after their language. */
export const shopNameOf = (
  platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>,
  queryClient: QueryClient,
): string | null | undefined => {
  const config = queryClient.getQueryData(storeConfigQuery(platform).queryKey);
  return config?.website_name ?? config?.store_name;
};

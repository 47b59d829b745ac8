import { STOCKROOM_PAGE_SIZE } from '#contract/slabs.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { hasFeature, type Platform } from '#storefront/platform/platform.tsx';
import { GetStockroomDocument, type GetStockroomQuery } from '../api/get-stockroom.graphql.ts';
import { filterOf, type StockroomSearch } from './stockroom-search.ts';

export type Stockroom = GetStockroomQuery['stockroom'];
export type StockroomSlab = Stockroom['items'][number];

/** One page of the slabs of all yards; null past the last page, and if the back end has no slabs. */
export const stockroomQuery = (
  platform: Pick<Platform, 'commerce' | 'storeView' | 'currency' | 'lacks'>,
  search: StockroomSearch,
) => {
  const query = queryOptionsFor(
    platform,
    GetStockroomDocument,
    {
      filter: filterOf(search, platform.storeView.languageTag),
      pageSize: STOCKROOM_PAGE_SIZE,
      currentPage: search.page,
    },
    {
      // Holds and sales change every minute: always refetch.
      noCache: true,
      staleTime: 0,
      select: ({ stockroom }): Stockroom | null => stockroom,
      recover: (error) => (error instanceof GraphqlError ? null : undefined),
    },
  );
  return hasFeature(platform, 'slabs') ? query : { ...query, queryFn: async () => null };
};

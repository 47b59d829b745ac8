import { useSuspenseQuery } from '@tanstack/react-query';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { ActiveFilters } from '../filters/filter-state.ts';
import { NO_FILTERS } from '../filters/filter-state.ts';
import type { ListSearch } from '../filters/list-search.ts';
import type { Chunk } from '../filters/paging.ts';
import { chunksOf, lastPageOf } from '../filters/paging.ts';
import type { Facet } from '../model/facets.ts';
import { facetsOf } from '../model/facets.ts';
import type { SizeGroup } from '../model/size-groups.ts';
import type { Card } from '../model/product-card.ts';
import type { AttributeSort, ListTarget } from './list-queries.ts';
import { chunkQuery, chunksWithin, navigationQuery, sizeGroupsQuery } from './list-queries.ts';

export type LoadedList = {
  /** The requests for its products. */
  chunks: Chunk[];
  /** Products of the first request. */
  first: readonly Card[];
  /** Number of matching products, shown or not. */
  total: number;
  lastPage: number;
  facets: Facet[];
  sizeGroups: readonly SizeGroup[];
  /** True if it can be sorted by price by area. */
  isByArea: boolean;
  /** Attributes it can be sorted by. */
  attributeSorts: readonly AttributeSort[];
};

/**
 * The data of a list, loaded by the route's loader. `chosen` may be ahead of the list: its values show as chosen at
 * once.
 */
export const useList = (target: ListTarget, list: ListSearch, chosen: ActiveFilters): LoadedList => {
  const platform = usePlatform();
  const { data: first } = useSuspenseQuery(chunkQuery(platform, target, list, chunksOf(list.page)[0]));
  const { data: all } = useSuspenseQuery(navigationQuery(platform, target, NO_FILTERS));
  const { data: left } = useSuspenseQuery(navigationQuery(platform, target, list.filters));
  const { data: sizeGroups } = useSuspenseQuery(sizeGroupsQuery(platform));
  return {
    chunks: chunksWithin(list.page, first.totalPages),
    first: first.cards,
    total: first.total,
    lastPage: lastPageOf(first.total),
    facets: facetsOf(all.aggregations, left.aggregations, chosen, all.swatches),
    sizeGroups,
    isByArea: all.isByArea,
    attributeSorts: all.attributeSorts,
  };
};

import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { ActiveFilters } from '../filters/filter-state.ts';
import { NO_FILTERS } from '../filters/filter-state.ts';
import type { ListSearch } from '../filters/list-search.ts';
import { chunksOf, lastPageOf } from '../filters/paging.ts';
import type { Facet } from '../model/facets.ts';
import { facetsOf } from '../model/facets.ts';
import type { Card } from '../model/product-card.ts';
import type { ListTarget } from './list-queries.ts';
import { chunkQueries, chunkQuery, navigationQuery } from './list-queries.ts';

export type LoadedList = {
  cards: Card[];
  /** Products that match, shown or not. */
  total: number;
  lastPage: number;
  suggestions: string[];
  facets: Facet[];
};

/** What a list shows; everything was fetched by the route's loader. `chosen` may be ahead of the list: its values show as chosen at once. */
export const useList = (target: ListTarget, list: ListSearch, chosen: ActiveFilters): LoadedList => {
  const platform = usePlatform();
  const { data: first } = useSuspenseQuery(chunkQuery(platform, target, list, chunksOf(list.page)[0]));
  const others = useSuspenseQueries({ queries: chunkQueries(platform, target, list, first.totalPages).slice(1) });
  const { data: all } = useSuspenseQuery(navigationQuery(platform, target, NO_FILTERS));
  const { data: left } = useSuspenseQuery(navigationQuery(platform, target, list.filters));
  const cards = [first, ...others.map(({ data }) => data)].flatMap((page) => page.cards);
  return {
    cards: [...new Map(cards.map((card) => [card.uid, card])).values()],
    total: first.total,
    lastPage: lastPageOf(first.total),
    suggestions: first.suggestions,
    facets: facetsOf(all.aggregations, left.aggregations, chosen),
  };
};

import type { ErrorCategory } from '#contract/errors.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { hasFeature, type Platform } from '#storefront/platform/platform.tsx';
import type { GetNavigationQuery } from '../api/get-navigation.graphql.ts';
import { GetNavigationDocument } from '../api/get-navigation.graphql.ts';
import type { GetProductListQuery } from '../api/get-product-list.graphql.ts';
import { GetProductListDocument } from '../api/get-product-list.graphql.ts';
import { GetSizeGroupsDocument } from '../api/get-size-groups.graphql.ts';
import { filterArgument } from '../filters/filter-input.ts';
import type { ActiveFilters } from '../filters/filter-state.ts';
import { NO_FILTERS } from '../filters/filter-state.ts';
import type { ListSearch } from '../filters/list-search.ts';
import { isCommonSort, sortArgument } from '../filters/list-search.ts';
import type { Chunk } from '../filters/paging.ts';
import { chunksOf } from '../filters/paging.ts';
import type { Card } from '../model/product-card.ts';
import type { ListCriteria, toMatchingCard } from '../model/matching-variants.ts';
import { toCards } from '../model/product-card.ts';
import type { Aggregation, Swatches } from '../model/facets.ts';
import type { SizeGroup } from '../model/size-groups.ts';

export type ListTarget = { kind: 'category'; uid: string } | { kind: 'search'; text: string };

export type CardPage = { total: number; totalPages: number; cards: Card[]; suggestions: string[] };
export type AttributeSort = { key: string; label: string };
export type Navigation = {
  total: number;
  aggregations: Aggregation[];
  /** Only of the unfiltered list. */
  swatches?: Swatches;
  isByArea: boolean;
  attributeSorts: AttributeSort[];
};

type Caller = Pick<Platform, 'commerce' | 'storeView' | 'currency'>;

/** Magento's `graphql` is an exception of no other category. */
const INPUT_CATEGORIES: readonly (ErrorCategory | 'graphql' | undefined)[] = [
  'graphql-input',
  'graphql-no-such-entity',
  'graphql',
];

const isAboutInput = (error: unknown): boolean =>
  error instanceof GraphqlError &&
  (INPUT_CATEGORIES.includes(error.category) || error.message.startsWith('Variable "$'));

/**
 * A back end that rejects the filters or the order of a hand-written URL: nothing matches. Other failures are rethrown.
 */
const nothingWhenRefused =
  <Data>(nothing: Data, { filters, sort }: Pick<ListSearch, 'filters' | 'sort'>) =>
  (error: unknown): Data | undefined =>
    isAboutInput(error) && (filters.size > 0 || sort) ? nothing : undefined;

const targetArguments = (target: ListTarget, filters: ActiveFilters) => {
  const own = target.kind === 'category' ? { category_uid: { eq: target.uid } } : {};
  const filter = { ...filterArgument(filters), ...own };
  return {
    ...(target.kind === 'search' && { search: target.text }),
    ...(Object.keys(filter).length > 0 && { filter }),
  };
};

const textOf = (target: ListTarget): string => (target.kind === 'search' ? target.text : '');

/** Returns whether the request may match some variants of a product and not others. */
const requestsVariants = (target: ListTarget, filters: ActiveFilters): boolean =>
  [...filters.keys()].some((code) => code !== 'category_uid') || / |-/.test(textOf(target));

/** Cards for the matching variants; loaded on demand, as few lists need the code. */
const requestedCards = async (
  products: readonly (Parameters<typeof toMatchingCard>[0] | null)[] | null | undefined,
  criteria: ListCriteria,
): Promise<Card[]> => {
  const { toMatchingCard: toCardOf } = await import('../model/matching-variants.ts');
  return (products ?? []).flatMap((product) => (product ? [toCardOf(product, criteria)] : []));
};

const toCardPage = async (
  { products }: GetProductListQuery,
  target: ListTarget,
  filters: ActiveFilters,
): Promise<CardPage> => ({
  total: products?.total_count ?? 0,
  totalPages: products?.page_info?.total_pages ?? 0,
  cards: requestsVariants(target, filters)
    ? await requestedCards(products?.items, { filters, text: textOf(target) })
    : toCards(products?.items),
  suggestions: (products?.suggestions ?? []).flatMap((suggestion) => (suggestion ? [suggestion.search] : [])),
});

export const chunkQuery = (
  caller: Caller,
  target: ListTarget,
  { filters, sort }: Pick<ListSearch, 'filters' | 'sort'>,
  chunk: Chunk,
) => {
  const isSearch = target.kind === 'search';
  const variables = {
    ...targetArguments(target, filters),
    sort: sortArgument(sort, isSearch),
    withVariants: requestsVariants(target, filters),
    ...chunk,
  };
  const nothing = nothingWhenRefused<CardPage>(
    { total: 0, totalPages: 0, cards: [], suggestions: [] },
    { filters, sort },
  );
  return queryOptionsFor(caller, GetProductListDocument, variables, {
    select: (result): Promise<CardPage> => toCardPage(result, target, filters),
    recover: async (error) => {
      if (!sort || isCommonSort(sort.key) || !isAboutInput(error)) return nothing(error);
      // Unknown sort attributes are ignored.
      const unsorted = { ...variables, sort: sortArgument(undefined, isSearch) };
      return caller.commerce
        .query(GetProductListDocument, unsorted, {})
        .then((result) => toCardPage(result, target, filters))
        .catch(nothing);
    },
  });
};

type Filters = NonNullable<GetNavigationQuery['products']>['filters'];

const swatchesOf = (filters: Filters | undefined): Swatches =>
  Object.fromEntries(
    (filters ?? []).flatMap((filter) => {
      const colours = (filter?.filter_items ?? []).flatMap((item) =>
        item && 'value_string' in item && item.swatch_data?.value?.startsWith('#')
          ? [[item.value_string, item.swatch_data.value] as const]
          : [],
      );
      return filter && colours.length > 0 ? [[filter.request_var, Object.fromEntries(colours)]] : [];
    }),
  );

export const navigationQuery = (caller: Caller, target: ListTarget, filters: ActiveFilters) => {
  const variables = { ...targetArguments(target, filters), withSwatches: filters.size === 0 };
  return queryOptionsFor(caller, GetNavigationDocument, variables, {
    select: ({ products }): Navigation => ({
      total: products?.total_count ?? 0,
      aggregations: (products?.aggregations ?? []).filter((aggregation) => aggregation !== null),
      ...(variables.withSwatches && { swatches: swatchesOf(products?.filters) }),
      isByArea: (products?.sort_fields?.options ?? []).some((option) => option?.value === 'price_per_sq_ft'),
      attributeSorts: (products?.sort_fields?.options ?? []).flatMap((option) =>
        option?.value && !isCommonSort(option.value)
          ? [{ key: option.value, label: option.label ?? option.value }]
          : [],
      ),
    }),
    recover: nothingWhenRefused<Navigation>(
      { total: 0, aggregations: [], isByArea: false, attributeSorts: [] },
      { filters },
    ),
  });
};

const NO_GROUPS: readonly SizeGroup[] = [];

/** Groups of sizes; the list is complete without them. */
export const sizeGroupsQuery = (caller: Caller & Pick<Platform, 'lacks'>) => ({
  ...queryOptionsFor(
    caller,
    GetSizeGroupsDocument,
    {},
    {
      select: ({ sizeGroups }): readonly SizeGroup[] => sizeGroups,
      recover: () => NO_GROUPS,
    },
  ),
  ...(!hasFeature(caller, 'groups of sizes') && { initialData: NO_GROUPS }),
});

/** Requests for the existing pages of a list. The first response contains the number of pages. */
export const chunksWithin = (page: number, totalPages: number): Chunk[] => {
  const [first, ...others] = chunksOf(page);
  return [first, ...others.filter(({ currentPage }) => currentPage <= totalPages)];
};

/**
 * Loads all data of a list, so that it renders at once. The server sends both requests of the first page together; the
 * second fails for a short list, and its failure is ignored.
 */
export const loadList = async (
  { queryClient, platform: caller, server }: Pick<RouterContext, 'platform' | 'queryClient' | 'server'>,
  target: ListTarget,
  list: ListSearch,
): Promise<CardPage> => {
  const [start, ...later] = chunksOf(list.page);
  const [first] = await Promise.all([
    queryClient.ensureQueryData(chunkQuery(caller, target, list, start)),
    ...(server && list.page <= 1
      ? later.map((chunk) => queryClient.prefetchQuery(chunkQuery(caller, target, list, chunk)))
      : []),
    queryClient.ensureQueryData(navigationQuery(caller, target, NO_FILTERS)),
    queryClient.ensureQueryData(sizeGroupsQuery(caller)),
    ...(list.filters.size > 0 ? [queryClient.ensureQueryData(navigationQuery(caller, target, list.filters))] : []),
  ]);
  const others = chunksWithin(list.page, first.totalPages).slice(1);
  await Promise.all(others.map((chunk) => queryClient.ensureQueryData(chunkQuery(caller, target, list, chunk))));
  return first;
};

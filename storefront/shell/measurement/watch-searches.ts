import { toMajor } from '#contract/money.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { FoundProduct, MeasuredResults, MeasuredSearch } from '#storefront/platform/analytics/events.ts';
import { publish } from '#storefront/platform/analytics/publish.ts';

type ListVariables = {
  search?: string;
  filter?: Record<string, { in?: string[]; eq?: string }>;
  sort?: Record<string, 'ASC' | 'DESC'>;
  currentPage?: number;
  pageSize?: number;
};
type Card = {
  sku: string;
  name: string;
  path: string;
  image?: { url: string } | string;
  price?: { finalMinor: number; currency: string };
};
type Suggested = {
  id: string;
  sku?: string;
  name: string;
  path: string;
  image: string | undefined;
  price: { finalMinor: number; currency: string } | undefined;
};
type SearchResponse = {
  cards?: readonly Card[];
  suggestions?: readonly string[];
  products?: readonly Suggested[];
  categories?: readonly { name: string; path: string }[];
};

const SUGGESTED = 3;

/** The search of a query; undefined for other queries. Keys are [view, currency, operation, variables]. */
export const searchOf = (key: readonly unknown[]): MeasuredSearch | undefined => {
  const [, , operation, variables] = key;
  if (operation === 'getAutocompleteResults')
    return {
      unit: 'popover',
      phrase: (variables as { inputText: string }).inputText,
      page: 1,
      pageSize: SUGGESTED,
      sort: [],
      filters: [],
    };
  const { search, filter = {}, sort = {}, currentPage = 1, pageSize = 6 } = (variables ?? {}) as ListVariables;
  if (operation !== 'getProductList' || search === undefined) return undefined;
  return {
    unit: 'search-results',
    phrase: search,
    page: currentPage,
    pageSize,
    sort: Object.entries(sort).map(([attribute, direction]) => ({ attribute, direction })),
    filters: Object.entries(filter).map(([attribute, { in: values, eq }]) => ({
      attribute,
      in: values ?? (eq === undefined ? [] : [eq]),
    })),
  };
};

const cardOf = ({ sku, name, path, image, price }: Card): FoundProduct => ({
  sku,
  name,
  path,
  image: typeof image === 'string' ? image : image?.url,
  price: price && toMajor(price.finalMinor, price.currency),
});
const suggestedOf = ({ id, sku, name, path, image, price }: Suggested): FoundProduct => ({
  sku: sku ?? id,
  name,
  path,
  image,
  price: price && toMajor(price.finalMinor, price.currency),
});

export const resultsOf = ({ cards, products, categories = [], suggestions = [] }: SearchResponse): MeasuredResults => ({
  products: cards ? cards.map(cardOf) : (products ?? []).map(suggestedOf),
  categories,
  suggestions,
});

export type SearchWatch = {
  /** The results on screen, by unit. */
  shown(unit: MeasuredSearch['unit']): MeasuredResults | undefined;
  /** Call when another page is shown. `phrase` is set on a results page. Its response may have loaded with the page. */
  showPage(phrase: string | undefined): void;
  stop(): void;
};

/**
 * Reports every search, observed in the query cache: pages need no code for it. Results of a page count once they are
 * shown, because a page is also prefetched when the pointer passes over its link.
 */
export const watchSearches = (queryClient: QueryClient): SearchWatch => {
  const shown = new Map<MeasuredSearch['unit'], MeasuredResults>();
  let reported = new Set<Query>();
  let current: string | undefined;
  /** Pages of the list on screen by number: it is fetched in several requests. */
  const pages = new Map<number, MeasuredResults>();
  let list = '';

  const onScreen = ({ unit, page, pageSize, filters, sort }: MeasuredSearch, results: MeasuredResults) => {
    if (unit !== 'search-results') return results;
    const requested = JSON.stringify([current, pageSize, filters, sort]);
    if (requested !== list) pages.clear();
    list = requested;
    pages.set(page, results);
    return { ...results, products: [...pages.values()].flatMap(({ products }) => products) };
  };

  const received = (query: Query, search: MeasuredSearch): void => {
    const results = resultsOf(query.state.data as SearchResponse);
    shown.set(search.unit, onScreen(search, results));
    publish({ kind: 'search-answered', search, results });
    publish({ kind: 'search-shown', unit: search.unit });
  };

  const onPage = (query: Query): void => {
    const search = searchOf(query.queryKey);
    if (
      search?.unit !== 'search-results' ||
      search.phrase !== current ||
      query.state.data === undefined ||
      reported.has(query)
    )
      return;
    reported.add(query);
    publish({ kind: 'search-sent', search });
    received(query, search);
  };

  const cache = queryClient.getQueryCache();
  const stop = cache.subscribe((event) => {
    if (event.type === 'observerAdded') return onPage(event.query);
    const search = event.type === 'updated' ? searchOf(event.query.queryKey) : undefined;
    if (event.type !== 'updated' || search?.unit !== 'popover') return;
    if (event.action.type === 'fetch') publish({ kind: 'search-sent', search });
    if (event.action.type === 'success' && !event.action.manual) received(event.query, search);
  });

  const showPage = (phrase: string | undefined): void => {
    reported = new Set();
    current = phrase;
    if (phrase !== undefined) cache.findAll({ type: 'active' }).forEach(onPage);
  };
  return { shown: (unit) => shown.get(unit), showPage, stop };
};

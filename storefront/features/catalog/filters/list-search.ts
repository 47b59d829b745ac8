import { isAttributeCode } from '#contract/attribute-code.ts';
import type { ActiveFilters, SearchValues } from './filter-state.ts';
import { formatFilters, parseFilters } from './filter-state.ts';

export type SortDirection = 'ASC' | 'DESC';
/** One that every list has, or the code of an attribute. */
export type SortKey = string;
export type Sort = { key: SortKey; direction: SortDirection };

/** URL parameters of a product list. `page` counts from 1. */
export type ListSearch = { filters: ActiveFilters; sort?: Sort; page: number };

const COMMON_KEYS = ['position', 'relevance', 'name', 'price', 'price_per_sq_ft'];

/** Returns whether every list can be sorted so; other keys are a merchant's attributes. */
export const isCommonSort = (key: SortKey): boolean => COMMON_KEYS.includes(key);

const defaultDirection = (key: SortKey): SortDirection => (key === 'relevance' ? 'DESC' : 'ASC');
const LAST_PAGE = 20;

const parsePage = (value: unknown): number => {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1;
};

const parseSort = (key: unknown, direction: unknown): Sort | undefined => {
  if (typeof key !== 'string' || !isAttributeCode(key)) return undefined;
  return { key, direction: direction === 'ASC' || direction === 'DESC' ? direction : defaultDirection(key) };
};

export const parseListSearch = (search: SearchValues): ListSearch => {
  const sort = parseSort(search['sort'], search['direction']);
  return { filters: parseFilters(search), page: parsePage(search['page']), ...(sort && { sort }) };
};

const CATEGORY_FILTERS = ['category_uid', 'category_url_path'];

/** Like {@link parseListSearch}, for a category page, where the category is not a filter. */
export const parseCategorySearch = (search: SearchValues): ListSearch => {
  const list = parseListSearch(search);
  return { ...list, filters: new Map([...list.filters].filter(([code]) => !CATEGORY_FILTERS.includes(code))) };
};

/** The search parameters of a list without defaults, so that one list has one URL. */
export const formatListSearch = ({ filters, sort, page }: ListSearch): Record<string, string | string[] | number> => ({
  ...formatFilters(filters),
  ...(sort && { sort: sort.key }),
  ...(sort && sort.direction !== defaultDirection(sort.key) && { direction: sort.direction }),
  ...(page > 1 && { page }),
});

/** The same list with other filters or another order, back on its first page. */
export const changeList = (list: ListSearch, change: Partial<Pick<ListSearch, 'filters' | 'sort'>>): ListSearch => ({
  ...list,
  ...change,
  page: 1,
});

/** The query's sort order: by default position within a category, relevance for a search. */
export const sortArgument = (sort: Sort | undefined, isSearch: boolean): Readonly<Record<SortKey, SortDirection>> =>
  sort ? { [sort.key]: sort.direction } : isSearch ? { relevance: 'DESC' } : { position: 'ASC' };

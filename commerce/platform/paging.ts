import { InputError } from './errors.ts';

/** A page of a list. */
export type PageInfo = { pageSize: number; currentPage: number; totalPages: number };

export const MAX_PAGE = 100;

export type PageRequest = { pageSize: number; currentPage: number };

/** Throws Magento's errors for an invalid page. */
export const checkPage = ({ pageSize, currentPage }: PageRequest): void => {
  if (currentPage < 1) throw new InputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw new InputError('pageSize value must be greater than 0.');
  if (pageSize > MAX_PAGE) throw new InputError('Maximum pageSize is %max', { parameters: { max: MAX_PAGE } });
};

/** Page numbers for a list of `count` items. Throws beyond the last page, unless the list is empty. */
export const pageAmong = (count: number, { pageSize, currentPage }: PageRequest): PageInfo => {
  const totalPages = Math.ceil(count / pageSize);
  if (count > 0 && currentPage > totalPages) {
    throw new InputError('currentPage value %1 specified is greater than the %2 page(s) available.', {
      parameters: [currentPage, totalPages],
    });
  }
  return { pageSize, currentPage, totalPages };
};

type Sliceable<T> = ArrayLike<T> & { slice(from: number, to: number): ArrayLike<T> };

/** The items of this page. */
export const itemsOn = <T>(items: Sliceable<T>, { currentPage, pageSize }: PageInfo): readonly T[] =>
  Array.from(items.slice((currentPage - 1) * pageSize, currentPage * pageSize));

/** The items of a page. */
export const pageOf = <T>(items: Sliceable<T>, request: PageRequest): { items: readonly T[]; page: PageInfo } => {
  const page = pageAmong(items.length, request);
  return { items: itemsOn(items, page), page };
};

/** The contract's SearchResultPageInfo. */
export const pageInfo = ({ pageSize, currentPage, totalPages }: PageInfo) => ({
  page_size: pageSize,
  current_page: currentPage,
  total_pages: totalPages,
});

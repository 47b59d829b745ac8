import { InputError } from './errors.ts';

/** A page of a list. */
export type PageInfo = { pageSize: number; currentPage: number; totalPages: number };

export const LARGEST_PAGE = 100;

export type PageRequest = { pageSize: number; currentPage: number };

/** Throws Magento's errors for a page that cannot be. */
export const checkPage = ({ pageSize, currentPage }: PageRequest): void => {
  if (currentPage < 1) throw new InputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw new InputError('pageSize value must be greater than 0.');
  if (pageSize > LARGEST_PAGE) throw new InputError('Maximum pageSize is %max', { parameters: { max: LARGEST_PAGE } });
};

/** The page among so many items. Throws when it is past the end, unless there is nothing at all. */
export const pageAmong = (count: number, { pageSize, currentPage }: PageRequest): PageInfo => {
  const totalPages = Math.ceil(count / pageSize);
  if (count > 0 && currentPage > totalPages) {
    throw new InputError('currentPage value %1 specified is greater than the %2 page(s) available.', { parameters: [currentPage, totalPages] });
  }
  return { pageSize, currentPage, totalPages };
};

/** The items of a page. */
export const pageOf = <T>(items: ArrayLike<T> & { slice(from: number, to: number): ArrayLike<T> }, request: PageRequest): { items: readonly T[]; page: PageInfo } => {
  const page = pageAmong(items.length, request);
  const from = (page.currentPage - 1) * page.pageSize;
  return { items: Array.from(items.slice(from, from + page.pageSize)), page };
};

/** A page as it goes over the wire. */
export const pageInfo = ({ pageSize, currentPage, totalPages }: PageInfo) => ({ page_size: pageSize, current_page: currentPage, total_pages: totalPages });

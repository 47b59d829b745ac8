import { InputError } from '#commerce/platform/errors.ts';
import type { PageInfo } from './types.ts';

export const LARGEST_PAGE = 100;

export type PageRequest = { pageSize: number; currentPage: number };

/** Throws Magento's errors for a page that cannot be. */
export const checkPage = ({ pageSize, currentPage }: PageRequest): void => {
  if (currentPage < 1) throw new InputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw new InputError('pageSize value must be greater than 0.');
  if (pageSize > LARGEST_PAGE) throw new InputError('Maximum pageSize is %max', { parameters: { max: LARGEST_PAGE } });
};

/** The items of a page. A page past the end is an error, unless there is nothing at all. */
export const pageOf = <T>(items: ArrayLike<T> & { slice(from: number, to: number): ArrayLike<T> }, { pageSize, currentPage }: PageRequest): { items: readonly T[]; page: PageInfo } => {
  const totalPages = Math.ceil(items.length / pageSize);
  if (items.length > 0 && currentPage > totalPages) {
    throw new InputError('currentPage value %1 specified is greater than the %2 page(s) available.', { parameters: [currentPage, totalPages] });
  }
  const from = (currentPage - 1) * pageSize;
  return { items: Array.from(items.slice(from, from + pageSize)), page: { pageSize, currentPage, totalPages } };
};

/** Products of a request of the first page. */
export const FIRST_PAGE_SIZE = 6;
/** Number of products on the first page, which fills the height of the filters. */
const FIRST_SHOWN = 2 * FIRST_PAGE_SIZE;
/** Products of each further page: enough to make "load more" worth a click. */
export const NEXT_PAGE_SIZE = 24;

export type Chunk = { pageSize: number; currentPage: number };

/**
 * The requests that fill a list up to a page. The first page is short, of two requests of 6; from the second on the list
 * grows by 24, counted from the start, so that a URL shows everything a shopper had loaded.
 */
export const chunksOf = (page: number): [Chunk, ...Chunk[]] => {
  const pageSize = page <= 1 ? FIRST_PAGE_SIZE : NEXT_PAGE_SIZE;
  const requests = page <= 1 ? FIRST_SHOWN / FIRST_PAGE_SIZE : page - 1;
  return [
    { pageSize, currentPage: 1 },
    ...Array.from({ length: requests - 1 }, (_, index) => ({ pageSize, currentPage: index + 2 })),
  ];
};

/** Products shown up to a page, of `total`. */
export const shownOn = (page: number, total: number): number =>
  Math.min(total, page <= 1 ? FIRST_SHOWN : NEXT_PAGE_SIZE * (page - 1));

/** Number of the last page of a list, 1 for an empty one. */
export const lastPageOf = (total: number): number => (total <= FIRST_SHOWN ? 1 : 1 + Math.ceil(total / NEXT_PAGE_SIZE));

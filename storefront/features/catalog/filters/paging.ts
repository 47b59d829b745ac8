/** Products of the first page. */
export const FIRST_PAGE_SIZE = 6;
/** Products of each further page: enough to make "load more" worth a click. */
export const NEXT_PAGE_SIZE = 24;

export type Chunk = { pageSize: number; currentPage: number };

/**
 * The requests that fill a list up to a page. The first page is short; from the second on the list grows by 24, counted
 * from the start, so that a URL shows everything a shopper had loaded.
 */
export const chunksOf = (page: number): [Chunk, ...Chunk[]] => {
  if (page <= 1) return [{ pageSize: FIRST_PAGE_SIZE, currentPage: 1 }];
  const first: Chunk = { pageSize: NEXT_PAGE_SIZE, currentPage: 1 };
  return [
    first,
    ...Array.from({ length: page - 2 }, (_, index) => ({ pageSize: NEXT_PAGE_SIZE, currentPage: index + 2 })),
  ];
};

/** Products shown up to a page, of `total`. */
export const shownOn = (page: number, total: number): number =>
  Math.min(total, page <= 1 ? FIRST_PAGE_SIZE : NEXT_PAGE_SIZE * (page - 1));

/** Number of the last page of a list, 1 for an empty one. */
export const lastPageOf = (total: number): number =>
  total <= FIRST_PAGE_SIZE ? 1 : 1 + Math.ceil(total / NEXT_PAGE_SIZE);

/** Where a page tells of an error that nothing caught: by `POST`, as text that is JSON. Answered with 204. */
export const PAGE_ERROR_PATH = '/security/page-errors';

/** Nothing of it may say who the visitor is or what they typed: no message of the error, no query of an address. */
export type PageError = {
  /** What the shopper was shown, to find it by; `early` before the page's scripts ran, when nothing is shown. */
  id: string;
  /** `TypeError`. */
  name: string;
  /** Number of React's own message, such as 418. */
  code?: number | undefined;
  /** File, line and column of our code that it came from: `/assets/index-abc.js:1:234`; of a file that could not be fetched its path alone. */
  at?: string | undefined;
  /** Path of the page. */
  page: string;
};

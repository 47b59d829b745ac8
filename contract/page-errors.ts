/** Endpoint for uncaught errors of pages: `POST` with JSON as text; the response is 204. */
export const PAGE_ERROR_PATH = '/security/page-errors';

/** Must not identify the visitor or contain typed text: no error message and no URL query. */
export type PageError = {
  /** Id shown to the shopper by the error page; `early` before the page's scripts have started. */
  id: string;
  /** `TypeError`. */
  name: string;
  /** Number of a React error, such as 418. */
  code?: number | undefined;
  /** Position in our code, such as `/assets/index-abc.js:1:234`; only the path for a file that failed to load. */
  at?: string | undefined;
  /** Path of the page. */
  page: string;
};

/**
 * A behaviour broken by hand, for what mutants of one file cannot reach: `find` in `file` is replaced by `put`, and a
 * test must fail.
 */
export type Break = {
  /** What the shop then does wrong. */
  what: string;
  /** Ids of the specification lines this breaks. */
  ids: readonly string[];
  file: string;
  /** Occurs in the file exactly once. */
  find: string;
  put: string;
  /** Test files that must fail; by default those that name one of the ids. */
  tests?: readonly string[];
};

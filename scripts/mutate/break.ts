/** A behaviour broken by hand, where mutants of one file do not reach: `find` in `file` becomes `put`, and a test has to go red. */
export type Break = {
  /** What the shop then does wrong. */
  what: string;
  /** Lines of the specification that are broken by it. */
  ids: readonly string[];
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  put: string;
  /** Test files that have to notice; without them, those that name one of the lines. */
  tests?: readonly string[];
};

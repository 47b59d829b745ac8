/**
 * A change that breaks a behaviour, for what mutants of a single file cannot reach: `put` replaces `find` in `file`,
 * and a test must fail.
 */
export type Break = {
  /** What the shop does wrong then. */
  what: string;
  /** Ids of the specification lines it breaks. */
  ids: readonly string[];
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  put: string;
  /** Test files of which one must fail, journeys too; by default the tests, not the journeys, that name one of the ids. */
  tests?: readonly string[];
};

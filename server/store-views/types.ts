import type { StoreView } from '#contract/store-views.ts';

/** The store views of the shop, read from the back end and refreshed. */
export type StoreViews = {
  /** In the order of the store switcher; empty while the back end has not been reached. */
  list: () => readonly StoreView[];
  /** One line per view without a page, or only in English, with the remedy. */
  problems: () => readonly string[];
  /** Calls `listener` after the list changed; returns a function to unsubscribe. */
  onChange: (listener: () => void) => () => void;
};

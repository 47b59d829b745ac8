import type { Language } from '#commerce/stores/types.ts';

/** Where a search is asked. */
export type SearchScope = { storeViewId: number; language: Language };

/** Products found, best first. */
export type SearchHits = {
  /** Product id to how well it matches; larger is better. */
  scores: ReadonlyMap<number, number>;
  /** The text that was searched for in the end; differs from the one asked for when a mistyped word was put right. */
  text: string;
};

/** What may stand behind search: PostgreSQL by default, another engine beyond some hundred thousand products. */
export type SearchEngine = {
  search(scope: SearchScope, text: string): Promise<SearchHits>;
  /** Texts near the one asked for that find something. */
  suggest(scope: SearchScope, text: string): Promise<readonly string[]>;
};

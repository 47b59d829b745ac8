import type { Db } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';

/** Store view of a search. */
export type SearchScope = { storeViewId: number; language: Language };

/** Product id to how well it matches; larger is better. */
export type SearchScores = ReadonlyMap<number, number>;

/** How the products of a search were found: by all of its words, by all of them put right, or by some of them. */
export type SearchMatch = 'ALL_WORDS' | 'CORRECTED' | 'SOME_WORDS';

/** How much a product's rank counts among the others, 1 or less. */
export type WeightOf = (productId: number) => number;

/** A search engine; `engines/registry.ts` lists them, and SEARCH_ENGINE chooses one. */
export type SearchEngine = {
  search(scope: SearchScope, text: string, weightOf?: WeightOf): Promise<SearchScores>;
  /** Similar texts that find products. */
  suggest(scope: SearchScope, text: string): Promise<readonly string[]>;
  help(scope: SearchScope, text: string): Promise<SearchHelp>;
} & SearchWrites;

/**
 * Index writes, called in the transaction that changes products or pages. An engine outside PostgreSQL makes them with
 * `indexByJobs`.
 */
export type SearchWrites = {
  indexProducts(db: Db, ids: readonly number[]): Promise<void>;
  removeProducts(db: Db, ids: readonly number[]): Promise<void>;
  indexPages(db: Db): Promise<void>;
  /** Indexes pages and the words for spelling corrections again, after many products were indexed. */
  indexWords(db: Db): Promise<void>;
};

/** Index of an engine outside PostgreSQL; called by jobs, outside transactions, and again after a failure. */
export type ExternalIndex = {
  indexProducts(ids: readonly number[]): Promise<void>;
  removeProducts(ids: readonly number[]): Promise<void>;
  indexPages(): Promise<void>;
};

/** A merchant's search words in one language. */
export type WordsEntry = {
  words: readonly string[];
  /** Synonyms. */
  finds: readonly string[];
  /** Message for a search for something not sold. */
  answer: string | null;
};

export type WordsInput = WordsEntry & { language: Language };

export type FoundPage = { title: string; identifier: string };

/** Search results besides products. */
export type SearchHelp = {
  pages: readonly FoundPage[];
  notSold: string | null;
  /** Null where no product is found. */
  match: SearchMatch | null;
};

/** A searched unit with its synonyms, each of one or several words. The first is the input. */
export type Unit = readonly [readonly string[], ...(readonly string[])[]];

/** Parts of a tsquery; empty for stop words only. Fields after `inOrder` contain single words only. */
export type Lexemes = {
  all: string;
  inOrder: string;
  /** Prefixes. */
  begun: string;
  /** Not stemmed. */
  asIs: string;
  asIsBegun: string;
};

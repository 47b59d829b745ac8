import { LRUCache } from 'lru-cache';
import { wordsOf } from '#contract/search-words.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { isCorrectable, looksLikeSku } from './rules.ts';
import { findDocuments, findNearTerms, findSkus } from './store.ts';
import type { SearchEngine, SearchHits, SearchScope } from './types.ts';

const NOTHING: ReadonlyMap<number, number> = new Map();
const MOST_SUGGESTIONS = 5;
const MOST_WORDS_KEPT = 5000;

type NearTerms = (scope: SearchScope, words: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

/** Remembers which words are near which until products change: most words searched for are known ones. */
const rememberNearTerms = ({ db, cache }: Pick<Platform, 'db' | 'cache'>): NearTerms => {
  const kept = new LRUCache<string, readonly string[]>({ max: MOST_WORDS_KEPT });
  cache.onPurge((tags) => {
    if (tags.has(tag.products)) kept.clear();
  });
  return async ({ language }, words) => {
    const unknown = words.filter((word) => !kept.has(`${language}/${word}`));
    const found = unknown.length ? await findNearTerms(db.kysely, language, unknown) : new Map<string, readonly string[]>();
    for (const word of unknown) kept.set(`${language}/${word}`, found.get(word) ?? []);
    return new Map(words.map((word) => [word, found.get(word) ?? kept.get(`${language}/${word}`) ?? []]));
  };
};

/** Full-text search of PostgreSQL: all words, else the same words put right, else any of the words. */
export const createPostgresSearch = (platform: Pick<Platform, 'db' | 'cache'>): SearchEngine => {
  const db = platform.db.kysely;
  const nearTerms = rememberNearTerms(platform);
  const correct = async (scope: SearchScope, words: readonly string[]): Promise<readonly string[]> => {
    const near = await nearTerms(scope, words.filter(isCorrectable));
    return words.map((word) => near.get(word)?.[0] ?? word);
  };

  const findWords = async (scope: SearchScope, words: readonly string[]): Promise<SearchHits> => {
    const exact = await findDocuments(db, scope, words, '&');
    if (exact.size > 0) return { scores: exact, text: words.join(' ') };
    const corrected = await correct(scope, words);
    const text = corrected.join(' ');
    if (corrected.some((word, index) => word !== words[index])) {
      const scores = await findDocuments(db, scope, corrected, '&');
      if (scores.size > 0) return { scores, text };
    }
    return { scores: words.length > 1 ? await findDocuments(db, scope, corrected, '|') : NOTHING, text };
  };

  return {
    search: async (scope, text) => {
      const words = wordsOf(text);
      if (words.length === 0) return { scores: NOTHING, text };
      const bySku = looksLikeSku(text) ? await findSkus(db, scope, text.trim()) : NOTHING;
      if ([...bySku.values()].includes(100)) return { scores: bySku, text };
      const hits = await findWords(scope, words);
      if (bySku.size === 0) return hits;
      const scores = new Map(hits.scores);
      for (const [id, score] of bySku) scores.set(id, score + (scores.get(id) ?? 0));
      return { scores, text: hits.text };
    },
    suggest: async (scope, text) => {
      const words = wordsOf(text).filter(isCorrectable);
      const near = await nearTerms(scope, words);
      return [...new Set([...near.values()].flat())].slice(0, MOST_SUGGESTIONS);
    },
  };
};

import { LRUCache } from 'lru-cache';
import { wordsOf } from '#contract/search-words.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import { inBackground } from '#commerce/platform/client-work.ts';
import { wordingOf } from '#contract/languages.ts';
import { storeViewsIn } from '#commerce/merchandise/stores/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { indexPages, indexSome, indexWords, removeDocuments } from './index-store.ts';
import { keepLexemes } from './cached-lexemes.ts';
import { meantText, typedText, unitsText } from './query-text.ts';
import { isCorrectable, looksLikeSku } from '../../rules.ts';
import {
  findDocuments,
  findNearTerms,
  findPages,
  findSkus,
  hasDocuments,
  readSizes,
  readWords,
  WHOLE_SKU,
} from '../../store.ts';
import type { Wanted } from '../../store.ts';
import type { SearchEngine, SearchMatch, SearchScope, SearchScores, Unit, WeightOf } from '../../types.ts';
import { createVocabulary } from '../../vocabulary.ts';
import type { Vocabulary } from '../../vocabulary.ts';

const NOTHING: SearchScores = new Map();
const MAX_SUGGESTIONS = 5;
const MAX_CACHED_WORDS = 5000;

type NearTerms = (scope: SearchScope, words: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

/** Caches near terms until products or search words change: most searched words are known ones. */
const rememberNearTerms = ({ db, cache }: Pick<Platform, 'db' | 'cache'>): NearTerms => {
  const cachedWords = new LRUCache<string, readonly string[]>({ max: MAX_CACHED_WORDS });
  cache.onPurge((tags) => {
    if (tags.has(tag.products) || tags.has(tag.search)) cachedWords.clear();
  });
  return async ({ language }, words) => {
    const unknown = words.filter((word) => !cachedWords.has(`${language}/${word}`));
    const found = unknown.length
      ? await findNearTerms(db.kysely, language, unknown)
      : new Map<string, readonly string[]>();
    for (const word of unknown) cachedWords.set(`${language}/${word}`, found.get(word) ?? []);
    return new Map(words.map((word) => [word, found.get(word) ?? cachedWords.get(`${language}/${word}`) ?? []]));
  };
};

/** Caches a language's vocabulary until products or search words change. */
const rememberVocabulary = ({
  db,
  cache,
}: Pick<Platform, 'db' | 'cache'>): ((language: Language) => Promise<Vocabulary>) => {
  const cachedWords = new Map<Language, Promise<Vocabulary>>();
  cache.onPurge((tags) => {
    if (tags.has(tag.products) || tags.has(tag.search)) cachedWords.clear();
  });
  return (language) => {
    const load = async (): Promise<Vocabulary> =>
      createVocabulary(await readWords(db.kysely, language), await readSizes(db.kysely));
    const known = cachedWords.get(language) ?? inBackground(load);
    cachedWords.set(language, known);
    known.catch(() => cachedWords.delete(language));
    return known;
  };
};

/** A way to look for words. */
type Attempt = { units: readonly Unit[]; operator: '&' | '|'; match: SearchMatch };

const typedIn = (units: readonly Unit[]): string => units.flatMap(([typed]) => typed).join(' ');

const indexedViews = async (db: Db) =>
  (await storeViewsIn(db)).map((view) => ({ id: view.id, language: view.language, wording: wordingOf(view) }));

/** Full-text search in PostgreSQL: all words, else all corrected words, else any of them. */
export const createPostgresSearch = (platform: Pick<Platform, 'db' | 'cache'>): SearchEngine => {
  const db = platform.db.kysely;
  const nearTerms = rememberNearTerms(platform);
  const vocabulary = rememberVocabulary(platform);
  const lexemesIn = keepLexemes(platform);

  /** Documents that contain all words, or any; undefined for stop words only. */
  const wantedBy = async (scope: SearchScope, { units, operator }: Attempt): Promise<Wanted | undefined> => {
    const lexemesOf = await lexemesIn(scope.language, units);
    const query = unitsText(units, operator, lexemesOf);
    return query === ''
      ? undefined
      : {
          query,
          typed: typedText(units, lexemesOf),
          meant: operator === '&' ? meantText(units, lexemesOf) : '',
          phrase: typedIn(units),
        };
  };

  const findDocumentsBy = async (scope: SearchScope, attempt: Attempt, weightOf: WeightOf): Promise<SearchScores> => {
    const wanted = await wantedBy(scope, attempt);
    if (!wanted) return NOTHING;
    const found = await findDocuments(platform.db, scope, wanted);
    return new Map([...found].map(([id, { rank, bonus }]) => [id, rank * weightOf(id) + bonus]));
  };

  /** Words without a match in the catalogue or the vocabulary are treated as mistyped. */
  const correct = async (scope: SearchScope, units: readonly Unit[]): Promise<readonly string[]> => {
    const plain = units.filter(({ length }) => length === 1).flatMap(([typed]) => typed);
    const near = await nearTerms(scope, plain.filter(isCorrectable));
    return units.flatMap(({ length, 0: typed }) =>
      length === 1 ? typed.map((word) => near.get(word)?.[0] ?? word) : typed,
    );
  };

  /** Queries to try in order until one finds products; empty if a word names something not sold. */
  async function* attemptsFor(scope: SearchScope, words: readonly string[]): AsyncGenerator<Attempt> {
    const { read } = await vocabulary(scope.language);
    const { units, notSold } = read(words);
    if (notSold !== null) return;
    yield { units, operator: '&', match: 'ALL_WORDS' };
    const corrected = read(await correct(scope, units)).units;
    if (typedIn(corrected) !== typedIn(units)) yield { units: corrected, operator: '&', match: 'CORRECTED' };
    if (corrected.length > 1) yield { units: corrected, operator: '|', match: 'SOME_WORDS' };
  }

  const findUnits = async (scope: SearchScope, words: readonly string[], weightOf: WeightOf): Promise<SearchScores> => {
    for await (const attempt of attemptsFor(scope, words)) {
      const scores = await findDocumentsBy(scope, attempt, weightOf);
      if (scores.size > 0) return scores;
    }
    return NOTHING;
  };

  /** How products are found by these words; null where none is. */
  const matchOf = async (scope: SearchScope, words: readonly string[]): Promise<SearchMatch | null> => {
    for await (const attempt of attemptsFor(scope, words)) {
      const wanted = await wantedBy(scope, attempt);
      if (wanted && (await hasDocuments(platform.db, scope, wanted))) return attempt.match;
    }
    return null;
  };

  const skusOf = async (scope: SearchScope, text: string): Promise<SearchScores> =>
    looksLikeSku(text) ? findSkus(db, scope, text.trim()) : NOTHING;

  return {
    indexProducts: async (writer, ids) => indexSome(writer, await indexedViews(writer), ids),
    removeProducts: removeDocuments,
    indexPages: async (writer) => indexPages(writer, await indexedViews(writer)),
    indexWords: async (writer) => indexWords(writer, await indexedViews(writer)),
    search: async (scope, text, weightOf = () => 1) => {
      const words = wordsOf(text);
      if (words.length === 0) return NOTHING;
      const bySku = await skusOf(scope, text);
      if ([...bySku.values()].includes(WHOLE_SKU)) return bySku;
      const found = await findUnits(scope, words, weightOf);
      if (bySku.size === 0) return found;
      const scores = new Map(found);
      for (const [id, score] of bySku) scores.set(id, score + (scores.get(id) ?? 0));
      return scores;
    },
    suggest: async (scope, text) => {
      const words = wordsOf(text);
      if ((await vocabulary(scope.language)).read(words).notSold !== null) return [];
      const near = await nearTerms(scope, words.filter(isCorrectable));
      return [...new Set([...near.values()].flat())].slice(0, MAX_SUGGESTIONS);
    },
    help: async (scope, text) => {
      const words = wordsOf(text);
      if (words.length === 0) return { pages: [], notSold: null, match: null };
      const { units, notSold } = (await vocabulary(scope.language)).read(words);
      const lexemesOf = await lexemesIn(scope.language, units);
      const [whole, some] = [unitsText(units, '&', lexemesOf), unitsText(units, '|', lexemesOf)];
      const bySku = await skusOf(scope, text);
      return {
        pages: whole === '' ? [] : await findPages(db, scope, { whole, some }),
        notSold,
        match: bySku.size > 0 ? 'ALL_WORDS' : await matchOf(scope, words),
      };
    },
  };
};

import { tag } from '#commerce/platform/cache/tags.ts';
import { CannotStart } from '#commerce/platform/cannot-start.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { ENGINES } from './engines/registry.ts';
import { startMisses } from './misses.ts';
import { writeWords } from './store.ts';
import type { SearchEngine, SearchHelp, SearchScores, SearchScope, WeightOf, WordsInput } from './types.ts';

export { recordMiss } from './misses.ts';

const ENGINE = Symbol('search engine');

const engineOf = (platform: Platform): SearchEngine =>
  platform.perProcess(ENGINE, () => {
    const { searchEngine } = platform.settings;
    const open = ENGINES[searchEngine];
    if (!open) throw new CannotStart(`SEARCH_ENGINE: ${searchEngine} is none of ${Object.keys(ENGINES).join(', ')}.`);
    return open(platform);
  });

/** Opens the engine of the settings. Throws {@link CannotStart} for an unknown one. */
export const startSearch = (platform: Platform): void => {
  engineOf(platform);
  startMisses(platform);
};

/** Products that match a text; mistyped words are corrected when nothing matches. */
export const searchProducts = (
  platform: Platform,
  scope: SearchScope,
  text: string,
  weightOf: WeightOf,
): Promise<SearchScores> => engineOf(platform).search(scope, text, weightOf);

/** Similar texts that find products. */
export const suggestSearches = (platform: Platform, scope: SearchScope, text: string): Promise<readonly string[]> =>
  engineOf(platform).suggest(scope, text);

/** Content pages for a text, and notes about things not sold. */
export const searchHelp = async (context: CommerceContext, text: string): Promise<SearchHelp> => {
  const { storeView, tags } = context;
  tags.add(tag.products);
  tags.add(tag.search);
  const help = await engineOf(context).help({ storeViewId: storeView.id, language: storeView.language }, text);
  for (const { identifier } of help.pages) tags.add(tag.cmsPage(identifier));
  return help;
};

/** Replaces the merchant's words in the importer's transaction; returns the changed tags. */
export const saveSearchWords = async (db: Db, entries: readonly WordsInput[]): Promise<string[]> => {
  await writeWords(db, entries);
  return [tag.search];
};

/** Indexes content pages and the words for spelling corrections, after many products were indexed. */
export const indexSearchWords = (platform: Platform, db: Db): Promise<void> => engineOf(platform).indexWords(db);

/** Products per statement, whose descriptions must fit into memory. */
const BATCH_SIZE = 1000;

/** Indexes products again in the transaction that changes them, or in a job after it. */
export const indexProducts = async (platform: Platform, db: Db, ids: readonly number[]): Promise<void> => {
  for (let at = 0; at < ids.length; at += BATCH_SIZE)
    await engineOf(platform).indexProducts(db, ids.slice(at, at + BATCH_SIZE));
};

/** Removes products from the index, in the transaction that deletes them or in a later job. */
export const unindexProducts = (platform: Platform, db: Db, ids: readonly number[]): Promise<void> =>
  engineOf(platform).removeProducts(db, ids);

/** Indexes content pages again in the transaction that changes them, or in a job after it. */
export const indexContentPages = (platform: Platform, db: Db): Promise<void> => engineOf(platform).indexPages(db);

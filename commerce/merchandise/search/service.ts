import { wordingOf } from '#commerce/merchandise/stores/rules.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { storeViewsIn } from '#commerce/merchandise/stores/service.ts';
import { indexPages, indexSome, rebuildIndex } from './index-store.ts';
import { createPostgresSearch } from './postgres-search.ts';
import { writeWords } from './store.ts';
import type { SearchEngine, SearchHelp, SearchScores, SearchScope, WeightOf, WordsInput } from './types.ts';

type SearchPlatform = Pick<Platform, 'perProcess' | 'db' | 'cache'>;

const ENGINE = Symbol('search engine');

const engineOf = (platform: SearchPlatform): SearchEngine =>
  platform.perProcess(ENGINE, () => createPostgresSearch(platform));

/** Products that match a text; mistyped words are corrected when nothing matches. */
export const searchProducts = (
  platform: SearchPlatform,
  scope: SearchScope,
  text: string,
  weightOf: WeightOf,
): Promise<SearchScores> => engineOf(platform).search(scope, text, weightOf);

/** Texts near the one asked for that find something. */
export const suggestSearches = (
  platform: SearchPlatform,
  scope: SearchScope,
  text: string,
): Promise<readonly string[]> => engineOf(platform).suggest(scope, text);

/** Content pages that a text leads to, and what the shop says of what it does not sell. */
export const searchHelp = async (context: CommerceContext, text: string): Promise<SearchHelp> => {
  const { storeView, tags } = context;
  tags.add(tag.products);
  const help = await engineOf(context).help({ storeViewId: storeView.id, language: storeView.language }, text);
  for (const { identifier } of help.pages) tags.add(tag.cmsPage(identifier));
  return help;
};

/** Replaces the merchant's words in the importer's transaction; they are invalidated with the products' tag. */
export const saveSearchWords = async (db: Db, entries: readonly WordsInput[]): Promise<string[]> => {
  await writeWords(db, entries);
  return [tag.products];
};

const indexedViews = async (db: Db) =>
  (await storeViewsIn(db)).map((view) => ({ id: view.id, language: view.language, wording: wordingOf(view) }));

/** Rebuilds what is searched inside the importer's transaction. */
export const rebuildSearchIndex = async (db: Db): Promise<void> => {
  await rebuildIndex(db, await indexedViews(db));
};

/** Writes anew what is searched of some products, in the transaction that changes them. */
export const indexProducts = async (db: Db, ids: readonly number[]): Promise<void> => {
  await indexSome(db, await indexedViews(db), ids);
};

/** Writes anew what is searched of pages, in the transaction that changes them. */
export const indexContentPages = async (db: Db): Promise<void> => {
  await indexPages(db, await indexedViews(db));
};

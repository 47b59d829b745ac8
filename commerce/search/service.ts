import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { rebuildIndex } from './index-store.ts';
import { createPostgresSearch } from './postgres-search.ts';
import type { SearchEngine, SearchHits, SearchScope } from './types.ts';

const ENGINE = Symbol('search engine');

const engineOf = (platform: Pick<Platform, 'perProcess' | 'db'>): SearchEngine => platform.perProcess(ENGINE, () => createPostgresSearch(platform.db));

/** Products that match a text; a mistyped word is put right when nothing matches as it stands. */
export const searchProducts = (platform: Pick<Platform, 'perProcess' | 'db'>, scope: SearchScope, text: string): Promise<SearchHits> =>
  engineOf(platform).search(scope, text);

/** Texts near the one asked for that find something. */
export const suggestSearches = (platform: Pick<Platform, 'perProcess' | 'db'>, scope: SearchScope, text: string): Promise<readonly string[]> =>
  engineOf(platform).suggest(scope, text);

/** Rebuilds what is searched inside the importer's transaction. */
export const rebuildSearchIndex = (db: Db): Promise<void> => rebuildIndex(db);

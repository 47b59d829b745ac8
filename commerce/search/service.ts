import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { rebuildIndex } from './index-store.ts';
import { createPostgresSearch } from './postgres-search.ts';
import type { SearchEngine, SearchHits, SearchScope } from './types.ts';

type SearchPlatform = Pick<Platform, 'perProcess' | 'db' | 'cache'>;

const ENGINE = Symbol('search engine');

const engineOf = (platform: SearchPlatform): SearchEngine => platform.perProcess(ENGINE, () => createPostgresSearch(platform));

/** Products that match a text; a mistyped word is put right when nothing matches as it stands. */
export const searchProducts = (platform: SearchPlatform, scope: SearchScope, text: string): Promise<SearchHits> =>
  engineOf(platform).search(scope, text);

/** Texts near the one asked for that find something. */
export const suggestSearches = (platform: SearchPlatform, scope: SearchScope, text: string): Promise<readonly string[]> =>
  engineOf(platform).suggest(scope, text);

/** Rebuilds what is searched inside the importer's transaction. */
export const rebuildSearchIndex = (db: Db): Promise<void> => rebuildIndex(db);

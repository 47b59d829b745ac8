import type { Platform } from '#commerce/platform/context.ts';
import type { SearchEngine } from '../types.ts';
import { createPostgresSearch } from './postgresql/search.ts';

/** Search engines by their name in SEARCH_ENGINE. */
export const ENGINES: Readonly<Record<string, (platform: Platform) => SearchEngine>> = {
  postgresql: createPostgresSearch,
};

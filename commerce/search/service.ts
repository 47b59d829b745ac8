import type { Db } from '#commerce/platform/database/types.ts';
import { rebuildIndex } from './index-store.ts';

/** Rebuilds what is searched inside the importer's transaction. */
export const rebuildSearchIndex = (db: Db): Promise<void> => rebuildIndex(db);

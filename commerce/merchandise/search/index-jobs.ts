import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { ExternalIndex, SearchWrites } from './types.ts';

const KIND = 'search-index';

type Change = { what: 'index' | 'remove'; ids: readonly number[] } | { what: 'pages' };

/** Index writes of an engine outside PostgreSQL: each is a job after the commit, which is tried again if it fails. */
export const indexByJobs = ({ jobs }: Pick<Platform, 'jobs'>, index: ExternalIndex): SearchWrites => {
  jobs.handle(KIND, async (payload) => {
    const change = payload as Change;
    if (change.what === 'index') await index.indexProducts(change.ids);
    else if (change.what === 'remove') await index.removeProducts(change.ids);
    else await index.indexPages();
  });
  const enqueue = async (db: Db, change: Change): Promise<void> => {
    await jobs.enqueue(db, KIND, change);
  };
  return {
    indexProducts: (db, ids) => enqueue(db, { what: 'index', ids }),
    removeProducts: (db, ids) => enqueue(db, { what: 'remove', ids }),
    indexPages: (db) => enqueue(db, { what: 'pages' }),
    indexWords: (db) => enqueue(db, { what: 'pages' }),
  };
};

import { expect, test } from 'vitest';
import { testDatabase } from '#commerce/platform/database/testing/database.ts';
import { testPlatform } from '#commerce/platform/testing/platform.ts';
import { indexByJobs } from './index-jobs.ts';

test('an engine outside PostgreSQL is written after the commit, in order, and not after a rollback', async () => {
  const platform = await testPlatform(await testDatabase());
  const calls: unknown[] = [];
  const writes = indexByJobs(platform, {
    indexProducts: async (ids) => void calls.push(['index', ids]),
    removeProducts: async (ids) => void calls.push(['remove', ids]),
    indexPages: async () => void calls.push(['pages']),
  });
  await platform.db.tx(async (db) => {
    await writes.indexProducts(db, [1, 2]);
    await writes.removeProducts(db, [3]);
    await writes.indexPages(db);
    expect(calls).toEqual([]);
  });
  const rolledBack = platform.db.tx(async (db) => {
    await writes.indexPages(db);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await platform.jobs.runDue();
  expect(calls).toEqual([['index', [1, 2]], ['remove', [3]], ['pages']]);
});

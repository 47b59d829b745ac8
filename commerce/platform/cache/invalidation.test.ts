import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { describeWithDatabases } from '../database/testing/database.ts';
import { silentLog } from '../log.ts';
import { createInvalidation } from './invalidation.ts';
import { changedTags, currentHorizon, markTags } from './store.ts';

describeWithDatabases('cache invalidation', (open, engine) => {
  test('purges after the commit, not after a rollback', async () => {
    const database = await open();
    const invalidation = createInvalidation({ database, log: silentLog });
    const purged: string[][] = [];
    invalidation.onPurge((tags) => purged.push([...tags]));
    await database.tx(async (db) => {
      await invalidation.invalidate(db, ['product:1', 'product']);
      expect(purged).toEqual([]);
    });
    await database
      .tx(async (db) => {
        await invalidation.invalidate(db, ['never']);
        throw new Error('no');
      })
      .catch(() => {});
    expect(purged).toEqual([['product:1', 'product']]);
    await invalidation.close();
  });

  // PGlite serves one process only.
  if (engine === 'postgresql') {
    test('a late commit is not missed', async () => {
      const database = await open();
      let finish = (): void => {};
      let marked = (): void => {};
      const isMarked = new Promise<void>((resolve) => (marked = resolve));
      const slow = database.tx(async (db) => {
        await markTags(db, ['slow']);
        marked();
        await new Promise<void>((resolve) => (finish = resolve));
      });
      await isMarked;
      let horizon = await currentHorizon(database.kysely);
      await database.tx((db) => markTags(db, ['quick']));
      const first = await changedTags(database.kysely, horizon).finally(() => finish());
      await slow;
      // Transactions of other databases of the server hold the horizon back: tags from before may come once more.
      const tags = first.tags.map(({ tag }) => tag);
      expect([tags.includes('quick'), tags.includes('slow')]).toEqual([true, false]);
      horizon = first.horizon;
      const second = await changedTags(database.kysely, horizon);
      expect(second.tags.map(({ tag }) => tag)).toContain('slow');
    });
  }

  // PGlite serves one process only.
  if (engine === 'postgresql') {
    test('another process gets each purge once', async () => {
      const database = await open();
      const { rows } = await sql<{
        name: string;
        port: number;
      }>`select current_database() as name, inet_server_port() as port`.execute(database.kysely);
      const databaseUrl = `postgres://postgres@127.0.0.1:${rows[0]?.port}/${rows[0]?.name}`;
      const [writer, reader] = [1, 2].map(() => createInvalidation({ database, databaseUrl, log: silentLog }));
      const heard = vi.fn();
      await reader!.start();
      reader!.onPurge((tags) => heard([...tags]));
      await database.tx((db) => writer!.invalidate(db, ['category:4']));
      await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['category:4']), { timeout: 10_000 });
      await database.tx((db) => writer!.invalidate(db, ['category:5']));
      await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['category:5']));
      expect(heard.mock.calls).toEqual([[['category:4']], [['category:5']]]);
      await Promise.all([writer!.close(), reader!.close()]);
    });
  }
});

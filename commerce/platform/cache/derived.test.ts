import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeWithDatabases } from '../database/testing/database.ts';
import { silentLog } from '../log.ts';
import { derived } from './derived.ts';
import { createInvalidation } from './invalidation.ts';

describeWithDatabases('values derived from the database', (open) => {
  const start = async () => {
    const database = await open();
    const cache = createInvalidation({ database, log: silentLog });
    let loads = 0;
    const load = async () => {
      await sql`select 1`.execute(database.kysely);
      return ++loads;
    };
    return { database, cache, value: derived({ cache, db: database }, ['a'], load) };
  };

  test('a transaction that needs a value not cached is run again with it', async () => {
    const { database, cache, value } = await start();
    await sql`create table written (attempt int)`.execute(database.kysely);
    let attempt = 0;
    const inTransaction = () =>
      database.tx(async (db) => {
        await sql`insert into written values (${++attempt})`.execute(db);
        return value();
      });
    expect(await inTransaction()).toBe(1);
    cache.purge(['a']);
    expect(await inTransaction()).toBe(2);
    expect(await inTransaction()).toBe(2);
    const { rows } = await sql`select attempt from written`.execute(database.kysely);
    expect(rows).toEqual([{ attempt: 2 }, { attempt: 4 }, { attempt: 5 }]);
    await cache.close();
  });

  test('a transaction does not wait for a load that waits for its connection', async () => {
    const { database, cache, value } = await start();
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const inside = database.tx(async () => {
      begun.resolve();
      await gate.promise;
      return value();
    });
    await begun.promise;
    const outside = value();
    gate.resolve();
    expect(await Promise.all([inside, outside])).toEqual([1, 1]);
    await cache.close();
  });

  test('a value that a failed transaction loaded can be read outside', async () => {
    const { database, cache, value } = await start();
    await database
      .tx(async () => {
        await value();
        throw new Error('refused');
      })
      .catch(() => {});
    expect(await value()).toBe(1);
    await cache.close();
  });
});

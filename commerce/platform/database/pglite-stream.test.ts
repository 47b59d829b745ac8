import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { startPGliteThread } from './pglite-process.ts';
import { PGliteStream } from './pglite-stream.ts';

test('several connections use the one session of a thread, one after the other', async () => {
  const thread = await startPGliteThread({ template: inject('testDatabases').pgliteTemplate });
  const connected = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      stream: () => new PGliteStream(async () => thread),
    });
    await client.connect();
    return client;
  };
  const first = await connected();
  await first.query('begin');
  await first.query("set local timezone = 'America/Toronto'");
  await first.end();
  const second = await connected();
  const timezone = async () => (await second.query("select current_setting('timezone') as name")).rows;
  expect(await timezone()).toEqual([{ name: 'America/Toronto' }]);
  await second.query('rollback');
  expect(await timezone()).not.toEqual([{ name: 'America/Toronto' }]);
  await second.end();
  await thread.close();
  await expect(connected()).rejects.toThrow('The embedded database has stopped');
});

test('reads a response of several megabytes, and one to several statements', async () => {
  const thread = await startPGliteThread({ template: inject('testDatabases').pgliteTemplate });
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    stream: () => new PGliteStream(async () => thread),
  });
  await client.connect();
  const { rows } = await client.query("select repeat('x', 1000000) as text from generate_series(1, $1::int)", [4]);
  expect(rows.map(({ text }) => (text as string).length)).toEqual([1e6, 1e6, 1e6, 1e6]);
  const results = (await client.query('select 1 as one; select 2 as two')) as unknown as pg.QueryResult[];
  expect(results.map((result) => result.rows)).toEqual([[{ one: 1 }], [{ two: 2 }]]);
  await client.end();
  await thread.close();
});

import pg from 'pg';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { isDatabaseAway } from './away.ts';
import { openPostgresql } from './open.ts';
import { findPostgresql, startCluster } from './testing/postgresql.ts';

const failure = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return error;
  }
};

test('a refused connection means that the database is unavailable', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' });
  expect(isDatabaseAway(await failure(() => pool.query('select 1')))).toBe(true);
  await pool.end();
});

test('a full disk means that the database is unavailable', () => {
  expect(isDatabaseAway(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(true);
});

test('other failures do not: a wrong statement, a missing file, a gateway', () => {
  for (const error of [
    Object.assign(new Error('syntax error'), { code: '42601' }),
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' }),
    new Error('The gateway is away', {
      cause: Object.assign(new Error(), { code: 'ECONNREFUSED', syscall: 'connect' }),
    }),
    'away',
  ])
    expect(isDatabaseAway(error)).toBe(false);
});

test.skipIf(!findPostgresql())(
  'a server that stops during a statement is unavailable, and is used again after its restart',
  async () => {
    const cluster = await startCluster();
    const database = await openPostgresql(cluster.url, 3);
    try {
      const running = failure(() => sql`select pg_sleep(20)`.execute(database.kysely));
      const other = new pg.Client(cluster.url);
      other.on('error', () => {});
      await other.connect();
      await vi.waitFor(async () => {
        const { rowCount } = await other.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()",
        );
        expect(rowCount).toBe(1);
      });
      expect(isDatabaseAway(await running)).toBe(true);
      await other.end();
      // The pool may return the ended connection once more before it receives the end.
      await vi.waitFor(async () => {
        const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.kysely);
        expect(rows).toEqual([{ one: 1 }]);
      });
      await cluster.stop();
      expect(isDatabaseAway(await failure(() => sql`select 1`.execute(database.kysely)))).toBe(true);
    } finally {
      await database.close();
      await cluster.stop();
    }
  },
);

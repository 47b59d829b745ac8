import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { FairConnections } from './fair-connections.ts';
import { fairPool } from './fair-pool.ts';

test('a connection that fails ends its turn', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1 });
  const turns = new FairConnections(1, 1_000, () => performance.now());
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: fairPool(pool, turns, () => {}) }) });
  for (let count = 0; count < 3; count++)
    await expect(sql`select 1`.execute(db)).rejects.toThrow('Connection terminated unexpectedly');
  await db.destroy();
  server.close();
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openPGlite } from './open.ts';

test('databases that begin with the same dump keep their own changes, one after the other and side by side', async () => {
  const { pgliteTemplate: template } = inject('testDatabases');
  const names = sql<{ name: string }>`select conname::text as name from pg_constraint order by oid limit 1`;
  const open = () => openPGlite({ template });
  const first = await open();
  const [{ name }] = (await names.execute(first.kysely)).rows as [{ name: string }];
  await sql`update pg_constraint set conname = 'changed' where oid = (select min(oid) from pg_constraint)`.execute(
    first.kysely,
  );
  await sql`checkpoint`.execute(first.kysely);
  const second = await open();
  expect((await names.execute(first.kysely)).rows).toEqual([{ name: 'changed' }]);
  expect((await names.execute(second.kysely)).rows).toEqual([{ name }]);
  await first.close();
  await second.close();
  const third = await open();
  expect((await names.execute(third.kysely)).rows).toEqual([{ name }]);
  await third.close();
});

test('a closed database in memory answers nothing more, though its thread serves another', async () => {
  const closed = await openPGlite({});
  await closed.close();
  const other = await openPGlite({});
  await expect(closed.dump()).rejects.toThrow('The embedded database has stopped');
  expect((await sql<{ n: number }>`select 1 as n`.execute(other.kysely)).rows).toEqual([{ n: 1 }]);
  await other.close();
});

test('the embedded database keeps nothing of what it has answered', async () => {
  let thread: Worker | undefined;
  process.once('worker', (worker) => (thread = worker));
  // One in memory may open in a thread that is there already.
  const database = await openPGlite({ dataFolder: mkdtempSync(join(tmpdir(), 'tessera-kept-')) });
  const heapMb = async (): Promise<number> => ((await thread?.getHeapStatistics())?.used_heap_size ?? 0) / 1e6;
  const before = await heapMb();
  expect(before).toBeGreaterThan(1);
  for (let count = 0; count < 200; count += 1)
    await sql`select repeat('x', 1000000) as text, ${count}::int as n`.execute(database.kysely);
  expect((await heapMb()) - before).toBeLessThan(100);
  await database.close();
});

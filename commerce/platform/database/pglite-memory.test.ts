import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPGlite } from './open.ts';

test('the embedded database keeps nothing of what it has answered', async () => {
  let thread: Worker | undefined;
  process.once('worker', (worker) => (thread = worker));
  const database = await openPGlite({});
  const heapMb = async (): Promise<number> => ((await thread?.getHeapStatistics())?.used_heap_size ?? 0) / 1e6;
  const before = await heapMb();
  expect(before).toBeGreaterThan(1);
  for (let count = 0; count < 200; count += 1)
    await sql`select repeat('x', 1000000) as text, ${count}::int as n`.execute(database.kysely);
  expect((await heapMb()) - before).toBeLessThan(100);
  await database.close();
});

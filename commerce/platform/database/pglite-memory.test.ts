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
  const { pgliteTemplate: template } = inject('testDatabases');
  const closed = await openPGlite({ template });
  await closed.close();
  const other = await openPGlite({ template });
  await expect(closed.dump()).rejects.toThrow('The embedded database has stopped');
  expect((await sql<{ n: number }>`select 1 as n`.execute(other.kysely)).rows).toEqual([{ n: 1 }]);
  await other.close();
});

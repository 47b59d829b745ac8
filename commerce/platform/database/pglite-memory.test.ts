import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openPGlite } from './open.ts';

test('databases from the same dump do not share changes', async () => {
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

test('a closed database refuses requests', async () => {
  const { pgliteTemplate: template } = inject('testDatabases');
  const closed = await openPGlite({ template });
  await closed.close();
  await expect(closed.dump()).rejects.toThrow('The embedded database has stopped');
  await expect(sql`select 1`.execute(closed.kysely)).rejects.toThrow();
});

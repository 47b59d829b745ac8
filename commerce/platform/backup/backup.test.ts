import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import type { Database, Db } from '../database/types.ts';
import type { Platform } from '../context.ts';
import { staff } from './staff.ts';

const directory = mkdtempSync(join(tmpdir(), 'tessera-backup-'));
const varDir = join(directory, 'var');
let database: Database;

const backUp = async (folder: string, db: Database = database): Promise<string> => {
  const platform = { db, settings: { varDir } } as unknown as Platform;
  return (await staff.verbs['create']!.run(platform, { args: [folder], options: {} })) as string;
};
const count = async (db: Db): Promise<{ rows: number; sum: number }> =>
  (await sql<{ rows: number; sum: number }>`select count(*) as rows, coalesce(sum(n), 0) as sum from entry`.execute(db))
    .rows[0]!;

beforeAll(async () => {
  for (const name of ['media', 'claims/2026', 'cache/images', 'staff-inbox', 'data-moved-2026-01-01'])
    mkdirSync(join(varDir, name), { recursive: true });
  for (const name of ['media/own.jpg', 'claims/2026/photo.jpg', 'cache/images/small.webp', 'staff-inbox/1.json'])
    writeFileSync(join(varDir, name), name, { mode: 0o600 });
  database = await openDatabase({ varDir });
  await sql`create table entry (n int not null)`.execute(database.kysely);
});
afterAll(() => database.close());

test('a backup of the open shop has every transaction completely or not at all, and its files', async () => {
  let isWriting = true;
  const writer = (async () => {
    while (isWriting)
      await database.tx(async (db) => {
        await sql`insert into entry values (1)`.execute(db);
        await sql`insert into entry values (-1)`.execute(db);
      });
  })();
  await expect.poll(async () => (await count(database.kysely)).rows).toBeGreaterThan(20);
  const { rows: before } = await count(database.kysely);
  const folder = join(directory, 'backup');
  expect(await backUp(folder)).toContain(folder);
  isWriting = false;
  await writer;
  const { rows: after } = await count(database.kysely);

  expect(readdirSync(folder).sort()).toEqual(['claims', 'data', 'media']);
  expect(readFileSync(join(folder, 'claims/2026/photo.jpg'), 'utf8')).toBe('claims/2026/photo.jpg');
  expect(statSync(join(folder, 'media/own.jpg')).mode & 0o777).toBe(0o600);

  const restored = join(directory, 'restored');
  cpSync(folder, restored, { recursive: true });
  const copy = await openDatabase({ varDir: restored });
  const { rows, sum } = await count(copy.kysely);
  await copy.close();
  expect(sum).toBe(0);
  expect(rows).toBeGreaterThanOrEqual(before);
  expect(rows).toBeLessThanOrEqual(after);
});

test('the copy contains the last commit, and nothing of an open transaction', async () => {
  const { rows } = await count(database.kysely);
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const open = database.tx(async (db) => {
    await sql`insert into entry select 1 from generate_series(1, 100)`.execute(db);
    begun.resolve();
    await promise;
  });
  await begun.promise;
  const folder = join(directory, 'during-a-transaction');
  await backUp(folder);
  resolve();
  await open;
  const copy = await openDatabase({ varDir: folder });
  expect((await count(copy.kysely)).rows).toBe(rows);
  await copy.close();
  expect((await count(database.kysely)).rows).toBe(rows + 100);
});

test('an existing folder, one inside VAR_DIR and a database server are refused', async () => {
  mkdirSync(join(directory, 'taken'));
  await expect(backUp(join(directory, 'taken'))).rejects.toThrow('exists: name a new folder');
  await expect(backUp(join(varDir, 'backup'))).rejects.toThrow('name a folder elsewhere');
  expect(existsSync(join(varDir, 'backup.part'))).toBe(false);
  const { copyTo: _, ...server } = database;
  await expect(backUp(join(directory, 'server'), server)).rejects.toThrow('pg_dump');
});

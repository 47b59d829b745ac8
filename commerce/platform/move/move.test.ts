import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { newCart, placeOrder, readyCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { databaseUrl, withAdmin } from '../database/testing/global-setup.ts';
import { migratedFolder } from '../database/testing/migrated-folder.ts';
import { openPGlite, openPostgresql } from '../database/open.ts';
import type { Database, Db } from '../database/types.ts';
import { readChecksum, readTables } from './table-store.ts';

const COMMAND = join(import.meta.dirname, '../../move-command.ts');
const { postgresql } = inject('testDatabases');

type Ran = { code: number | null; output: string };

/** Runs the command; `killAt` ends it as soon as it prints a matching line. */
const move = async (varDir: string, url: string, killAt?: RegExp): Promise<Ran> => {
  const child = spawn(process.execPath, [COMMAND], {
    env: { ...process.env, NODE_ENV: 'test', VAR_DIR: varDir, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const add = (chunk: Buffer): void => {
    output += chunk.toString();
    if (killAt?.test(output)) child.kill('SIGKILL');
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
};

const contentOf = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const content = new Map<string, string>();
  for (const table of await readTables(db)) content.set(table.name, await readChecksum(db, table));
  return content;
};

describe.skipIf(!postgresql)('moving an embedded shop to PostgreSQL', () => {
  const varDir = migratedFolder();
  const names: string[] = [];
  let content: ReadonlyMap<string, string>;

  const newTarget = async (): Promise<string> => {
    const name = `tessera_move_${process.pid}_${names.length}`;
    names.push(name);
    await withAdmin(postgresql!.adminUrl, `create database ${name}`);
    return databaseUrl(postgresql!.adminUrl, name);
  };
  const opened = async <T>(url: string, work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openPostgresql(url, 2);
    return work(database).finally(() => database.close());
  };

  beforeAll(async () => {
    const database = await openPGlite({ dataFolder: join(varDir, 'data') });
    const shop = await openShop(database);
    for (let order = 0; order < 3; order += 1) await placeOrder(shop, await readyCart(shop));
    await newCart(shop);
    // Text that a copy could spoil, and more rows than one batch.
    await sql`insert into job (kind, payload, run_at, created_at, last_error)
      select 'other', json_build_object('text', E'é"\\\\{},\\n\\u2028 ' || n), now(), now(), case when n % 2 = 0 then '' end
      from generate_series(1, 1200) n`.execute(database.kysely);
    content = await contentOf(database.kysely);
    await database.close();
  });
  afterAll(async () => {
    for (const name of names) await withAdmin(postgresql!.adminUrl, `drop database if exists ${name} with (force)`);
  });

  test('killed in the middle it leaves both databases as they were; the next try moves everything, and orders go on', async () => {
    const url = await newTarget();
    const killed = await move(varDir, url, /rows of job/);
    expect(killed.output).toMatch(/\d+ of \d+ tables/);
    expect(killed.code).toBeNull();
    expect(await opened(url, async ({ kysely }) => readTables(kysely))).toEqual([]);

    const { code, output } = await move(varDir, url);
    expect([code, output]).toEqual([0, expect.stringContaining('number and checksum of all rows agree')]);
    await opened(url, async (database) => {
      const moved = await contentOf(database.kysely);
      expect(moved).toEqual(content);
      expect(moved.get('sales_order')).toMatch(/^3 rows/);
      expect(moved.get('job')).toMatch(/^12\d\d rows/);
      const { rows: keys } = await sql`select 1 from pg_constraint where contype = 'f'`.execute(database.kysely);
      expect(keys.length).toBeGreaterThan(100);
      const { rows: off } = await sql`select tgname from pg_trigger where tgenabled <> 'O'`.execute(database.kysely);
      expect(off).toEqual([]);
    });
    expect(existsSync(join(varDir, 'data'))).toBe(false);
    const [old] = readdirSync(varDir).filter((name) => name.startsWith('data-moved-'));

    // As if the command had been killed between the commit and the renaming.
    renameSync(join(varDir, old!), join(varDir, 'data'));
    expect(await move(varDir, url)).toMatchObject({ code: 0, output: expect.stringContaining('was moved before') });
    expect(existsSync(join(varDir, 'data'))).toBe(false);

    await opened(url, async (database) => {
      const { rows: newest } = await sql<{ id: number }>`select max(id) as id from job`.execute(database.kysely);
      const { rows: next } = await sql<{ id: number }>`insert into job (kind, payload, run_at, created_at)
        values ('other', '{}', now(), now()) returning id`.execute(database.kysely);
      expect(next[0]!.id).toBe(newest[0]!.id + 1);
    });
  });

  test('a database that has other content is refused, and nothing changes there', async () => {
    const url = await newTarget();
    const other = migratedFolder();
    await opened(url, ({ kysely }) => sql`create table precious (id int)`.execute(kysely));
    const { code, output } = await move(other, url);
    expect([code, output]).toEqual([1, expect.stringContaining('is not empty')]);
    expect(existsSync(join(other, 'data'))).toBe(true);
    expect(await opened(url, async ({ kysely }) => (await readTables(kysely)).map(({ name }) => name))).toEqual([
      'precious',
    ]);
  });
});

test('without DATABASE_URL, or without an embedded database, the command says what is missing', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'tessera-move-'));
  expect(await move(empty, '')).toMatchObject({ code: 1, output: expect.stringContaining('DATABASE_URL is not set') });
  const missing = await move(empty, 'postgres://nobody@localhost:1/none');
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('There is no embedded database') });
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isMigrated, migrate, readMigrations } from './migrations.ts';
import type { Migration } from './migrations.ts';
import { describeWithDatabases } from './testing.ts';
import { BASELINE } from './testing/baseline.ts';

const made = (number: number, text: string): Migration => ({ number, name: `${number}_made`, checksum: text, text });

test('the migrations of the first databases stay as they ran; every other one is numbered after them', () => {
  const all = readMigrations();
  const first = new Map(BASELINE);
  expect(all.filter(({ name }) => first.has(name)).map(({ name, checksum }) => [name, checksum.slice(0, 16)])).toEqual(
    [...BASELINE].toSorted(([one], [other]) => one.localeCompare(other)),
  );
  const last = Math.max(...BASELINE.map(([name]) => Number(name.slice(0, 4))));
  expect(all.filter(({ name, number }) => !first.has(name) && number <= last)).toEqual([]);
});

test('migrations are numbered in one order over all subjects', () => {
  const numbers = readMigrations().map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
});

describeWithDatabases('migrations', (open) => {
  test('have all run on a test database', async () => {
    const database = await open();
    expect(await isMigrated(database.kysely)).toBe(true);
    expect(await migrate(database)).toBe(0);
  });

  test('run once, whole or not at all', async () => {
    const database = await open();
    const list = [
      made(9001, 'create table made_one (id int); create table made_two (id int)'),
      made(9002, 'create table made_three (id int); select no_such_function()'),
    ];
    const names: string[] = [];
    await expect(migrate(database, (name) => names.push(name), list)).rejects.toThrow('Migration 9002_made');
    expect(names).toEqual(['9001_made']);
    const { rows } =
      await sql`select to_regclass('made_two') is not null as two, to_regclass('made_three') is not null as three`.execute(
        database.kysely,
      );
    expect(rows).toEqual([{ two: true, three: false }]);
  });

  test('refuse a new file numbered below one that has run, and run nothing', async () => {
    const database = await open();
    await migrate(database, () => {}, [made(9010, 'select 1')]);
    const names: string[] = [];
    const late = [made(9009, 'select 1'), made(9010, 'select 1'), made(9011, 'select 1')];
    await expect(migrate(database, (name) => names.push(name), late)).rejects.toThrow(
      'Migration 9009_made is numbered below 9010, which has run; number it above all others.',
    );
    expect(names).toEqual([]);
  });

  test('refuse the database of a newer version in one line, and run nothing', async () => {
    const database = await open();
    await migrate(database, () => {}, [...readMigrations(), made(9015, 'select 1'), made(9016, 'select 1')]);
    const names: string[] = [];
    const older = [...readMigrations(), made(9014, 'select 1')];
    await expect(migrate(database, (name) => names.push(name), older)).rejects.toThrow(
      'The database is of a newer version of the shop: it has 9016_made and 1 more, which this version does not know.',
    );
    expect(names).toEqual([]);
    await expect(migrate(database, () => {}, [...older, made(9015, 'select 1')])).rejects.toThrow(
      'it has 9016_made, which',
    );
  });

  test('refuse a file that was changed after it had run', async () => {
    const database = await open();
    await migrate(database, () => {}, [made(9020, 'select 1')]);
    await expect(migrate(database, () => {}, [made(9020, 'select 2')])).rejects.toThrow('was changed after it had run');
  });
});

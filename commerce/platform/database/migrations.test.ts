import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MIGRATION_LIST } from './migration-list.ts';
import { isMigrated, migrate, readMigrations } from './migrations.ts';
import type { Migration } from './migrations.ts';
import { describeWithDatabase, describeWithDatabases, emptyDatabase } from './testing/database.ts';
import { BASELINE } from './testing/baseline.ts';
import { schemaOf } from './testing/schema-of.ts';

const made = (number: number, text: string): Migration => ({
  number,
  name: `${number}_made`,
  checksum: `${number} ${text}`,
  text,
});

test('the migrations of the first databases stay as they ran; every other one is numbered after them', () => {
  const all = readMigrations();
  const first = new Map(BASELINE);
  expect(all.filter(({ name }) => first.has(name)).map(({ name, checksum }) => [name, checksum.slice(0, 16)])).toEqual(
    [...BASELINE].toSorted(([one], [other]) => one.localeCompare(other)),
  );
  const last = Math.max(...BASELINE.map(([name]) => Number(name.slice(0, 4))));
  expect(all.filter(({ name, number }) => !first.has(name) && number <= last)).toEqual([]);
});

test('migrations have one sequence of numbers over all modules', () => {
  const numbers = readMigrations().map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
});

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

test('migrations are listed in the order of their release, new ones last and numbered above all others', () => {
  const files = new Map(readMigrations().map((migration) => [migration.name, migration]));
  const listed = new Set(MIGRATION_LIST.map(([name]) => name));
  const order = [...listed, ...[...files.keys()].filter((name) => !listed.has(name))];
  let above = '';
  const lines = order.map((name) => {
    const file = files.get(name);
    above = hash(above + name + (file?.checksum ?? 'no such file')).slice(0, 16);
    return `['${name}', '${above}'],`;
  });
  expect(MIGRATION_LIST.map(([name, checksum]) => `['${name}', '${checksum}'],`)).toEqual(lines);
  let highest = 0;
  for (const [name, , late] of MIGRATION_LIST) {
    const number = Number(name.slice(0, 4));
    expect([name, late === 'late']).toEqual([name, number < highest]);
    highest = Math.max(highest, number);
  }
});

describeWithDatabase('a database of a version in between', (open, engine) => {
  const all = readMigrations();
  const released = MIGRATION_LIST.map(([name]) => all.find((migration) => migration.name === name)!);
  /** Each version after which a late migration was released: it has all those above the late one in the list. */
  const versions = MIGRATION_LIST.flatMap(([name, , late], index) =>
    late && !MIGRATION_LIST[index - 1]?.[2] && !BASELINE.some(([first]) => first === name)
      ? [{ name, before: released.slice(0, index) }]
      : [],
  );

  test.each(versions)('starts though it lacks $name', async ({ before }) => {
    const old = await emptyDatabase(engine);
    try {
      await migrate(
        old,
        () => {},
        before.toSorted((one, other) => one.number - other.number),
      );
      await migrate(old);
      expect(await isMigrated(old.kysely)).toBe(true);
      expect(await schemaOf(old.kysely)).toEqual(await schemaOf((await open()).kysely));
    } finally {
      await old.close();
    }
  });

  test('starts with migrations that have other numbers today', async () => {
    const old = await emptyDatabase(engine);
    try {
      const numbered = (name: string, number: number, as: string): Migration => ({
        ...all.find((migration) => migration.name === name)!,
        number,
        name: as,
      });
      const before = all.filter(({ number }) => number < 1326);
      const moved = [
        numbered('1327_lots', 1326, '1326_lots'),
        numbered('1328_order_lots', 1327, '1327_order_lots'),
        numbered('1326_kept_address', 1328, '1328_kept_address'),
      ];
      await migrate(old, () => {}, [...before, ...moved]);
      await migrate(old);
      expect(await isMigrated(old.kysely)).toBe(true);
      expect(await schemaOf(old.kysely)).toEqual(await schemaOf((await open()).kysely));
    } finally {
      await old.close();
    }
  });
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

  test('run a late file that is listed as such', async () => {
    const database = await open();
    const names: string[] = [];
    const late = { ...made(9008, 'create table made_late (id int)'), isLate: true };
    await migrate(database, (name) => names.push(name), [late, made(9010, 'select 1')]);
    expect(names).toEqual(['9008_made']);
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

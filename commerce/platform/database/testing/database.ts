import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { openPGlite, openPostgresql } from '../open.ts';
import { copyDatabase, databaseUrl, withAdmin } from './global-setup.ts';
import { listenToStatements, refusedByEmbedded } from './read-by-embedded.ts';
import type { Database, Engine } from '../types.ts';

let databases = 0;

const newName = (): string => `tessera_test_${process.pid}_${Date.now().toString(36)}_${++databases}`;

type OwnDatabase = { url: string; drop: () => Promise<void> };

const copyOnPostgresql = async (adminUrl: string, template: string): Promise<OwnDatabase> => {
  const name = newName();
  await copyDatabase(adminUrl, template, name);
  return {
    url: databaseUrl(adminUrl, name),
    drop: async () => void (await withAdmin(adminUrl, `drop database if exists ${name} with (force)`)),
  };
};

const openOnPostgresql = async (adminUrl: string, template: string): Promise<Database> => {
  const { url, drop } = await copyOnPostgresql(adminUrl, template);
  const database = await openPostgresql(url, 8);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
};

const hasPostgresql = (): boolean => inject('testDatabases').postgresql !== undefined;

/** PostgreSQL where it is installed: it needs half the CPU time (decision 0136). */
const usualEngine = (): Engine => (hasPostgresql() ? 'postgresql' : 'pglite');

/** A separate database with every migration applied; the caller closes it. */
export const testDatabase = async (engine = usualEngine()): Promise<Database> => {
  const { pgliteTemplate, postgresql } = inject('testDatabases');
  if (engine === 'pglite') return openPGlite({ template: pgliteTemplate });
  if (!postgresql) throw new Error('There is no PostgreSQL on this machine.');
  return openOnPostgresql(postgresql.adminUrl, postgresql.template);
};

/** A database without tables; the caller closes it. */
export const emptyDatabase = async (engine: Engine): Promise<Database> => {
  if (engine === 'pglite') return openPGlite({});
  const { postgresql } = inject('testDatabases');
  if (!postgresql) throw new Error('There is no PostgreSQL on this machine.');
  return openOnPostgresql(postgresql.adminUrl, 'template1');
};

/** Common initial data of many test files. `fill` writes only to the database, not to the process. */
export type DatabaseFixture = { name: string; fill: (database: Database) => Promise<void> };

/** Filled by the first file of a run and copied for the others, in the run's own temporary directory. */
const fixtureOnPGlite = async ({ name, fill }: DatabaseFixture): Promise<Database> => {
  const path = join(tmpdir(), `${name}.tar`);
  if (existsSync(path)) return openPGlite({ template: path });
  const database = await openPGlite({ template: inject('testDatabases').pgliteTemplate });
  await fill(database);
  writeFileSync(`${path}.${process.pid}`, await database.dump());
  renameSync(`${path}.${process.pid}`, path);
  return database;
};

const filledTemplate = async ({ name, fill }: DatabaseFixture): Promise<{ adminUrl: string; filled: string }> => {
  const { postgresql } = inject('testDatabases');
  if (!postgresql) throw new Error('There is no PostgreSQL on this machine.');
  const { adminUrl, template } = postgresql;
  const filled = `${template}_${name.replaceAll('-', '_')}`;
  const [known] = await withAdmin(adminUrl, `select 1 from pg_database where datname = '${filled}'`);
  if (!known) {
    const place = newName();
    await copyDatabase(adminUrl, template, place);
    const database = await openPostgresql(databaseUrl(adminUrl, place), 8);
    await fill(database);
    await database.close();
    // Another process may have been first: then its own is left for the end of the run.
    await withAdmin(adminUrl, `alter database ${place} rename to ${filled}`).catch(() => {});
  }
  return { adminUrl, filled };
};

/** One on PostgreSQL filled by the fixture, for a shop in a process of its own; the caller drops it. */
export const postgresqlWith = async (fixture: DatabaseFixture): Promise<OwnDatabase> => {
  const { adminUrl, filled } = await filledTemplate(fixture);
  return copyOnPostgresql(adminUrl, filled);
};

const fixtureOnPostgresql = async (fixture: DatabaseFixture): Promise<Database> => {
  const { adminUrl, filled } = await filledTemplate(fixture);
  return openOnPostgresql(adminUrl, filled);
};

/** A separate database filled by the fixture: a copy of one that was filled once in the run. */
export const databaseWith = (fixture: DatabaseFixture, engine = usualEngine()): Promise<Database> =>
  engine === 'pglite' ? fixtureOnPGlite(fixture) : fixtureOnPostgresql(fixture);

type Suite = (open: (fixture?: DatabaseFixture) => Promise<Database>, engine: Engine) => void;

const describeOn = (engines: readonly Engine[], name: string, suite: Suite): void => {
  for (const engine of engines) {
    describe.skipIf(engine === 'postgresql' && !hasPostgresql())(`${name} (${engine})`, () => {
      let opened: Promise<Database> | undefined;
      afterAll(async () => {
        await (await opened)?.close();
      });
      const open = (fixture?: DatabaseFixture): Promise<Database> =>
        fixture ? databaseWith(fixture, engine) : testDatabase(engine);
      suite((fixture) => (opened ??= open(fixture)), engine);
    });
  }
};

/**
 * Runs a suite once on PGlite and once on PostgreSQL. `open()` gives the suite's one database, opened on first use and
 * closed after its tests: `const db = await open()` in `beforeAll` or in a test; `open(CATALOGUE_SHOP)` where it begins
 * with that.
 */
export const describeWithDatabases = (name: string, suite: Suite): void =>
  describeOn(['pglite', 'postgresql'], name, suite);

/**
 * Runs a suite once, on PostgreSQL where there is one, and has the embedded engine read each statement that it sent:
 * for behaviour that no engine changes. `TEST_DATABASES=both` runs it on both.
 */
export const describeWithDatabase = (name: string, suite: Suite): void => {
  if (process.env.TEST_DATABASES === 'both') return describeWithDatabases(name, suite);
  if (!hasPostgresql()) return describeOn(['pglite'], name, suite);
  describeOn(['postgresql'], name, (open, engine) => {
    beforeAll(listenToStatements);
    afterAll(async () => {
      expect(await refusedByEmbedded(inject('testDatabases').pgliteTemplate)).toEqual([]);
    });
    suite(open, engine);
  });
};

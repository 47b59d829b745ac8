import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { openPGlite, openPostgresql } from './open.ts';
import { databaseUrl } from './testing/global-setup.ts';
import type { Database, Engine } from './types.ts';

let databases = 0;

const openOnPostgresql = async (adminUrl: string, template: string): Promise<Database> => {
  const name = `tessera_test_${process.pid}_${Date.now().toString(36)}_${++databases}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const database = await openPostgresql(databaseUrl(adminUrl, name), 8);
  return {
    ...database,
    close: async () => {
      await database.close();
      const closer = new pg.Client({ connectionString: adminUrl });
      await closer.connect();
      await closer.query(`drop database if exists ${name} with (force)`);
      await closer.end();
    },
  };
};

/** A database of its own with every migration applied; the caller closes it. */
export const testDatabase = async (engine: Engine = 'pglite'): Promise<Database> => {
  const { pgliteTemplate, postgresql } = inject('testDatabases');
  if (engine === 'pglite') return openPGlite({ template: readFileSync(pgliteTemplate) });
  if (!postgresql) throw new Error('There is no PostgreSQL on this machine.');
  return openOnPostgresql(postgresql.adminUrl, postgresql.template);
};

/**
 * Runs a suite once on PGlite and once on PostgreSQL. `open()` gives the suite's one database, opened on first use and
 * closed after its tests: `const db = await open()` in `beforeAll` or in a test.
 */
export const describeWithDatabases = (name: string, suite: (open: () => Promise<Database>, engine: Engine) => void): void => {
  const hasPostgresql = inject('testDatabases').postgresql !== undefined;
  for (const engine of ['pglite', 'postgresql'] as const) {
    describe.skipIf(engine === 'postgresql' && !hasPostgresql)(`${name} (${engine})`, () => {
      let opened: Promise<Database> | undefined;
      afterAll(async () => {
        await (await opened)?.close();
      });
      suite(() => (opened ??= testDatabase(engine)), engine);
    });
  }
};

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../migrations.ts';
import { openPostgresql } from '../open.ts';
import { preparePGlite } from './pglite-template.ts';
import { findPostgresql, startCluster } from './postgresql.ts';

/** Available to tests as `inject('testDatabases')`: templates with every migration applied. */
export type TestDatabases = {
  pgliteTemplate: string;
  /** Absent where PostgreSQL is not installed. */
  postgresql?: { adminUrl: string; template: string };
};

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}

const TEMPLATE = `tessera_template_${process.pid}`;

/** One statement on the server, outside the databases of the tests. */
export const withAdmin = async (adminUrl: string, statement: string): Promise<unknown[]> => {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return (await admin.query(statement)).rows;
  } finally {
    await admin.end();
  }
};

/** Copies files, because PostgreSQL 15 and later write each page of a copied database to the log. */
export const copyDatabase = async (adminUrl: string, template: string, name: string): Promise<void> => {
  const [server] = (await withAdmin(adminUrl, `select current_setting('server_version_num')::int as version`)) as {
    version: number;
  }[];
  const way = server!.version >= 150_000 ? 'strategy file_copy' : '';
  await withAdmin(adminUrl, `create database ${name} template ${template} ${way}`);
};

/** The template, and those filled from it by `databaseWith`. */
const dropTemplates = async (adminUrl: string): Promise<void> => {
  const names = await withAdmin(adminUrl, `select datname from pg_database where datname like '${TEMPLATE}%'`);
  for (const { datname } of names as { datname: string }[])
    await withAdmin(adminUrl, `drop database if exists ${datname}`);
};

export const databaseUrl = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};

const preparePostgresql = async (): Promise<{ adminUrl: string; stop(): Promise<void> } | undefined> => {
  if (process.env.TEST_POSTGRESQL === 'off') return undefined;
  const given = process.env.TEST_DATABASE_URL;
  if (!given && !findPostgresql()) {
    if (process.env.CI) throw new Error('CI needs PostgreSQL: install its server programs or set TEST_DATABASE_URL.');
    console.warn('No PostgreSQL was found: its suites are skipped. Install it or set TEST_DATABASE_URL.');
    return undefined;
  }
  const cluster = given ? { url: given, stop: async () => {} } : await startCluster();
  await withAdmin(cluster.url, `create database ${TEMPLATE}`);
  const database = await openPostgresql(databaseUrl(cluster.url, TEMPLATE), 1);
  await migrate(database);
  await database.close();
  return { adminUrl: cluster.url, stop: cluster.stop };
};

/**
 * Parent of all temporary folders of the tests, removed with them. The database server's user needs access through it.
 */
const ownTemporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-run-'));
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return folder;
};

type Prepared = { databases: TestDatabases; close: () => Promise<void> };

const prepare = async (): Promise<Prepared> => {
  const [pgliteTemplate, postgresql] = await Promise.all([preparePGlite(), preparePostgresql()]);
  const folder = ownTemporaryFolder();
  return {
    databases: {
      pgliteTemplate,
      ...(postgresql ? { postgresql: { adminUrl: postgresql.adminUrl, template: TEMPLATE } } : {}),
    },
    close: async () => {
      rmSync(folder, { recursive: true, force: true });
      if (!postgresql) return;
      await dropTemplates(postgresql.adminUrl).catch(() => {});
      await postgresql.stop();
    },
  };
};

/** Each project of Vitest loads this module separately; shared state is global. */
const shared = globalThis as { testDatabases?: { prepared: Promise<Prepared>; users: number } };

/** One PostgreSQL cluster and one PGlite template for the whole test run. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const ours = (shared.testDatabases ??= { prepared: prepare(), users: 0 });
  ours.users++;
  const { databases, close } = await ours.prepared;
  project.provide('testDatabases', databases);
  return async () => {
    if (--ours.users > 0) return;
    delete shared.testDatabases;
    await close();
  };
};

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { createDatabase, ACQUIRE_TIMEOUT_MS } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { startPGliteThread } from './pglite-process.ts';
import type { PGliteThread } from './pglite-process.ts';
import { PGliteStream } from './pglite-stream.ts';
import type { Database } from './types.ts';
import { whyUnopened } from './unusable-folder.ts';
import { valueTypes } from './value-types.ts';

/** The PostgreSQL major version of PGlite 0.5; data folders are not portable across majors. */
const EMBEDDED_MAJOR = '18';
const MAX_STATEMENT_MS = 120_000;

/** Resets PGlite's one session, because a dropped connection may have left a transaction open. */
const NEW_SESSION =
  "rollback; deallocate all; set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'";

type DatabaseSettings = { databaseUrl?: string | undefined; databasePool?: number; varDir: string };

/** Both engines use the same session settings. */
const session = '-c timezone=UTC -c datestyle=ISO,MDY -c intervalstyle=postgres';

/** Just-in-time compilation only costs time. PGlite has none. */
const NO_JIT = '-c jit=off';

/** The pool replaces broken connections; an error event without a listener would end the process. */
const survive = (pool: pg.Pool): void => {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
};

/** If a host name has several addresses, only the errors of the addresses have a message. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
};

export const openPostgresql = async (databaseUrl: string, poolSize = 10): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: MAX_STATEMENT_MS,
    application_name: 'tessera',
    options: `${session} ${NO_JIT}`,
    types: valueTypes,
  });
  survive(pool);
  const database = createDatabase('postgresql', pool);
  try {
    await pool.query('select 1');
  } catch (error) {
    await database.close();
    throw new CannotStart(`DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  return database;
};

export type PGliteOptions = {
  /** Absent: in memory. */
  dataFolder?: string | undefined;
  /** In memory: the file of a dump to start from. */
  template?: string | undefined;
  /** When a query takes longer, its thread is terminated and restarted on the folder. */
  deadlineMs?: number;
};
export type PGliteDatabase = Database & { dump(): Promise<Uint8Array> };

const run = promisify(execFile);

/**
 * Creates the database in a process of its own, without V8's optimizing compiler: compiler and initdb together would
 * need more than a gigabyte.
 */
const createDataFolder = async (dataFolder: string): Promise<void> => {
  await run(process.execPath, ['--liftoff-only', join(import.meta.dirname, 'pglite-create.ts'), dataFolder]);
};

/** PGlite in a worker thread behind a pool of exactly one: a second connection would share the first one's session. */
export const openPGlite = async (
  options: PGliteOptions,
  afterClose: () => void = () => {},
): Promise<PGliteDatabase> => {
  const { dataFolder, template, deadlineMs = MAX_STATEMENT_MS } = options;
  if (dataFolder && !existsSync(dataFolder)) await createDataFolder(dataFolder);
  // A database in memory has no deadline: its data would be lost with the thread.
  const start = () =>
    startPGliteThread(dataFolder ? { dataFolder } : { template }, dataFolder ? deadlineMs : undefined);
  let thread: Promise<PGliteThread> = start();
  await thread;
  const living = async (): Promise<PGliteThread> => {
    const known = await thread;
    if (known.isRunning || !dataFolder) return known;
    thread = start();
    return thread;
  };
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    types: valueTypes,
    onConnect: async (client) => {
      await client.query(NEW_SESSION);
    },
    stream: () => new PGliteStream(living),
  });
  survive(pool);
  const database = createDatabase('pglite', pool, async () => {
    await (await thread).close().catch(() => {});
    afterClose();
  });
  return Object.assign(database, {
    dump: async () => (await thread).dump(),
    ...(dataFolder && { copyTo: async (folder: string) => (await living()).copyTo(folder) }),
  });
};

const checkMajor = (dataFolder: string): void => {
  const path = join(dataFolder, 'PG_VERSION');
  if (!existsSync(path)) return;
  const major = readFileSync(path, 'utf8').trim();
  if (major !== EMBEDDED_MAJOR) {
    throw new CannotStart(
      `${dataFolder} was written by PostgreSQL ${major}, the embedded one is ${EMBEDDED_MAJOR}: load a dump of it into a new folder, or set DATABASE_URL.`,
    );
  }
};

/** DATABASE_URL's server when given, else the embedded database in `varDir/data`, locked for this process. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  if (settings.databaseUrl) return openPostgresql(settings.databaseUrl, settings.databasePool);
  const dataFolder = join(settings.varDir, 'data');
  const unlock = lockFolder(join(settings.varDir, 'lock'));
  try {
    checkMajor(dataFolder);
    return await openPGlite({ dataFolder }, unlock).catch((error: unknown) => {
      throw whyUnopened(settings.varDir, error);
    });
  } catch (error) {
    unlock();
    throw error;
  }
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#commerce/platform/database/open.ts';
import { findPostgresql, startCluster } from '#commerce/platform/database/testing/postgresql.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { startShop } from '#server/kill/shop.ts';
import type { Row } from '../support/report.ts';

/** Data location of a shop: a directory or a PostgreSQL server. */
export type Place = {
  name: string;
  environment: Readonly<Record<string, string>>;
  database: { varDir: string; databaseUrl?: string };
};

/** Opens the database while no shop runs on it. */
export const inspect = async <T>(
  { database: settings }: Place,
  look: (database: Database) => Promise<T>,
): Promise<T> => {
  const database = await openDatabase(settings);
  try {
    return await look(database);
  } finally {
    await database.close();
  }
};

/** Runs a shop in its own process on this data and kills it afterwards. */
export const withShop = async <T>(
  { environment }: Place,
  work: (origin: string) => Promise<T>,
  more: Readonly<Record<string, string>> = {},
): Promise<T> => {
  const shop = await startShop({ ...environment, ...more });
  try {
    return await work(shop.origin);
  } finally {
    await shop.kill();
  }
};

const inFolder = async (attack: (place: Place) => Promise<Row[]>): Promise<Row[]> => {
  const varDir = mkdtempSync(join(tmpdir(), 'tessera-attack-'));
  try {
    return await attack({
      name: 'embedded',
      environment: { VAR_DIR: varDir, DATABASE_URL: '' },
      database: { varDir },
    });
  } finally {
    rmSync(varDir, { recursive: true, force: true });
  }
};

const onServer = async (attack: (place: Place) => Promise<Row[]>): Promise<Row[]> => {
  const cluster = await startCluster({ isDurable: true });
  const varDir = mkdtempSync(join(tmpdir(), 'tessera-attack-'));
  try {
    return await attack({
      name: 'PostgreSQL',
      environment: { VAR_DIR: varDir, DATABASE_URL: cluster.url },
      database: { varDir, databaseUrl: cluster.url },
    });
  } finally {
    await cluster.stop();
    rmSync(varDir, { recursive: true, force: true });
  }
};

/**
 * Runs the attack on the embedded database, then on PostgreSQL if it is installed; ENGINE=embedded or ENGINE=postgresql
 * selects one of them.
 */
export const onEachEngine = async (attack: (place: Place) => Promise<Row[]>): Promise<Row[]> => {
  const only = process.env['ENGINE'];
  const rows = only === 'postgresql' ? [] : await inFolder(attack);
  return only === 'embedded' || !findPostgresql() ? rows : [...rows, ...(await onServer(attack))];
};

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../../types.ts';

/** Contents of a dump; written by make-dump.ts. */
export type DumpFacts = {
  email: string;
  password: string;
  orders: { guest: string; customer: string };
  carts: { guest: string; customer: string };
  /** Opens the hold of a slab. */
  hold: string;
};

const SUFFIX = '.sql.gz';

/** The abbreviated commits that dumps were made of. */
export const DUMPS: readonly string[] = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));

/** Loads a dump into a database without tables. */
export const loadDump = async (database: Database, name: string): Promise<DumpFacts> => {
  const text = gunzipSync(readFileSync(join(import.meta.dirname, `${name}${SUFFIX}`))).toString('utf8');
  await database.tx(async (db) => {
    await sql`set local check_function_bodies = off`.execute(db);
    await sql.raw(text).execute(db);
  });
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as DumpFacts;
};

import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate, migrationsDigest } from '../migrations.ts';
import { openPGlite } from '../open.ts';
import type { Database } from '../types.ts';

/** Every test file copies the template; without these two databases it is half as large. */
const leaveOutTemplates = async ({ kysely }: Database): Promise<void> => {
  await sql`update pg_database set datistemplate = false`.execute(kysely);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(kysely);
};

/** Path of a dump of the migrated embedded database, made once per set of migrations: initdb alone takes three seconds. */
export const preparePGlite = async (): Promise<string> => {
  const path = join(tmpdir(), `tessera-template-${migrationsDigest()}-small.tar`);
  if (existsSync(path)) return path;
  const database = await openPGlite({});
  try {
    await migrate(database);
    await leaveOutTemplates(database);
    writeFileSync(`${path}.${process.pid}`, await database.dump());
    renameSync(`${path}.${process.pid}`, path);
  } finally {
    await database.close();
  }
  return path;
};

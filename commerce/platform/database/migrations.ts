import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Db } from './types.ts';

export type Migration = { number: number; name: string; checksum: string; text: string };

export class MigrationError extends Error {}

const COMMERCE = join(import.meta.dirname, '../..');
/** Any constant: one process migrates at a time. */
const ADVISORY_LOCK = 8_376_637;

/**
 * `commerce/<subject>/migrations/NNNN_name.sql`, in the order of their numbers, which are unique over all subjects:
 * platform 0001-0099, stores 0100-0199, catalogue and content 0200-0399, cart 0400-0499, tax, shipping and payment
 * 0500-0599, orders and tracking 0600-0699, newsletter, feedback and reservations 0700-0799.
 */
export const readMigrations = (): readonly Migration[] => {
  const migrations = globSync('*/migrations/*.sql', { cwd: COMMERCE }).map((path): Migration => {
    const name = basename(path, '.sql');
    const number = Number(/^(\d{4})_[a-z0-9_]+$/.exec(name)?.[1]);
    if (!number) throw new MigrationError(`${path}: a migration is called NNNN_name.sql.`);
    const text = readFileSync(join(COMMERCE, path), 'utf8');
    return { number, name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
  migrations.sort((one, other) => one.number - other.number);
  migrations.forEach((migration, index) => {
    if (migrations[index + 1]?.number === migration.number) {
      throw new MigrationError(`Two migrations have the number ${migration.number}: ${migration.name}, ${migrations[index + 1]?.name}.`);
    }
  });
  return migrations;
};

/** Changes with any migration file; names templates and caches of migrated databases. */
export const migrationsDigest = (migrations = readMigrations()): string =>
  createHash('sha256').update(migrations.map(({ name, checksum }) => `${name}:${checksum}`).join('\n')).digest('hex').slice(0, 16);

const appliedMigrations = async (db: Db): Promise<Map<number, { name: string; checksum: string }>> => {
  const { rows } = await sql<{ number: number; name: string; checksum: string }>`select number, name, checksum from migration`.execute(db);
  return new Map(rows.map((row) => [row.number, row]));
};

/** Runs what has not run yet, each file in a transaction of its own. Refuses when a file that has run was changed since. */
export const migrate = async (database: Database, onApply: (name: string) => void = () => {}, migrations = readMigrations()): Promise<number> => {
  await database.tx(async (db) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(db);
    await sql`create table if not exists migration (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(db);
  });
  let count = 0;
  for (const migration of migrations) {
    const isNew = await database.tx(async (db) => {
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(db);
      const applied = (await appliedMigrations(db)).get(migration.number);
      if (applied && applied.checksum !== migration.checksum) {
        throw new MigrationError(`Migration ${migration.name} was changed after it had run (as ${applied.name}); write a new one instead.`);
      }
      if (applied) return false;
      try {
        await sql.raw(migration.text).execute(db);
      } catch (error) {
        throw new MigrationError(`Migration ${migration.name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
      await sql`insert into migration (number, name, checksum) values (${migration.number}, ${migration.name}, ${migration.checksum})`.execute(db);
      return true;
    });
    if (!isNew) continue;
    onApply(migration.name);
    count++;
  }
  return count;
};

/** Whether every known migration has run; the readiness check asks. */
export const isMigrated = async (db: Db): Promise<boolean> => {
  const applied = await appliedMigrations(db);
  return readMigrations().every(({ number }) => applied.has(number));
};

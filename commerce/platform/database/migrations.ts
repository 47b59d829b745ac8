import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { CannotStart } from '../cannot-start.ts';
import { MIGRATION_LIST } from './migration-list.ts';
import type { Database, Db, Row } from './types.ts';

/** A late one may run after migrations with higher numbers. */
export type Migration = { number: number; name: string; checksum: string; text: string; isLate?: boolean };

export class MigrationError extends CannotStart {}

/** PostgreSQL's code for insufficient privileges. */
const NOT_ALLOWED = '42501';

const allowing = async <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const { code, message } = error as { code?: string; message: string };
    if (code !== NOT_ALLOWED) throw error;
    throw new CannotStart(
      `DATABASE_URL: ${message}. Its user has to own the database and what is in it (ALTER DATABASE … OWNER TO …; pg_restore --role=…).`,
      {
        cause: error,
      },
    );
  });

const COMMERCE = join(import.meta.dirname, '../..');
/** Any constant: one process migrates at a time. */
const ADVISORY_LOCK = 8_376_637;

const LATE = new Set(MIGRATION_LIST.flatMap(([name, , late]) => (late ? [name] : [])));

/**
 * `commerce/<layer>/<module>/migrations/NNNN_name.sql` and the platform's, sorted by number. Numbers are one sequence
 * over all modules: a new migration takes the highest plus one, so that every database runs it after all others.
 */
export const readMigrations = (): readonly Migration[] => {
  const migrations = globSync('{platform,*/*}/migrations/*.sql', { cwd: COMMERCE }).map((path): Migration => {
    const name = basename(path, '.sql');
    const number = Number(/^(\d{4})_[a-z0-9_]+$/.exec(name)?.[1]);
    if (!number) throw new MigrationError(`${path}: a migration is called NNNN_name.sql.`);
    const text = readFileSync(join(COMMERCE, path), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    return { number, name, text, checksum, isLate: LATE.has(name) };
  });
  migrations.sort((one, other) => one.number - other.number);
  migrations.forEach((migration, index) => {
    if (migrations[index + 1]?.number === migration.number) {
      throw new MigrationError(
        `Two migrations have the number ${migration.number}: ${migration.name}, ${migrations[index + 1]?.name}.`,
      );
    }
  });
  return migrations;
};

/** Changes with any migration file; names templates and caches of migrated databases. */
export const migrationsDigest = (migrations = readMigrations()): string =>
  createHash('sha256')
    .update(migrations.map(({ name, checksum }) => `${name}:${checksum}`).join('\n'))
    .digest('hex')
    .slice(0, 16);

type Applied = Row<'migration', 'number' | 'name' | 'checksum'>;

const appliedMigrations = async (db: Db): Promise<Map<number, Applied>> => {
  const { rows } = await sql<Applied>`select number, name, checksum from migration`.execute(db);
  return new Map(rows.map((row) => [row.number, row]));
};

/** Gives applied migrations with another number their current number, found by checksum. */
const renumber = async (db: Db, migrations: readonly Migration[]): Promise<void> => {
  const today = new Map(migrations.map((migration) => [migration.checksum, migration]));
  const moved = [...(await appliedMigrations(db)).values()].flatMap(({ number, checksum }) => {
    const migration = today.get(checksum);
    return migration && migration.number !== number ? [{ from: number, ...migration }] : [];
  });
  if (moved.length === 0) return;
  await sql`delete from migration where number = any(${moved.map(({ from }) => from)})`.execute(db);
  for (const { number, name, checksum } of moved)
    await sql`insert into migration (number, name, checksum) values (${number}, ${name}, ${checksum})`.execute(db);
};

/** Throws for a new migration below an applied one, unless it is late: a new database would run it earlier. */
const refuseLate = (migrations: readonly Migration[], applied: ReadonlyMap<number, unknown>): void => {
  const highest = Math.max(...applied.keys());
  const late = migrations.find(({ number, isLate }) => number < highest && !isLate && !applied.has(number));
  if (late)
    throw new MigrationError(
      `Migration ${late.name} is numbered below ${String(highest).padStart(4, '0')}, which has run; number it above all others.`,
    );
};

/** Throws if the database has migrations that this version does not know: it would leave their columns empty. */
const refuseNewer = (migrations: readonly Migration[], applied: ReadonlyMap<number, Pick<Migration, 'name'>>): void => {
  const known = Math.max(...migrations.map(({ number }) => number));
  const newer = [...applied].filter(([number]) => number > known).toSorted(([one], [other]) => other - one);
  const last = newer[0]?.[1];
  if (last)
    throw new MigrationError(
      `The database is of a newer version of the shop: it has ${last.name}${newer.length > 1 ? ` and ${newer.length - 1} more` : ''}, which this version does not know. Start that version or a later one, or restore a backup of this one's.`,
    );
};

/**
 * Runs pending migrations, each in its own transaction. Throws if the file of an applied migration has changed or is
 * missing, or a new one is out of order.
 */
export const migrate = async (
  database: Database,
  onApply: (name: string) => void = () => {},
  migrations = readMigrations(),
): Promise<number> => {
  const begin = database.tx(async (db) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(db);
    await sql`create table if not exists migration (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(db);
    await renumber(db, migrations);
  });
  await allowing(begin);
  const before = await appliedMigrations(database.kysely);
  refuseNewer(migrations, before);
  refuseLate(migrations, before);
  let count = 0;
  for (const migration of migrations) {
    const isNew = await database.tx(async (db) => {
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(db);
      const applied = (await appliedMigrations(db)).get(migration.number);
      if (applied && applied.checksum !== migration.checksum) {
        throw new MigrationError(
          `Migration ${migration.name} was changed after it had run (as ${applied.name}). Write a new one for the change; a database made before the first release has to be created again.`,
        );
      }
      if (applied) return false;
      try {
        await sql.raw(migration.text).execute(db);
      } catch (error) {
        throw new MigrationError(
          `Migration ${migration.name}: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
      }
      await sql`insert into migration (number, name, checksum) values (${migration.number}, ${migration.name}, ${migration.checksum})`.execute(
        db,
      );
      return true;
    });
    if (!isNew) continue;
    onApply(migration.name);
    count++;
  }
  return count;
};

/** Returns true if every known migration has run; for the readiness check. */
export const isMigrated = async (db: Db): Promise<boolean> => {
  const applied = await appliedMigrations(db);
  return readMigrations().every(({ number }) => applied.has(number));
};

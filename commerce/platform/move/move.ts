import { CannotStart } from '../cannot-start.ts';
import { migrate } from '../database/migrations.ts';
import type { Database, Db } from '../database/types.ts';
import {
  addForeignKey,
  dropForeignKey,
  emptyTables,
  insertRows,
  liftTimeouts,
  readBatches,
  readChecksum,
  readForeignKeys,
  readSequences,
  readTables,
  setSequence,
  setTriggers,
  type Table,
} from './table-store.ts';

export class MoveError extends CannotStart {}

type Checksums = ReadonlyMap<string, string>;

const checksumsOf = async (db: Db, tables: readonly Table[]): Promise<Checksums> => {
  const checksums = new Map<string, string>();
  for (const table of tables) checksums.set(table.name, await readChecksum(db, table));
  return checksums;
};

const differences = (one: Checksums, other: Checksums): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));

/** Runs the migrations of a database within a transaction. */
const migrateWithin = (db: Db, database: Database): Promise<number> =>
  migrate({ ...database, kysely: db, tx: (fn) => fn(db) });

const copyRows = async (from: Db, to: Db, tables: readonly Table[], say: (line: string) => void): Promise<void> => {
  const keys = await readForeignKeys(to);
  for (const key of keys) await dropForeignKey(to, key);
  for (const table of tables) await setTriggers(to, table, 'disable');
  // Migrations write rows, too.
  await emptyTables(to, tables);
  for (const [index, table] of tables.entries()) {
    let rows = 0;
    for await (const batch of readBatches(from, table)) {
      await insertRows(to, table, batch);
      rows += batch.length;
    }
    if (rows > 0) say(`  ${index + 1} of ${tables.length} tables: ${rows} rows of ${table.name}`);
  }
  for (const sequence of await readSequences(from)) await setSequence(to, sequence);
  for (const table of tables) await setTriggers(to, table, 'enable');
  for (const key of keys) await addForeignKey(to, key);
};

export type Moved = { tables: number; isRepeated: boolean };

/**
 * Copies a shop with everything in its database to an empty one, in a single transaction: an interrupted copy leaves
 * nothing behind. Compares number and checksum of the rows of every table before it commits. If the target already has
 * exactly the same content, nothing is copied.
 */
export const moveDatabase = async (source: Database, target: Database, say: (line: string) => void): Promise<Moved> => {
  await migrate(source);
  return source.tx(async (from) => {
    const tables = await readTables(from);
    const wanted = await checksumsOf(from, tables);
    const existing = await readTables(target.kysely);
    if (existing.length > 0) {
      const differing = differences(wanted, await checksumsOf(target.kysely, existing));
      if (differing.length === 0) return { tables: tables.length, isRepeated: true };
      throw new MoveError(
        `The database of DATABASE_URL is not empty, and differs in ${differing.length} tables. Create an empty one: createdb --owner=shop shop`,
      );
    }
    await target.tx(async (to) => {
      await liftTimeouts(to);
      await migrateWithin(to, target);
      await copyRows(from, to, tables, say);
      const differing = differences(wanted, await checksumsOf(to, await readTables(to)));
      if (differing.length > 0) throw new MoveError(`These tables differ after the copy: ${differing.join(', ')}.`);
    });
    return { tables: tables.length, isRepeated: false };
  });
};

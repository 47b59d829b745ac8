import type { Kysely, Selectable } from 'kysely';
import type { DB } from '#commerce/generated/tables.ts';

/** A query handle: the pool, or the one connection of a transaction. */
export type Db = Kysely<DB>;

/** The row of a select, for each table and view. */
export type Tables = { [Table in keyof DB]: Selectable<DB[Table]> };

/** The row of an SQL text: columns under their own names, then renamed ones, as `{ placedAt: 'placed_at' }`. */
export type Row<
  Table extends keyof Tables,
  Same extends keyof Tables[Table],
  Renamed extends Record<string, keyof Tables[Table]> = Record<never, never>,
> = Pick<Tables[Table], Same> & { [Name in keyof Renamed]: Tables[Table][Renamed[Name]] };

/** The columns of an outer joined table: null where there is no row. */
export type Nullable<Columns> = { [Name in keyof Columns]: Columns[Name] | null };

export type Engine = 'pglite' | 'postgresql';

export interface Database {
  readonly engine: Engine;
  /** Outside transactions only: inside `tx` it throws, because on PGlite's one connection it would deadlock. */
  readonly kysely: Db;
  /**
   * Runs `fn` in one READ COMMITTED transaction and commits when it returns. Serialization failures and deadlocks are
   * retried up to three times, and a {@link NotLoadedError} after its load, so `fn` may have no side effects other than
   * through `db` and {@link afterCommit}. Never nested; no network calls inside.
   */
  tx<T>(fn: (db: Db) => Promise<T>): Promise<T>;
  /** Whether the current code runs in a transaction of this database. */
  isInTransaction(): boolean;
  /** Runs `fn` once the current transaction has committed (at once outside a transaction). It must not throw. */
  afterCommit(fn: () => void): void;
  /** Use of this process's connections, and requests that wait for one. */
  connections(): { used: number; free: number; waiting: number };
  /** The embedded engine only: copies its data folder between two statements, complete up to the last commit. */
  copyTo?: (folder: string) => Promise<void>;
  close(): Promise<void>;
}

export class TransactionGuardError extends Error {}

/** A transaction needs a cached value that must be loaded outside it: the transaction may hold the only connection. */
export class NotLoadedError extends Error {
  readonly load: () => Promise<unknown>;

  constructor(load: () => Promise<unknown>) {
    super('A cached value is not loaded.');
    this.load = load;
  }
}

import type { Kysely } from 'kysely';

/** A handle queries run on: the pool, or the one connection of a transaction. Subjects type it with `db.withTables<…>()`. */
// Kysely's own default for an untyped database.
export type Db = Kysely<unknown>;

export type Engine = 'pglite' | 'postgresql';

export interface Database {
  readonly engine: Engine;
  /** Outside transactions only: inside `tx` its use throws, because on PGlite's one connection it would wait for itself. */
  readonly kysely: Db;
  /**
   * Runs `fn` in one READ COMMITTED transaction and commits when it returns. Serialization failures and deadlocks
   * run it again, up to three times, so it may do nothing that cannot be repeated except through `db` and {@link afterCommit}.
   * Never nested; no network calls inside.
   */
  tx<T>(fn: (db: Db) => Promise<T>): Promise<T>;
  /** Runs `fn` once the current transaction has committed (at once outside a transaction). It must not throw. */
  afterCommit(fn: () => void): void;
  close(): Promise<void>;
}

export class TransactionGuardError extends Error {}

import type { Kysely } from 'kysely';

/** A query handle: the pool, or the one connection of a transaction. Subjects type it with `db.withTables<…>()`. */
// Kysely's own default for an untyped database.
export type Db = Kysely<unknown>;

export type Engine = 'pglite' | 'postgresql';

export interface Database {
  readonly engine: Engine;
  /** Only outside transactions: inside `tx` it throws, because on PGlite's one connection it would deadlock. */
  readonly kysely: Db;
  /**
   * Runs `fn` in one READ COMMITTED transaction and commits when it returns. Serialization failures and deadlocks are
   * retried up to three times, so `fn` may have no side effects other than through `db` and {@link afterCommit}. Never
   * nested; no network calls inside.
   */
  tx<T>(fn: (db: Db) => Promise<T>): Promise<T>;
  /** Runs `fn` once the current transaction has committed (at once outside a transaction). It must not throw. */
  afterCommit(fn: () => void): void;
  close(): Promise<void>;
}

export class TransactionGuardError extends Error {}

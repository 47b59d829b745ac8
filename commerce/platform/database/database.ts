import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DB } from '#commerce/generated/tables.ts';
import { inBackground } from '../client-work.ts';
import { createLoopTime } from '../loop-time.ts';
import { FairConnections } from './fair-connections.ts';
import { fairPool } from './fair-pool.ts';
import { StatementOrder } from './statement-order.ts';
import { NotLoadedError, TransactionGuardError } from './types.ts';
import type { Database, Db, Engine } from './types.ts';

const ATTEMPTS = 4;
/** Also the connection timeout of the pool. */
export const ACQUIRE_TIMEOUT_MS = 15_000;
const REPEATABLE = new Set(['40001', '40P01']);
const CHECKS_ORDER = process.env.NODE_ENV !== 'production';

type CurrentTransaction = { callbacks: (() => void)[] };

const isRepeatable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && REPEATABLE.has(String(error.code));

/** Wraps a pool; `afterClose` releases the resources under the pool (worker, lock). */
export const createDatabase = (
  engine: Engine,
  pool: pg.Pool,
  afterClose: () => Promise<void> = async () => {},
): Database => {
  const current = new AsyncLocalStorage<CurrentTransaction>();
  const guard = (): void => {
    if (current.getStore()) {
      throw new TransactionGuardError(
        'Inside a transaction use the handle it was given: the pool (and a second transaction) would wait for it.',
      );
    }
  };
  const loopTime = createLoopTime();
  const turns = new FairConnections(pool.options.max ?? 1, ACQUIRE_TIMEOUT_MS, loopTime.now);
  const dialect = new PostgresDialect({ pool: fairPool(pool, turns, guard) });
  const kysely: Db = new Kysely<DB>({ dialect });

  const attempt = async <T>(fn: (db: Db) => Promise<T>): Promise<T> => {
    const transaction = await kysely.startTransaction().execute();
    const db: Db = CHECKS_ORDER ? transaction.withPlugin(new StatementOrder()) : transaction;
    const store: CurrentTransaction = { callbacks: [] };
    let result: T;
    try {
      result = await current.run(store, () => fn(db));
      await transaction.commit().execute();
    } catch (error) {
      // If the rollback fails too, Kysely drops the connection.
      await transaction
        .rollback()
        .execute()
        .catch(() => {});
      throw error;
    }
    for (const callback of store.callbacks) callback();
    return result;
  };

  let closing: Promise<void> | undefined;
  return {
    engine,
    kysely,
    tx: async (fn) => {
      guard();
      let left = ATTEMPTS - 1;
      for (;;) {
        try {
          return await attempt(fn);
        } catch (error) {
          if (error instanceof NotLoadedError) {
            await error.load();
            continue;
          }
          if (left === 0 || !isRepeatable(error)) throw error;
          left--;
          await sleep(5 + 20 * Math.random());
        }
      }
    },
    isInTransaction: () => current.getStore() !== undefined,
    afterCommit: (fn) => {
      const transaction = current.getStore();
      const run = (): void => inBackground(fn);
      if (transaction) transaction.callbacks.push(() => current.exit(run));
      else run();
    },
    connections: () => turns.usage(),
    close: () => {
      closing ??= (async () => {
        loopTime.stop();
        await kysely.destroy();
        if (!pool.ended) await pool.end();
        await afterClose();
      })();
      return closing;
    },
  };
};

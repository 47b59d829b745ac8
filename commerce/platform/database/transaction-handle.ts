import { Kysely } from 'kysely';
import type { ConnectionProvider, Dialect, Driver } from 'kysely';
import { TransactionGuardError } from './types.ts';
import type { Db } from './types.ts';

const left = new WeakMap<Db, Promise<unknown>[]>();

/**
 * Lets the commit follow a write at once instead of waiting for its answer, which decides nothing: when it fails, the commit
 * undoes the transaction and the caller of the transaction hears of it. One statement: after the commit nothing is sent.
 */
export const leaveToCommit = (db: Db, write: Promise<unknown>): void => {
  // Heard of at the commit, or undone with an earlier failure.
  write.catch(() => {});
  const writes = left.get(db);
  if (!writes) throw new TransactionGuardError('Only a transaction has a commit to leave a write to.');
  writes.push(write);
};

type Parts = { dialect: Dialect; driver: Driver; isPipelined: boolean };

/**
 * What a transaction's function is given in place of Kysely's own handle. On a pipelined connection each statement is sent
 * at once instead of after the answer to the one before, so that those begun together cost one round trip; on others they
 * wait for each other. Once the function is done nothing more is sent: a statement that another one's failure left behind
 * would run after the rollback, outside of any transaction.
 */
export const openHandle = async (
  transaction: Db,
  { dialect, driver, isPipelined }: Parts,
): Promise<{ db: Db; close: () => void; writes: readonly Promise<unknown>[] }> => {
  const executor = transaction.getExecutor();
  const connection = await executor.provideConnection((one) => Promise.resolve(one));
  let isOver = false;
  const provider: ConnectionProvider = {
    provideConnection: async (consume) => {
      if (isOver) throw new TransactionGuardError('The transaction is over.');
      return isPipelined ? consume(connection) : executor.provideConnection(consume);
    },
  };
  const db: Db = new Kysely<unknown>({
    config: { dialect },
    dialect,
    driver,
    executor: executor.withConnectionProvider(provider),
  });
  const writes: Promise<unknown>[] = [];
  left.set(db, writes);
  return {
    db,
    writes,
    close: () => {
      isOver = true;
    },
  };
};

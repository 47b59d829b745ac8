import { Kysely } from 'kysely';
import type { ConnectionProvider, Dialect, Driver } from 'kysely';
import { TransactionGuardError } from './types.ts';
import type { Db } from './types.ts';

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
): Promise<{ db: Db; close: () => void }> => {
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
  return {
    db,
    close: () => {
      isOver = true;
    },
  };
};

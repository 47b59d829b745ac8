import { CompiledQuery } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type pg from 'pg';
import type { FairConnections } from './fair-connections.ts';
import { createStatementNames } from './statement-names.ts';

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const NAMEABLE = /^\s*(?:select|with|insert|update|delete)\b/i;

class PooledConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  isBroken = false;
  /** On a pipelined connection: resolves once the transaction has begun. */
  begun: Promise<unknown> | undefined;
  readonly giveBack: () => void;
  readonly #nameOf: (text: string) => string | undefined;

  constructor(client: pg.PoolClient, giveBack: () => void, nameOf: (text: string) => string | undefined) {
    this.client = client;
    this.giveBack = giveBack;
    this.#nameOf = nameOf;
  }

  /** Holds back what is written until the current turn ends: statements begun together go out in one packet. */
  gather(): void {
    const { stream } = this.client.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.client.pipeline) this.gather();
    const name = NAMEABLE.test(query.sql) ? this.#nameOf(query.sql) : undefined;
    const config = { text: query.sql, values: query.parameters as unknown[] };
    try {
      const result = await this.client.query(name ? { ...config, name } : config);
      return CHANGING.has(result.command)
        ? { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) }
        : { rows: (result.rows ?? []) as R[] };
    } catch (error) {
      // Another process migrated a table under a prepared statement: drop the connection, so that the next one plans
      // afresh.
      if (error instanceof Error && error.message.includes('cached plan must not change result type'))
        this.isBroken = true;
      throw error;
    }
  }

  // Kysely's interface requires it; nothing here streams.
  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming queries are not supported.');
  }
}

/**
 * node-postgres as a Kysely driver, for the embedded engine and a PostgreSQL server alike, with named statements for
 * repeated queries.
 */
export class PooledDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #beforeAcquire: () => void;
  readonly #nameOf = createStatementNames();
  readonly #turns: FairConnections;

  constructor(pool: pg.Pool, turns: FairConnections, beforeAcquire: () => void) {
    this.#pool = pool;
    this.#turns = turns;
    this.#beforeAcquire = beforeAcquire;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#beforeAcquire();
    const giveBack = await this.#turns.take();
    try {
      return new PooledConnection(await this.#pool.connect(), giveBack, this.#nameOf);
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const pooled = connection as PooledConnection;
    if (!pooled.client.pipeline) {
      await pooled.client.query(`begin${level}`);
      return;
    }
    pooled.gather();
    pooled.begun = pooled.client.query(`begin${level}`);
    // Whoever commits hears of its failure; until then every statement fails, too.
    pooled.begun.catch(() => {});
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const pooled = connection as PooledConnection;
    if (pooled.client.pipeline) pooled.gather();
    const [result] = await Promise.all([pooled.client.query('commit'), pooled.begun]);
    if (result.command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: an earlier statement in it had failed.');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      (connection as PooledConnection).isBroken = true;
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const { client, isBroken, giveBack } = connection as PooledConnection;
    client.release(isBroken);
    giveBack();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

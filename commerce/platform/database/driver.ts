import { CompiledQuery } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type pg from 'pg';
import { Packet } from './packet.ts';
import type { Answer, KnownColumns } from './packet.ts';
import type { FairConnections } from './fair-connections.ts';
import { createStatementNames } from './statement-names.ts';
import { valueTypes } from './value-types.ts';

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const NAMEABLE = /^\s*(?:select|with|insert|update|delete)\b/i;

const columnsOf = new WeakMap<pg.PoolClient, KnownColumns>();

const readerOf = (type: number) => valueTypes.getTypeParser(type, 'text') as (text: string) => unknown;

class PooledConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  isBroken = false;
  /** On a pipelined connection: resolves once the transaction has begun. */
  begun: Promise<unknown> | undefined;
  readonly giveBack: () => void;
  readonly #nameOf: (text: string) => string | undefined;
  readonly #columns: KnownColumns;
  /** What is sent when the current turn ends. */
  #packet: Packet | undefined;

  constructor(client: pg.PoolClient, giveBack: () => void, nameOf: (text: string) => string | undefined) {
    this.client = client;
    this.giveBack = giveBack;
    this.#nameOf = nameOf;
    this.#columns = columnsOf.get(client) ?? new Map();
    columnsOf.set(client, this.#columns);
  }

  /** Of a pipelined connection, statements begun together go out in one packet. */
  send(text: string, values: readonly unknown[], name?: string): Promise<Answer> {
    if (this.client.pipeline && (name !== undefined || values.length > 0)) {
      if (!this.#packet) {
        this.#packet = new Packet(this.#columns, readerOf);
        process.nextTick(() => this.#flush());
      }
      return this.#packet.add(text, values, name);
    }
    this.#flush();
    const packet = new Packet(this.#columns, readerOf);
    const answer = packet.add(text, values, name);
    this.client.query(packet);
    return answer;
  }

  #flush(): void {
    const packet = this.#packet;
    this.#packet = undefined;
    if (!packet) return;
    try {
      this.client.query(packet);
    } catch (error) {
      this.isBroken = true;
      packet.handleError(error as Error, this.client.connection);
    }
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { command, rowCount, rows } = await this.send(
        sql,
        parameters,
        NAMEABLE.test(sql) ? this.#nameOf(sql) : undefined,
      );
      return CHANGING.has(command) ? { rows: rows as R[], numAffectedRows: BigInt(rowCount) } : { rows: rows as R[] };
    } catch (error) {
      if (error instanceof Error) {
        // Where it was asked, not where the answer was read.
        Error.captureStackTrace(error);
        // Another process migrated a table under a prepared statement: drop the connection, so that the next one plans
        // afresh.
        if (error.message.includes('cached plan must not change result type')) this.isBroken = true;
      }
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
    const begun = pooled.send(`begin${level}`, [], level ? undefined : 'begin');
    if (!pooled.client.pipeline) {
      await begun;
      return;
    }
    pooled.begun = begun;
    // Whoever commits hears of its failure; until then every statement fails, too.
    begun.catch(() => {});
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const pooled = connection as PooledConnection;
    const [{ command }] = await Promise.all([pooled.send('commit', [], 'commit'), pooled.begun]);
    if (command === 'ROLLBACK')
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

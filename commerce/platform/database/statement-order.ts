import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, QueryId } from 'kysely';
import { TransactionGuardError } from './types.ts';

/**
 * Refuses a statement of a transaction that begins before the previous one has returned. Kysely would queue it, so that
 * `Promise.all` saves no time, and a statement left behind by a failed one would be sent after it.
 */
export class StatementOrder implements KyselyPlugin {
  #unfinished: QueryId | undefined;

  transformQuery({ node, queryId }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    if (this.#unfinished)
      throw new TransactionGuardError('Await each statement of a transaction, and end the transaction if one fails.');
    this.#unfinished = queryId;
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    this.#unfinished = undefined;
    return result;
  }
}

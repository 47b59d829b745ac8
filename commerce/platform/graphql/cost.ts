import type { OperationDefinitionNode } from 'graphql';
import type { Settings } from '../settings.ts';
import { CostBudget } from './cost-budget.ts';
import type { PreparedDocument, ReadyDocument } from './documents.ts';
import { FairSlices } from './fair-slices.ts';
import type { Meter } from './meter.ts';
import type { GraphqlRequest } from './types.ts';

/** In units of about a microsecond. Each resolved field costs 1. */
const COST = { operation: 100, rootField: 1_000, perByte: 1 / 25, perCharacterOfQuery: 1 / 4 };
/** Factor for refused documents, which are not cached. */
const REFUSED = 10;

type Client = Pick<GraphqlRequest, 'ip' | 'isOfPage'>;

/** Costs of operations, and a budget per client address. Queries of server rendering are free. */
export class RequestCosts {
  readonly #fieldLimit: number;
  readonly #budget: CostBudget;
  readonly #turns = new FairSlices();

  constructor({ graphqlCost, rateLimits }: Settings) {
    this.#fieldLimit = graphqlCost.perQuestion;
    this.#budget = new CostBudget(rateLimits ? graphqlCost.perSecond : Infinity);
  }

  /** Seconds until the client may send another operation; 0 for now. */
  wait({ ip, isOfPage }: Client): number {
    return isOfPage ? 0 : this.#budget.wait(ip);
  }

  /** Charges parsing and validation of documents other than the storefront's. */
  chargeDocument(client: Client, query: string, prepared: PreparedDocument): void {
    const isRefused = prepared.kind === 'refused';
    if (!isRefused && prepared.isKnown) return;
    this.#charge(client, query.length * COST.perCharacterOfQuery * (isRefused ? REFUSED : 1));
  }

  meterFor({ isKnown }: ReadyDocument, { ip }: Client): Meter {
    // The storefront's own operations have bounded lists.
    const slices = isKnown ? undefined : { turns: this.#turns, address: ip };
    return { fields: 0, limit: this.#fieldLimit, slices };
  }

  /** Charges an executed operation; `bytes` is the length of the response, 0 if it was refused. */
  chargeExecution(client: Client, { selectionSet }: OperationDefinitionNode, { fields }: Meter, bytes: number): void {
    const rootFields = selectionSet.selections.length;
    this.#charge(client, COST.operation + COST.rootField * rootFields + fields + bytes * COST.perByte);
  }

  /** Runs a query once few enough of its address run. If the address is in debt, `work` gets the seconds to wait. */
  inTurn<T>(
    { ip, isOfPage }: Client,
    { operation }: OperationDefinitionNode,
    work: (wait: number) => Promise<T>,
  ): Promise<T> {
    return isOfPage || operation !== 'query' ? work(0) : this.#budget.inTurn(ip, work);
  }

  #charge({ ip, isOfPage }: Client, cost: number): void {
    if (!isOfPage) this.#budget.charge(ip, cost);
  }
}

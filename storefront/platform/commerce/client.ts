import type { TypedDocument } from '#contract/typed-document.ts';
import { readAnswer, type ErrorPolicy } from './answer.ts';
import { createMutationQueue, type QueueOptions } from './mutation-queue.ts';
import { withRetry, type RetryEnvironment } from './retry.ts';
import type { Transport } from './transport.ts';

export type QueryOptions = { signal?: AbortSignal | undefined; headers?: Record<string, string>; errorPolicy?: ErrorPolicy };
export type MutateOptions = QueueOptions & {
  /** True for a mutation that may be sent again after a lost answer. */
  isIdempotent?: boolean;
};

/** Speaks the contract. Rejects with a NetworkFailure, HttpFailure or GraphqlFailure. */
export type CommerceClient = {
  query<Result, Variables extends Record<string, unknown>>(document: TypedDocument<Result, Variables>, variables: Variables, options?: QueryOptions): Promise<Result>;
  mutate<Result, Variables extends Record<string, unknown>>(document: TypedDocument<Result, Variables>, variables: Variables, options?: MutateOptions): Promise<Result>;
};

export const createCommerceClient = (transport: Transport, retry?: RetryEnvironment): CommerceClient => {
  const queue = createMutationQueue();
  const attempt = <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => (retry ? withRetry(work, retry, signal) : work());
  return {
    query: async <Result, Variables extends Record<string, unknown>>(document: TypedDocument<Result, Variables>, variables: Variables, options: QueryOptions = {}) => {
      const { signal, headers, errorPolicy } = options;
      return readAnswer<Result>(await attempt(() => transport({ document, variables, headers, signal }), signal), errorPolicy);
    },
    mutate: <Result, Variables extends Record<string, unknown>>(document: TypedDocument<Result, Variables>, variables: Variables, options: MutateOptions = {}) => {
      const send = () => transport({ document, variables });
      return queue.enqueue(async () => readAnswer<Result>(await (options.isIdempotent ? attempt(send) : send())), options);
    },
  };
};

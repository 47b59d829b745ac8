import type { ExecuteResult } from '#contract/page-render.ts';

export type GraphqlRequest = {
  query: string;
  operationName: string;
  variables: Readonly<Record<string, unknown>>;
  isMutation: boolean;
  /** Bypasses all HTTP caches. */
  noCache: boolean;
  headers: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
};

/** Sends one request. Rejects with a NetworkError or an HttpError; GraphQL errors are in the result. */
export type Transport = (request: GraphqlRequest) => Promise<ExecuteResult>;

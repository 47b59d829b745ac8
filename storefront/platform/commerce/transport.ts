import type { ExecuteResult } from '#contract/page-render.ts';

export type GraphqlRequest = {
  query: string;
  operationName: string;
  variables: Readonly<Record<string, unknown>>;
  isMutation: boolean;
  /** Neither the browser's cache nor one on the way may answer. */
  noCache: boolean;
  headers: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
};

/** Sends one request. Rejects with a NetworkError or an HttpError; problems of the back end come in the answer. */
export type Transport = (request: GraphqlRequest) => Promise<ExecuteResult>;

import { isMutation } from '#contract/typed-document.ts';
import type { RawAnswer } from './answer.ts';
import { HttpFailure, NetworkFailure } from './failure.ts';

export type GraphqlRequest = {
  document: string;
  variables: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
};

/** Carries one operation to the back end: over HTTP, or in process while the server renders. */
export type Transport = (request: GraphqlRequest) => Promise<RawAnswer>;

/** Longer addresses are refused by common proxies; such queries go by POST. */
const SAFE_ADDRESS_LENGTH = 4_096;

const addressOf = (endpoint: string, document: string, variables: Readonly<Record<string, unknown>>): string => {
  const parameters = new URLSearchParams({ query: document });
  if (Object.keys(variables).length) parameters.set('variables', JSON.stringify(variables));
  return `${endpoint}?${parameters}`;
};

export type HttpTransportOptions = {
  endpoint: string;
  fetch: typeof fetch;
  /** `store`, and where they are known `Content-Currency` and `Authorization`. */
  headers(): Record<string, string>;
};

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Queries by GET, mutations by POST. The body counts, whatever the status is. */
export const createHttpTransport = ({ endpoint, fetch, headers }: HttpTransportOptions): Transport => async ({ document, variables, headers: extra, signal }) => {
  const address = addressOf(endpoint, document, variables);
  const isPost = isMutation(document) || address.length > SAFE_ADDRESS_LENGTH;
  const method = isPost ? 'POST' : 'GET';
  const response = await fetch(isPost ? endpoint : address, {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...(isPost ? { 'content-type': 'application/json' } : {}), ...headers(), ...extra },
    ...(isPost ? { body: JSON.stringify({ query: document, variables }) } : {}),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    throw isAbort(error) ? error : new NetworkFailure('The shop could not be reached', { cause: error });
  });
  const text = await response.text().catch((error: unknown) => {
    throw new NetworkFailure('The answer was lost on the way', { cause: error });
  });
  try {
    const answer = JSON.parse(text) as RawAnswer;
    if (answer && typeof answer === 'object' && ('data' in answer || 'errors' in answer)) return answer;
  } catch {
    // Not JSON: told below by its status.
  }
  throw new HttpFailure({ method, resourceUrl: endpoint, status: response.status, statusText: response.statusText, baseMessage: text.slice(0, 500) });
};

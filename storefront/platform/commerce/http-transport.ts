import type { ExecuteResult } from '#contract/page-render.ts';
import { HttpError, NetworkError } from './errors.ts';
import type { GraphqlRequest, Transport } from './transport.ts';

/** Maximum URL length of a query; longer queries are sent by POST. */
export const MAX_GET_LENGTH = 4096;

const getAddress = (endpoint: string, { query, operationName, variables }: GraphqlRequest): string => {
  const parameters = new URLSearchParams({ query, operationName });
  if (Object.keys(variables).length) parameters.set('variables', JSON.stringify(variables));
  return `${endpoint}?${parameters}`;
};

const prepare = (endpoint: string, request: GraphqlRequest): [string, RequestInit] => {
  const { query, operationName, variables, isMutation, noCache, signal } = request;
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (noCache) headers['cache-control'] = 'no-cache, no-store';
  const common: RequestInit = {
    headers,
    credentials: 'same-origin',
    ...(noCache ? { cache: 'no-store' } : {}),
    ...(signal ? { signal } : {}),
  };
  const address = getAddress(endpoint, request);
  if (!isMutation && address.length <= MAX_GET_LENGTH) return [address, common];
  return [
    endpoint,
    {
      ...common,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, operationName, variables }),
    },
  ];
};

const read = async (response: Response): Promise<ExecuteResult> => {
  const text = await response.text();
  try {
    const result = JSON.parse(text) as ExecuteResult;
    if (result && typeof result === 'object' && ('data' in result || 'errors' in result)) return result;
  } catch {
    // Not JSON: report the status.
  }
  throw new HttpError(response.status, `The shop answered ${response.status} ${response.statusText}`.trim());
};

/** The id of Magento's cache for this shopper's group, tax rate and currency. Each request has the last one returned. */
const CACHE_ID = 'x-magento-cache-id';

/** Sends queries by GET, so that they can be cached; mutations and long queries by POST. */
export const createHttpTransport = (
  endpoint = '/graphql',
  send: typeof fetch = (...given) => fetch(...given),
): Transport => {
  let cacheId: string | null = null;
  return async (request) => {
    const headers = cacheId ? { ...request.headers, [CACHE_ID]: cacheId } : request.headers;
    try {
      const response = await send(...prepare(endpoint, { ...request, headers }));
      cacheId = response.headers.get(CACHE_ID) ?? cacheId;
      return await read(response);
    } catch (error) {
      if (error instanceof HttpError || request.signal?.aborted) throw error;
      throw new NetworkError(error);
    }
  };
};

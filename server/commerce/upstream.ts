import type { ExecuteResult } from '#contract/page-render.ts';
import type { CallHeaders, Commerce, CommerceAnswer, GraphqlCall } from './port.ts';

const MAX_GET_LENGTH = 6_000;
const PATIENCE_MS = 20_000;
const PASSED_BACK = ['content-type', 'cache-control', 'etag', 'vary', 'retry-after', 'x-magento-cache-id'];

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw Object.assign(new Error('The variables are no JSON', { cause }), { statusCode: 400 });
  }
};

type Options = { url: string; fetch?: typeof fetch };

const known = (headers: CallHeaders): Record<string, string> => {
  const given: Record<string, string> = {};
  // Node's fetch negotiates and decodes compression itself.
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && name !== 'accept-encoding') given[name] = value;
  return given;
};

/** A foreign Magento behind the same interface. Rejects when it cannot be reached in time. */
export const createUpstreamCommerce = ({ url, fetch: request = fetch }: Options): Commerce => {
  const ask = async (path: string, init: RequestInit): Promise<CommerceAnswer> => {
    const response = await request(`${url}${path}`, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((cause: unknown) => {
      throw Object.assign(new Error('The back end cannot be reached', { cause }), { statusCode: 502 });
    });
    const headers: Record<string, string> = {};
    for (const name of PASSED_BACK) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };

  const getPath = (call: GraphqlCall): string => {
    const query = new URLSearchParams({ query: call.query ?? '' });
    if (call.variables)
      query.set('variables', typeof call.variables === 'string' ? call.variables : JSON.stringify(call.variables));
    if (call.operationName) query.set('operationName', call.operationName);
    return `/graphql?${query.toString()}`;
  };

  const executeGraphql = (call: GraphqlCall): Promise<CommerceAnswer> => {
    const path = call.method === 'GET' ? getPath(call) : '/graphql';
    if (call.method === 'GET' && path.length <= MAX_GET_LENGTH) return ask(path, { headers: known(call.headers) });
    const { query, operationName } = call;
    const variables = typeof call.variables === 'string' ? parsed(call.variables) : call.variables;
    return ask('/graphql', {
      method: 'POST',
      headers: { ...known(call.headers), 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables, operationName }),
    });
  };

  return {
    executeGraphql,
    query: async (call) => {
      const { status, body } = await executeGraphql({ ...call, method: 'GET' });
      const result = JSON.parse(body.toString()) as ExecuteResult | null;
      if (result === null || typeof result !== 'object' || !('data' in result || 'errors' in result))
        throw new Error(`The back end answered ${status} without GraphQL`);
      return { result, tags: ['upstream'] };
    },
    handleRest: ({ method, path, headers, body }) =>
      ask(`/rest${path}`, {
        method,
        headers: {
          ...known(headers),
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: String(body) }),
      }),
    health: async () => {
      const { status } = await executeGraphql({
        method: 'GET',
        query: '{ storeConfig { code } }',
        headers: {},
        ip: '',
      });
      return { ok: status === 200 };
    },
    onPurge: () => () => {},
  };
};

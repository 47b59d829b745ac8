import { isIP } from 'node:net';
import { CAPTCHA_HEADER, captchaFormOf, captchaFormOfResource } from '#contract/captcha.ts';
import type { ExecuteResult } from '#contract/page-render.ts';
import type { CircuitLimits } from './circuit-breaker.ts';
import { CircuitBreaker, TooManyRequests, Unavailable } from './circuit-breaker.ts';
import { readLimited } from './read-limited.ts';
import type { CallHeaders, Commerce, CommerceResponse, GraphqlCall } from './port.ts';

/** Cache tag of every page with data of a remote back end. */
export const UPSTREAM_TAG = 'upstream';

const MAX_GET_LENGTH = 6_000;
const CACHE_ID = 'x-magento-cache-id';
const PASSED_BACK = ['content-type', 'cache-control', 'etag', 'vary', 'retry-after', CACHE_ID];

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw Object.assign(new Error('The variables are not JSON', { cause }), { statusCode: 400 });
  }
};

type Options = {
  url: string;
  fetch?: typeof fetch;
  /** Time limit for the whole response. */
  deadlineMs?: number;
  maxBytes?: number;
  circuit?: Partial<CircuitLimits>;
};

const AWAY = new Set([502, 503, 504]);
const DEFAULT_RETRY_SECONDS = 5;
const MAX_RETRY_SECONDS = 3_600;

/** Seconds of a `Retry-After` header: a number or a date. */
const retryAfter = (response: Response): number => {
  const given = response.headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(given) ? Number(given) : Math.ceil((Date.parse(given) - Date.now()) / 1_000);
  return seconds > 0 ? Math.min(seconds, MAX_RETRY_SECONDS) : DEFAULT_RETRY_SECONDS;
};

const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.+-]*\+)?json/i.test(response.headers.get('content-type') ?? '');

const graphqlResult = ({ status, body }: CommerceResponse): ExecuteResult => {
  const result = parseBody(body);
  if (result === null || typeof result !== 'object' || !('data' in result || 'errors' in result))
    throw new Error(`The back end returned ${status} without GraphQL`);
  return result as ExecuteResult;
};

const parseBody = (body: string | Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
};

/** Headers for the back end; a reCAPTCHA token only with calls that it protects. */
const known = (headers: CallHeaders, isProtected = false): Record<string, string> => {
  const given: Record<string, string> = {};
  // Node's fetch negotiates and decodes compression itself.
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && name !== 'accept-encoding' && (isProtected || name !== CAPTCHA_HEADER))
      given[name] = value;
  return given;
};

/** The shopper's address, for the Magento's own limits. An IPv6 network is sent as its first address. */
const clientHeader = (ip: string): Record<string, string> => {
  const address = ip.split('/', 1)[0] ?? '';
  return isIP(address) ? { 'x-forwarded-for': address } : {};
};

/** Magento's REST reads the store view from the path and ignores the header. */
const inStore = (path: string, store: string | undefined): string =>
  store !== undefined && /^\w+$/.test(store) && path.startsWith('/V1/') ? `/${store}${path}` : path;

/** A remote Magento. Rejects with `Unavailable` if it is unreachable, too slow or sends invalid responses. */
export const createUpstreamCommerce = ({
  url,
  fetch: request = fetch,
  deadlineMs = 20_000,
  maxBytes = 8 * 1024 * 1024,
  circuit,
}: Options): Commerce => {
  const breaker = new CircuitBreaker(circuit);
  const cacheIds = new Map<string, string>();

  const sendOnce = async (path: string, init: RequestInit): Promise<CommerceResponse> => {
    const response = await request(`${url}${path}`, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
    });
    // Its HTML error pages are meant for its own site.
    if (response.status !== 304 && (AWAY.has(response.status) || !isJson(response))) {
      await response.body?.cancel();
      const Refusal = response.status === 429 ? TooManyRequests : Unavailable;
      throw new Refusal(`The back end responded ${response.status} without JSON`, retryAfter(response));
    }
    const headers: Record<string, string> = {};
    for (const name of PASSED_BACK) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    return { status: response.status, headers, body: await readLimited(response, maxBytes) };
  };
  const send = (path: string, init: RequestInit): Promise<CommerceResponse> => breaker.run(() => sendOnce(path, init));

  const getPath = (call: GraphqlCall): string => {
    const query = new URLSearchParams({ query: call.query ?? '' });
    if (call.variables)
      query.set('variables', typeof call.variables === 'string' ? call.variables : JSON.stringify(call.variables));
    if (call.operationName) query.set('operationName', call.operationName);
    return `/graphql?${query.toString()}`;
  };

  const executeGraphql = (call: GraphqlCall): Promise<CommerceResponse> => {
    const path = call.method === 'GET' ? getPath(call) : '/graphql';
    if (call.method === 'GET' && path.length <= MAX_GET_LENGTH) return send(path, { headers: known(call.headers) });
    const { query, operationName, ip } = call;
    const variables = typeof call.variables === 'string' ? parsed(call.variables) : call.variables;
    return send('/graphql', {
      method: 'POST',
      headers: {
        ...known(call.headers, captchaFormOf(query ?? '') !== undefined),
        ...clientHeader(ip),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query, variables, operationName }),
    });
  };

  return {
    executeGraphql,
    query: async (call) => {
      // Guests of a store view and currency share the id that Magento returned last; its cache requires it.
      const guests = `${call.headers['store']} ${call.headers['content-currency']}`;
      const headers = { ...call.headers, [CACHE_ID]: cacheIds.get(guests) };
      const outcome = await executeGraphql({ ...call, headers, method: 'GET' });
      const cacheId = outcome.headers[CACHE_ID];
      if (cacheId !== undefined) cacheIds.set(guests, cacheId);
      try {
        return { result: graphqlResult(outcome), tags: [UPSTREAM_TAG] };
      } catch (cause) {
        throw new Unavailable('The back end sent an invalid response', 5, { cause });
      }
    },
    handleRest: ({ method, path, headers, body, ip }) =>
      send(`/rest${inStore(path, headers['store'])}`, {
        method,
        headers: {
          ...known(headers, captchaFormOfResource(path.split('?', 1)[0] ?? '') !== undefined),
          ...clientHeader(ip),
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: String(body) }),
      }),
    health: async () => {
      const outcome = await executeGraphql({ method: 'GET', query: '{ storeConfig { code } }', headers: {}, ip: '' });
      const { data } = graphqlResult(outcome) as { data?: { storeConfig?: { code?: unknown } | null } | null };
      return { ok: outcome.status === 200 && typeof data?.storeConfig?.code === 'string' };
    },
    onPurge: () => () => {},
  };
};

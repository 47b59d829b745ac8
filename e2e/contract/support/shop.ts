import { setTimeout } from 'node:timers/promises';
import type { TestContext } from 'vitest';

/** One error of a GraphQL response. */
export type Problem = {
  message: string;
  path?: (string | number)[];
  extensions?: { category?: string; error_code?: string };
};

export type GraphqlResponse<T> = { status: number; headers: Headers; data: T; errors: Problem[]; text: string };
export type RestResponse<T = unknown> = { status: number; headers: Headers; body: T };

export type Variables = Readonly<Record<string, unknown>>;
export type GivenHeaders = Readonly<Record<string, string>>;

/** A shop reached only over HTTP; this module does not know its implementation. */
export type Shop = {
  origin: string;
  /** False for a Magento given by CONTRACT_URL. */
  isOurs: boolean;
  /** Any request, with the path unchanged. */
  raw(path: string, init?: RequestInit): Promise<Response>;
  /** GraphQL by GET. */
  graphqlGet<T = Record<string, unknown>>(
    query: string,
    variables?: Variables,
    headers?: GivenHeaders,
  ): Promise<GraphqlResponse<T>>;
  /** GraphQL by POST. */
  graphqlPost<T = Record<string, unknown>>(
    query: string,
    variables?: Variables,
    headers?: GivenHeaders,
  ): Promise<GraphqlResponse<T>>;
  /** REST below `/rest`. */
  rest<T = unknown>(method: string, path: string, body?: unknown, headers?: GivenHeaders): Promise<RestResponse<T>>;
};

const TIMEOUT_MS = 30_000;
const MAX_TRIES = 20;
const ROOT_FIELD = /Cannot query field "(\w+)" on type "(?:Query|Mutation)"/;

const readResponse = async <T>(response: Response): Promise<GraphqlResponse<T>> => {
  const text = await response.text();
  let body: { data?: T; errors?: Problem[] } = {};
  try {
    body = text === '' ? {} : (JSON.parse(text) as typeof body);
  } catch (cause) {
    throw new Error(`/graphql answered ${response.status} without JSON: ${text.slice(0, 200)}`, { cause });
  }
  return {
    status: response.status,
    headers: response.headers,
    data: (body.data ?? undefined) as T,
    errors: body.errors ?? [],
    text,
  };
};

export const createShop = (origin: string, isOurs: boolean): Shop => {
  const once: Shop['raw'] = (path, init) =>
    fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  /** Retries while the shop is too busy, as clients should; such requests had no effect. */
  const raw: Shop['raw'] = async (path, init) => {
    for (let left = MAX_TRIES; left > 1; left--) {
      const response = await once(path, init);
      if (response.status !== 503 || !response.headers.has('retry-after')) return response;
      await setTimeout(1000);
    }
    return once(path, init);
  };
  return {
    origin,
    isOurs,
    raw,
    graphqlGet: async (query, variables, headers = {}) => {
      const search = new URLSearchParams({ query, ...(variables ? { variables: JSON.stringify(variables) } : {}) });
      return readResponse(await raw(`/graphql?${search.toString()}`, { headers }));
    },
    graphqlPost: async (query, variables, headers = {}) =>
      readResponse(
        await raw('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query, variables }),
        }),
      ),
    rest: async <T>(method: string, path: string, body?: unknown, headers: GivenHeaders = {}) => {
      const response = await raw(`/rest${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, body: (await response.json()) as T };
    },
  };
};

/** The first problem as `[message, category]`. */
export const refusal = ({ errors }: GraphqlResponse<unknown>): [string | undefined, string | undefined] => [
  errors[0]?.message,
  errors[0]?.extensions?.category,
];

/** The data of a response; throws if it has errors. */
export const dataOf = <T>(result: GraphqlResponse<T>): T => {
  if (result.errors.length > 0) throw new Error(`Refused: ${result.errors.map(({ message }) => message).join(' · ')}`);
  return result.data;
};

/** Skips a test of a guarantee that only our back end gives. */
export const onlyOurs = (shop: Shop, context: TestContext): void => {
  if (!shop.isOurs) context.skip('a promise of the embedded back end alone');
};

/** Checks guarantees of our back end beyond Magento's, within a test of both. */
export const whereOurs = (shop: Shop, promise: () => void): void => {
  if (shop.isOurs) promise();
};

/** Skips a test if the shop's schema lacks the operation. */
export const onlyWith = (result: GraphqlResponse<unknown>, context: TestContext): void => {
  const [, field] = ROOT_FIELD.exec(result.errors[0]?.message ?? '') ?? [];
  if (field) context.skip(`this shop has no ${field}`);
};

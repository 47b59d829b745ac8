import { stores } from '#commerce/after-sale/orders/testing/products.ts';
import { requestScope } from '#commerce/request-scope.ts';
import { saveStores } from '#commerce/merchandise/stores/service.ts';
import { fixedClock } from '../clock.ts';
import type { Platform } from '../context.ts';
import type { Database, Db } from '../database/types.ts';
import { createExecutor } from '../graphql/executor.ts';
import { assembleSchema } from '../graphql/schema.ts';
import type { GraphqlRequest, GraphqlResponse, ResolverMap } from '../graphql/types.ts';
import { silentLog } from '../log.ts';
import { createPlatform } from '../platform.ts';
import { createDispatcher } from '../rest/dispatcher.ts';
import type { RestResponse, RestCall } from '../rest/dispatcher.ts';
import type { RestRoute } from '../rest/types.ts';
import { cookieJars } from './cookie-jars.ts';
import { testSettings } from './settings.ts';

// `any`, so that tests can read any field of responses.
export type TestResponse = {
  // eslint-disable-next-line typescript/no-explicit-any
  data?: any;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions?: { category?: string; error_code?: string };
  }[];
};
// eslint-disable-next-line typescript/no-explicit-any
export type RestReply = { status: number; body: any };

export type Caller = {
  store?: string;
  currency?: string;
  ip?: string;
  /** Token of a signed-in customer. */
  token?: string;
  headers?: Record<string, string>;
  /** Browser whose cookies are sent and stored; by default one browser for all calls. */
  browser?: string;
  /** The shop runs the call, but its response is lost. */
  isResponseLost?: boolean;
};

type Calls = {
  /** Calls as a guest of the default store view, unless the caller says otherwise. */
  graphql(query: string, variables?: Record<string, unknown>, caller?: Caller): Promise<TestResponse>;
  rest(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
    browser?: string,
  ): Promise<RestReply>;
};

export type TestShop = Calls & { platform: Platform; clock: ReturnType<typeof fixedClock> };

type Endpoints = {
  executeGraphql(request: GraphqlRequest): Promise<GraphqlResponse>;
  handleRest(call: RestCall): Promise<RestResponse>;
};

const IP = '192.0.2.1';

/** Calls a back end as HTTP clients do, and stores their cookies. */
export const callsTo = ({ executeGraphql, handleRest }: Endpoints): Calls => {
  const jars = cookieJars();
  return {
    graphql: async (
      query,
      variables = {},
      { store, currency, ip = IP, token, headers = {}, browser, isResponseLost } = {},
    ) => {
      const { body, cookies } = await executeGraphql({
        method: 'POST',
        query,
        variables,
        ip,
        cookies: jars.of(browser),
        headers: {
          'content-type': 'application/json',
          ...(store ? { store } : {}),
          ...(currency ? { 'content-currency': currency } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
      });
      if (!isResponseLost) jars.keep(browser, cookies);
      return JSON.parse(body.toString()) as TestResponse;
    },
    rest: async (method, path, body, headers = {}, browser) => {
      const reply = await handleRest({
        method,
        path,
        body: body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
        cookies: jars.of(browser),
        ip: IP,
        isCounter: true,
      });
      jars.keep(browser, reply.cookies);
      return { status: reply.status, body: JSON.parse(reply.body) };
    },
  };
};

type Parts = {
  resolvers: readonly ResolverMap[];
  routes?: readonly RestRoute[];
  /** Data of the shop besides its stores. */
  fill?: (db: Db) => Promise<unknown>;
  settings?: Readonly<Record<string, string>>;
  log?: typeof silentLog;
};

/**
 * The three store views with the modules under test, called through the public API, with a fixed clock. A second shop
 * on the same database keeps its stores.
 */
export const openTestShop = async (
  database: Database,
  { resolvers, routes = [], fill = async () => {}, settings = {}, log = silentLog }: Parts,
): Promise<TestShop> => {
  const clock = fixedClock('2026-06-15T12:00:00Z');
  const platform = createPlatform({ database, settings: testSettings(settings), log, clock });
  await database.tx(async (db) => {
    await saveStores(db, stores);
    await fill(db);
  });
  const scope = requestScope(platform);
  const executeGraphql = createExecutor({ platform, scope, schema: assembleSchema(resolvers) });
  const handleRest = createDispatcher({ platform, scope, routes });
  return { platform, clock, ...callsTo({ executeGraphql, handleRest }) };
};

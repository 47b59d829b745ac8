import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveAttributes } from '#commerce/attributes/service.ts';
import { resolvers as cart } from '#commerce/cart/graphql.ts';
import { routes as cartRoutes } from '#commerce/cart/rest.ts';
import { saveProducts } from '#commerce/catalog/service.ts';
import { resolvers as checkout } from '#commerce/checkout/graphql.ts';
import { routes as checkoutRoutes } from '#commerce/checkout/rest.ts';
import { resolvers as customer } from '#commerce/customer/graphql.ts';
import { routes as customerRoutes } from '#commerce/customer/rest.ts';
import { authenticate } from '#commerce/customer/service.ts';
import { fixedClock } from '#commerce/platform/clock.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { createExecutor } from '#commerce/platform/graphql/executor.ts';
import { assembleSchema } from '#commerce/platform/graphql/schema.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { createPlatform } from '#commerce/platform/platform.ts';
import { createDispatcher } from '#commerce/platform/rest/dispatcher.ts';
import { loadSettings } from '#commerce/platform/settings.ts';
import { cookieJars } from '#commerce/platform/testing/cookie-jars.ts';
import { saveSampleRates } from '#commerce/import/testing/sample-rates.ts';
import { saveShowrooms } from '#commerce/showroom/service.ts';
import { listStoreViews, saveStores } from '#commerce/stores/service.ts';
import { resolvers as tracking } from '#commerce/tracking/graphql.ts';
import { resolvers as orders } from '../graphql.ts';
import { routes as orderRoutes } from '../rest.ts';
import { products, showrooms, size, slabAttributes, stores } from './products.ts';

// `any`, so that tests can reach into answers freely.
export type Answer = {
  // eslint-disable-next-line typescript/no-explicit-any
  data?: any;
  errors?: { message: string; extensions?: { category?: string; error_code?: string } }[];
};
// eslint-disable-next-line typescript/no-explicit-any
export type RestReply = { status: number; body: any };

export type Caller = {
  store?: string;
  currency?: string;
  ip?: string;
  headers?: Record<string, string>;
  /** Whose cookies are sent and kept; everybody who says nothing has the same browser. */
  browser?: string;
  /** The shop hears the call; what it answers is lost on the way. */
  isAnswerLost?: boolean;
};

export type TestShop = {
  platform: Platform;
  clock: ReturnType<typeof fixedClock>;
  graphql(query: string, variables?: Record<string, unknown>, caller?: Caller): Promise<Answer>;
  rest(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
    browser?: string,
  ): Promise<RestReply>;
};

const settings = () =>
  loadSettings({
    NODE_ENV: 'test',
    // A clock that stands still gives no allowance back.
    GRAPHQL_COST_PER_SECOND: '10000000',
    VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-var-')),
    PUBLIC_URL: 'http://shop.test',
  });

/** A small shop on a database, reached through GraphQL and REST, with a fixed clock. */
export const openShop = async (database: Database, log = silentLog): Promise<TestShop> => {
  const clock = fixedClock('2026-06-15T12:00:00Z');
  const platform = createPlatform({ database, settings: settings(), log, clock });
  await database.tx(async (db) => {
    await saveStores(db, stores);
    await saveAttributes(db, [size, ...slabAttributes]);
    await saveProducts(db, products, new Map());
    await saveShowrooms(db, showrooms);
    await saveSampleRates(db);
  });
  const scope = {
    storeViews: () => listStoreViews(platform),
    authenticate: (token: string) => authenticate(platform, token),
  };
  const execute = createExecutor({
    platform,
    scope,
    schema: assembleSchema([cart, customer, checkout, orders, tracking]),
  });
  const dispatch = createDispatcher({
    platform,
    scope,
    routes: [...customerRoutes, ...cartRoutes, ...checkoutRoutes, ...orderRoutes],
  });
  const jars = cookieJars();
  return {
    platform,
    clock,
    graphql: async (
      query,
      variables = {},
      { store, currency, ip = '192.0.2.1', headers = {}, browser, isAnswerLost } = {},
    ) => {
      const { body, cookies } = await execute({
        method: 'POST',
        query,
        variables,
        ip,
        cookies: jars.of(browser),
        headers: {
          'content-type': 'application/json',
          ...(store ? { store } : {}),
          ...(currency ? { 'content-currency': currency } : {}),
          ...headers,
        },
      });
      if (!isAnswerLost) jars.keep(browser, cookies);
      return JSON.parse(body.toString()) as Answer;
    },
    rest: async (method, path, body, headers = {}, browser) => {
      const reply = await dispatch({
        method,
        path,
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
        cookies: jars.of(browser),
        ip: '192.0.2.1',
      });
      jars.keep(browser, reply.cookies);
      return { status: reply.status, body: JSON.parse(reply.body) };
    },
  };
};

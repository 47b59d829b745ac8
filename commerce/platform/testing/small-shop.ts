import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authenticate } from '#commerce/customer/service.ts';
import { stores } from '#commerce/orders/testing/products.ts';
import { fixedClock } from '#commerce/platform/clock.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { createExecutor } from '#commerce/platform/graphql/executor.ts';
import { assembleSchema } from '#commerce/platform/graphql/schema.ts';
import type { ResolverMap } from '#commerce/platform/graphql/types.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { createPlatform } from '#commerce/platform/platform.ts';
import { createDispatcher } from '#commerce/platform/rest/dispatcher.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { loadSettings } from '#commerce/platform/settings.ts';
import { listStoreViews, saveStores } from '#commerce/stores/service.ts';

// Tests read answers untyped.
// eslint-disable-next-line typescript/no-explicit-any
export type Answer = { data?: any; errors?: { message: string; extensions?: { category?: string } }[] };
export type Caller = { store?: string; ip?: string; token?: string };

export type SmallShop = {
  platform: Platform;
  clock: ReturnType<typeof fixedClock>;
  graphql(query: string, variables?: Record<string, unknown>, caller?: Caller): Promise<Answer>;
  // eslint-disable-next-line typescript/no-explicit-any
  rest(method: string, path: string, body?: unknown, ip?: string): Promise<{ status: number; body: any }>;
};

type Parts = { resolvers: readonly ResolverMap[]; routes?: readonly RestRoute[]; settings?: Record<string, string> };

/**
 * The three store views with the subjects under test, called through the public API. A second shop on the same database
 * keeps its stores.
 */
export const openSmallShop = async (
  database: Database,
  { resolvers, routes = [], settings = {} }: Parts,
): Promise<SmallShop> => {
  const clock = fixedClock('2026-06-15T12:00:00Z');
  const given = loadSettings({
    NODE_ENV: 'test',
    // A clock that stands still gives no allowance back.
    GRAPHQL_COST_PER_SECOND: '10000000',
    VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-var-')),
    PUBLIC_URL: 'http://shop.test',
    ...settings,
  });
  const platform = createPlatform({ database, settings: given, log: silentLog, clock });
  await database.tx((db) => saveStores(db, stores));
  const scope = {
    storeViews: () => listStoreViews(platform),
    authenticate: (token: string) => authenticate(platform, token),
  };
  const execute = createExecutor({ platform, scope, schema: assembleSchema(resolvers) });
  const dispatch = createDispatcher({ platform, scope, routes });
  return {
    platform,
    clock,
    graphql: async (query, variables = {}, { store, ip = '192.0.2.1', token } = {}) => {
      const headers = {
        'content-type': 'application/json',
        ...(store ? { store } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const { body } = await execute({ method: 'POST', query, variables, ip, headers });
      return JSON.parse(body.toString()) as Answer;
    },
    rest: async (method, path, body, ip = '192.0.2.1') => {
      const reply = await dispatch({
        method,
        path,
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
        ip,
      });
      return { status: reply.status, body: JSON.parse(reply.body) };
    },
  };
};

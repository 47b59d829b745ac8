import { fixedClock } from '#commerce/platform/clock.ts';
import type { CommerceContext, Customer, Platform } from '#commerce/platform/context.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { formatMessage, type MessageParameters } from '#commerce/platform/errors.ts';
import { createContext } from '#commerce/platform/graphql/context-factory.ts';
import { createExecutor } from '#commerce/platform/graphql/executor.ts';
import { assembleSchema } from '#commerce/platform/graphql/schema.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { createPlatform } from '#commerce/platform/platform.ts';
import { createDispatcher } from '#commerce/platform/rest/dispatcher.ts';
import { testSettings } from '#commerce/platform/testing/settings.ts';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import { resolvers } from '../graphql.ts';
import { routes } from '../rest.ts';

const requested = (): never => {
  throw new Error('The database was asked.');
};

const noDatabase: Database = {
  engine: 'pglite',
  kysely: new Proxy({}, { get: requested }) as Database['kysely'],
  tx: async () => requested(),
  afterCommit: requested,
  isInTransaction: () => false,
  connections: requested,
  close: async () => {},
};

/** A platform whose every database query fails. */
export const platformWithoutDatabase = (): Platform =>
  createPlatform({
    database: noDatabase,
    settings: testSettings(),
    log: silentLog,
    clock: fixedClock('2026-06-15T12:00:00Z'),
  });

export const customerWithoutDatabase: Customer = { id: 7, number: 47, groupId: 1, email: 'ann@example.com' };
export const IP = '192.0.2.7';

/** A guest's request on such a platform. */
export const contextWithoutDatabase = (changes: Partial<CommerceContext> = {}): CommerceContext => ({
  ...createContext(platformWithoutDatabase(), {
    storeView: SAMPLE_STORE_VIEWS[0]!,
    currency: 'CAD',
    customer: null,
    headers: {},
    ip: IP,
  }).context,
  ...changes,
});

type Reply = { status: number; message: string | undefined; body: unknown };

/**
 * The GraphQL and REST endpoints of accounts on a platform whose every query fails; any token is a signed-in customer.
 */
export const accountEndpoints = () => {
  const platform = platformWithoutDatabase();
  const scope = { storeViews: async () => SAMPLE_STORE_VIEWS, authenticate: async () => customerWithoutDatabase };
  const execute = createExecutor({ platform, scope, schema: assembleSchema([resolvers]) });
  const dispatch = createDispatcher({ platform, scope, routes });
  const headersOf = (isSignedIn: boolean) => ({
    'content-type': 'application/json',
    ...(isSignedIn ? { authorization: 'Bearer token' } : {}),
  });
  return {
    graphql: async (query: string): Promise<{ data?: unknown; message: string | undefined }> => {
      const { body } = await execute({ method: 'POST', query, ip: IP, headers: headersOf(false) });
      const response = JSON.parse(body.toString()) as { data?: unknown; errors?: { message: string }[] };
      return { data: response.data, message: response.errors?.[0]?.message };
    },
    rest: async (method: string, path: string, given?: unknown, isSignedIn = false): Promise<Reply> => {
      const { status, body } = await dispatch({
        method,
        path,
        body: given === undefined ? undefined : JSON.stringify(given),
        headers: headersOf(isSignedIn),
        ip: IP,
      });
      const value = JSON.parse(body) as { message?: string; parameters?: MessageParameters };
      return { status, message: value.message && formatMessage(value.message, value.parameters), body: value };
    },
  };
};

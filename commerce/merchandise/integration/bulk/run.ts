import { includesScope, type Scope } from '#contract/staff-roles.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { CommerceError } from '#commerce/platform/errors.ts';
import { createContext } from '#commerce/platform/graphql/context-factory.ts';
import { restError } from '#commerce/platform/rest/error-body.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { findIntegration } from '../store.ts';
import type { Integration } from '../types.ts';
import { deleteOldBulks, findBulk, findOperation, markApplied, recordOutcome } from './store.ts';
import { STATUS, type Bulk, type Operation } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

export const QUEUE_KIND = 'bulk-operation';

const WIDTH = 2;
/** Failures not caused by the call are retried. */
const DELAYS_MS = [10_000, 60_000, 300_000];
/** Number of days for which results are stored. */
const RETENTION_DAYS = 30;

class DoneAlready extends Error {}

/** A database whose first changing transaction marks the operation as applied, so that it does not run again. */
const onceOnly = (
  database: Database,
  mark: (db: Parameters<Parameters<Database['tx']>[0]>[0]) => Promise<boolean>,
): Database => {
  let isMarked = false;
  const tx: Database['tx'] = async (work) => {
    const result = await database.tx(async (db) => {
      const value = await work(db);
      if (!isMarked && !(await mark(db))) throw new DoneAlready();
      return value;
    });
    isMarked = true;
    return result;
  };
  return Object.create(database, { tx: { value: tx } }) as Database;
};

const contextOf = async (platform: Platform, bulk: Bulk, place: number): Promise<CommerceContext | undefined> => {
  const storeView = (await listStoreViews(platform)).find(({ code }) => code === bulk.storeViewCode);
  if (!storeView) return undefined;
  const { context } = createContext(platform, {
    storeView,
    currency: bulk.currency as CurrencyCode,
    customer: null,
    headers: {},
    cookies: undefined,
    ip: '',
  });
  const db = onceOnly(platform.db, (tx) => markApplied(tx, bulk.uuid, place, platform.clock.now()));
  return { ...context, db };
};

type Known = { bulk: Bulk; operation: Operation; route: RestRoute; integration: Integration };

const perform = async (platform: Platform, { bulk, operation, route, integration }: Known): Promise<void> => {
  const { later } = route;
  if (!later || integration.revokedAt || !includesScope(integration.scopes, later.scope as Scope))
    throw new CommerceError('graphql-authorization', "The consumer isn't authorized to access %resources.", {
      parameters: { resources: later?.scope ?? bulk.route },
    });
  const context = await contextOf(platform, bulk, operation.place);
  if (!context) throw new CommerceError('graphql-no-such-entity', 'Requested store is not found');
  try {
    await later.handle(
      context,
      {
        method: bulk.method,
        path: bulk.route,
        params: operation.params,
        body: operation.body,
        query: new URLSearchParams(),
        headers: {},
      },
      integration,
    );
  } catch (error) {
    if (!(error instanceof DoneAlready)) throw error;
  }
};

type Outcome = Parameters<typeof recordOutcome>[2];

const refused = (error: CommerceError): Outcome => ({
  status: STATUS.failed,
  message: [error, ...error.errors].map(({ message }) => message).join(' '),
  errorCode: restError(error, true).status,
  isOver: true,
});

const run = async (
  platform: Platform,
  routes: readonly RestRoute[],
  { uuid, place }: { uuid: string; place: number },
  attempt: number,
): Promise<void> => {
  const { kysely } = platform.db;
  const bulk = await findBulk(kysely, uuid);
  const operation = bulk && (await findOperation(kysely, uuid, place));
  if (!operation || operation.status === STATUS.complete || operation.status === STATUS.failed) return;
  const record = (outcome: Outcome) => recordOutcome(kysely, { uuid, place }, outcome);
  const done = { status: STATUS.complete, message: `Service execution success ${bulk.method} ${bulk.route}` };
  const route = routes.find((one) => one.method === bulk.method && one.path === bulk.route);
  const integration = await findIntegration(kysely, bulk.integrationId);
  try {
    if (!operation.appliedAt && route && integration) await perform(platform, { bulk, operation, route, integration });
    await record({ ...done, errorCode: null, isOver: true });
  } catch (error) {
    if (error instanceof CommerceError) return record(refused(error));
    const isOver = attempt > DELAYS_MS.length;
    await record({
      status: isOver ? STATUS.failed : STATUS.triedAgain,
      message: 'Internal Error',
      errorCode: 500,
      isOver,
    });
    throw error;
  }
};

/** Starts running asynchronous calls, with the same routes as synchronous ones. */
export const startBulks = (platform: Platform, routes: readonly RestRoute[]): void => {
  const { db, clock, jobs } = platform;
  jobs.handle(
    QUEUE_KIND,
    (payload, { attempt }) => run(platform, routes, payload as { uuid: string; place: number }, attempt),
    { width: WIDTH, delaysMs: DELAYS_MS },
  );
  jobs.schedule({
    name: 'old bulk calls of programs',
    everyMs: DAY_MS,
    run: async () => ({
      bulks: await deleteOldBulks(db.kysely, new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)),
    }),
  });
};

import { randomUUID } from 'node:crypto';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { snakeCase } from '#commerce/platform/rest/input.ts';
import type { RestRequest } from '#commerce/platform/rest/types.ts';
import { isScope } from '../scope-rules.ts';
import { requireProgram, requireScope } from '../service.ts';
import { QUEUE_KIND } from './run.ts';
import { findBulk, findOperations, insertBulk } from './store.ts';
import { STATUS, type Bulk, type LaterCall, type Operation } from './types.ts';

export { startBulks } from './run.ts';

const MOST = 1000;
const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/** The value of a path parameter in an entry: next to its object, or in it. */
const valueIn = (entry: unknown, name: string): string => {
  const own = asRecord(entry) ?? {};
  const places = [
    own,
    ...Object.values(own)
      .map(asRecord)
      .filter((part) => part !== undefined),
  ];
  for (const place of places)
    for (const key of [name, snakeCase(name)]) {
      const value = place[key];
      if (typeof value === 'string' || typeof value === 'number') return String(value);
    }
  throw new InputError('"%fieldName" is required. Enter and try again.', { parameters: { fieldName: name } });
};

const operationsOf = ({ params, body, isBulk }: LaterCall): readonly { params: object; body: unknown }[] => {
  if (!isBulk) return [{ params, body: body ?? null }];
  if (!Array.isArray(body) || body.length === 0) throw new InputError('A list of calls is needed.');
  if (body.length > MOST)
    throw new InputError('Maximum items of type "%type" is %max', { parameters: { type: 'operations', max: MOST } });
  return body.map((entry: unknown) => ({
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value.startsWith(':') ? valueIn(entry, name) : value]),
    ),
    body: entry,
  }));
};

/** Stores asynchronous calls with the integration's rights; returns Magento's response. */
export const acceptLater = async (context: CommerceContext, call: LaterCall) => {
  if (!isScope(call.scope)) throw new Error(`There is no scope ${call.scope}`);
  const { id } = await requireScope(context, call.scope, call);
  const operations = operationsOf(call);
  const bulk: Bulk = {
    uuid: randomUUID(),
    integrationId: id,
    method: call.method,
    route: call.route,
    storeViewCode: context.storeView.code,
    currency: context.currency,
    startedAt: context.clock.now(),
  };
  await context.db.tx(async (db) => {
    await insertBulk(db, bulk, operations);
    for (const place of operations.keys())
      await context.jobs.enqueue(db, QUEUE_KIND, { uuid: bulk.uuid, place }, { key: bulk.uuid });
  });
  return {
    bulk_uuid: bulk.uuid,
    request_items: operations.map((_, place) => ({ id: place, data_hash: null, status: 'accepted' })),
    errors: false,
  };
};

export type KnownBulk = { bulk: Bulk; operations: readonly Operation[] };

/** A bulk request of the caller. Throws the same error for another integration's as for an unknown one. */
export const ownBulk = async (context: CommerceContext, uuid: string, call: RestRequest): Promise<KnownBulk> => {
  const { id } = await requireProgram(context, call);
  const { kysely } = context.db;
  const bulk = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(uuid)
    ? await findBulk(kysely, uuid, id)
    : undefined;
  if (!bulk)
    throw new NoSuchEntityError('Bulk uuid %bulkUuid not exist', { parameters: { bulkUuid: uuid.slice(0, 40) } });
  return { bulk, operations: await findOperations(kysely, uuid) };
};

/** Number of operations with a status. Throws for an unknown status. */
export const countIn = ({ operations }: KnownBulk, status: string): number => {
  const known = Object.values(STATUS).find((one) => String(one) === status);
  if (known === undefined && status !== '5')
    throw new InputError('Invalid value of "%1" provided for the %2 field.', {
      parameters: [status.slice(0, 20), 'status'],
    });
  return operations.filter((operation) => operation.status === known).length;
};

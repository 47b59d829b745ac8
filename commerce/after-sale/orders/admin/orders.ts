import { weightsOf } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { changesOf, type StaffChange } from '#commerce/platform/staff/changes-store.ts';
import { findOrdersNumbered } from '../bought-store.ts';
import type { BoughtOrder } from '../bought-types.ts';
import { MoveError } from '../life/status-rules.ts';
import { listNumbers, readOrderExtras, type Listed } from './admin-store.ts';
import type { OrderExtras } from './types.ts';

export type { Listed };

const noSuch = (): NoSuchEntityError =>
  new NoSuchEntityError("The entity that was requested doesn't exist. Verify the entity and try again.");

/** Finds an order by REST id, which is its number. Throws if there is none. */
export const orderWithId = async ({ db }: CommerceContext, id: string): Promise<BoughtOrder> => {
  const number = /^\d{1,9}$/.test(id) ? id.padStart(9, '0') : '';
  const [order] = number ? await findOrdersNumbered(db.kysely, [number]) : [];
  if (!order) throw noSuch();
  return order;
};

/** Changes of an order by staff, newest first. */
export const orderChanges = async (context: CommerceContext, id: string): Promise<readonly StaffChange[]> => {
  const { number } = await orderWithId(context, id);
  return changesOf(context.db.kysely, `order ${number}`);
};

/** Finds the order of a document by REST id. Also returns the index of the document among those of its kind. */
export const orderOfDocument = async (
  context: CommerceContext,
  id: string,
): Promise<{ order: BoughtOrder; place: number }> => {
  const [, number = '', place = ''] = /^(\d{1,9})(\d{2})$/.exec(id) ?? [];
  if (!number) throw noSuch();
  return { order: await orderWithId(context, number), place: Number(place) };
};

/** Orders that match search criteria: sorted numbers, the orders, and the total count. */
export const chosenOrders = async (
  { db }: CommerceContext,
  kind: Listed,
  criteria: SearchCriteria,
  mostCounted?: number,
): Promise<{ found: readonly { number: string; order: BoughtOrder }[]; total: number }> => {
  const { found, total } = await listNumbers(db.kysely, kind, criteria, mostCounted);
  const orders = await findOrdersNumbered(db.kysely, [...new Set(found.map(({ orderNumber }) => orderNumber))]);
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  return {
    found: found.flatMap(({ number, orderNumber }) => {
      const order = byNumber.get(orderNumber);
      return order ? [{ number, order }] : [];
    }),
    total,
  };
};

/** Runs an action on an order. A refusal becomes an input error. */
export const asMistake = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    const { why, code, detail } = error;
    throw new InputError('%1', { code, parameters: detail === undefined ? [why] : [why, detail], cause: error });
  }
};

/** Fields that only REST returns, by order number. */
export const extrasOfOrders = async (
  context: CommerceContext,
  orders: readonly BoughtOrder[],
): Promise<ReadonlyMap<string, OrderExtras>> => {
  const numbers = orders.map(({ number }) => number);
  const weights = await weightsOf(
    context,
    orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)),
  );
  const found = await readOrderExtras(context.db.kysely, numbers);
  return new Map(found.map((extras) => [extras.number, { ...extras, weights }]));
};

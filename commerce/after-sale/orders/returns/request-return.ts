import { findFinalSale } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import type { BoughtOrder } from '../bought-types.ts';
import { guestOrderByToken, limit } from '../life/customer.ts';
import { readSettings } from '../life/life-store.ts';
import type { OrderSettings } from '../life/types.ts';
import { record, workOn } from '../life/work.ts';
import type { Work } from '../life/work.ts';
import { notifyOfReturn } from './notify-return.ts';
import { checkedReturn, RETURN_RATE, returnables, returnError } from './rules.ts';
import type { RequestedReturn } from './rules.ts';
import { claimPhoto, findByRequest, insertReturn, lineIds, readLeft, readReturns } from './store.ts';
import type { OrderReturn, Returnable, ReturnKind } from './types.ts';

type Lines = Parameters<typeof returnables>[0]['lines'];

const comingBack = async (
  db: Db,
  orderId: number,
  { lines, settings, now }: { lines: Lines; settings: OrderSettings | undefined; now: Date },
): Promise<{ returns: readonly OrderReturn[]; returnable: readonly Returnable[] }> => {
  const returns = await readReturns(db, orderId);
  const shipments = await readLeft(db, orderId);
  const finalSale = await findFinalSale(
    db,
    lines.map(({ productId }) => productId),
  );
  return { returns, returnable: returnables({ lines, shipments, returns, finalSale, settings: settings ?? {}, now }) };
};

/** Return requests of an order, by public line ids, and the units open for return today. */
export type AfterSales = {
  returns: readonly OrderReturn[];
  returnable: readonly Returnable[];
  /** Null where nothing is taken back. */
  returnDays: number | null;
  restockingPercent: number;
  claimDays: number | null;
};

export const afterSales = async (context: CommerceContext, order: BoughtOrder): Promise<AfterSales> => {
  const { kysely } = context.db;
  const settings = await readSettings(kysely);
  const ids = await lineIds(kysely, order.id);
  const outside = new Map([...ids].map(([shown, id]) => [id, shown]));
  const lines = order.lines.map((line) => ({ ...line, id: ids.get(line.id) ?? 0 }));
  const { returns, returnable } = await comingBack(kysely, order.id, {
    lines,
    settings,
    now: context.clock.now(),
  });
  const shown = <T extends { itemId: number }>(item: T): T => ({ ...item, itemId: outside.get(item.itemId) ?? 0 });
  return {
    returns: returns.map((one) => ({ ...one, items: one.items.map(shown) })),
    returnable: returnable.map(shown),
    returnDays: settings?.returns?.days ?? null,
    restockingPercent: settings?.returns?.restockingPercent ?? 0,
    claimDays: settings?.claims?.days ?? null,
  };
};

/** Writes a request in the transaction that locks the order. The requested units must still be available. */
const insertRequested = async (work: Work, requested: RequestedReturn): Promise<void> => {
  const { db, order, now } = work;
  if (await findByRequest(db, order.id, requested.requestId)) return;
  const ids = await lineIds(db, order.id);
  const items = requested.items.map(({ itemId, quantity }) => ({ itemId: ids.get(itemId) ?? 0, quantity }));
  const { returnable } = await comingBack(db, order.id, {
    lines: order.lines,
    settings: await readSettings(db),
    now,
  });
  const left = new Map(
    returnable.map(({ itemId, toReturn, toClaim }) => [itemId, requested.kind === 'claim' ? toClaim : toReturn]),
  );
  if (items.some(({ itemId, quantity }) => quantity > (left.get(itemId) ?? 0)))
    throw returnError('items', 'This much of it cannot be asked for.');
  const made = await insertReturn(db, order, { ...requested, items }, now);
  for (const token of requested.photos)
    if (!(await claimPhoto(db, sha256(token), made.id)))
      throw returnError('photos', 'A photograph is no longer stored. Choose it again.');
  await record(
    {
      ...work,
      hand: {
        actor: 'customer',
        comment: `${made.number}${requested.message ? `: ${requested.message}` : ''}`,
        isShown: false,
      },
    },
    { what: 'return', status: order.status, statusBeforeHold: order.statusBeforeHold },
  );
  await notifyOfReturn(work, made.number);
};

export type ReturnCall = {
  token: string;
  requestId: string;
  kind: ReturnKind;
  items: readonly { itemId: number; quantity: number }[];
  message?: string | null | undefined;
  photos?: readonly string[] | null | undefined;
};

/** Requests a return or reports breakage, with the token of an order; once per `requestId`. */
export const requestReturn = async (context: CommerceContext, call: ReturnCall): Promise<BoughtOrder> => {
  const order = await guestOrderByToken(context, call.token);
  limit(context, 'order-return', RETURN_RATE);
  const requested = checkedReturn(call);
  await workOn(context, order.number, { actor: 'customer' }, (work) => insertRequested(work, requested));
  return order;
};

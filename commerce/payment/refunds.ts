import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { findCharged } from './capture-store.ts';
import { findAsked, findMoney, findMoneyOf, insertEntry, settleRefund } from './entry-store.ts';
import { requireGateway } from './gateway.ts';
import type { OrderMoney, PaidOrder } from './types.ts';

const BATCH = 50;

/** What has come in for an order and was given back, in the transaction that has locked the order. */
export const orderMoney = (db: Db, order: Pick<PaidOrder, 'orderId' | 'attemptId'>): Promise<OrderMoney> =>
  findMoney(db, order);

/** The same of several orders, by their ids, to be shown. */
export const moneyOfOrders = (
  db: Db,
  orders: readonly Pick<PaidOrder, 'orderId' | 'attemptId'>[],
): Promise<ReadonlyMap<number, OrderMoney>> => findMoneyOf(db, orders);

/** Writes down that money of an order has come in by a way without a gateway. */
export const recordReceived = (
  { random }: Pick<Platform, 'random'>,
  db: Db,
  order: PaidOrder,
  { amount, at }: { amount: number; at: Date },
): Promise<void> => insertEntry(db, { ...order, kind: 'received', key: random.token(32), amount, state: 'done', at });

/**
 * Writes down that money is given back, in the transaction of what it is for; no more than is there. By card the
 * gateway is asked afterwards ({@link sendRefunds}), otherwise staff give it back. Returns the amount.
 */
export const askRefund = async (
  { random }: Pick<Platform, 'random'>,
  db: Db,
  order: PaidOrder,
  { amount, at }: { amount: number; at: Date },
): Promise<number> => {
  const { received, returned } = await findMoney(db, order);
  const back = Math.min(amount, received - returned);
  if (back <= 0) return 0;
  const state = order.attemptId === null ? 'by_hand' : 'asked';
  const give = (part: number, captureId?: number): Promise<void> =>
    insertEntry(db, {
      ...order,
      kind: 'refund',
      key: random.token(32),
      amount: part,
      state,
      at,
      ...(captureId === undefined ? {} : { captureId }),
    });
  let open = back;
  // Goods come back in the order in which they were invoiced, and so does what was charged for them.
  for (const { id, left } of order.attemptId === null ? [] : await findCharged(db, order.attemptId)) {
    const part = Math.min(open, left);
    if (part > 0) await give(part, id);
    open -= Math.max(0, part);
  }
  if (open > 0) await give(open);
  return back;
};

/** Asks the gateway for every refund it has not answered, outside any transaction; returns how many it did. */
export const sendRefunds = async (platform: Platform): Promise<number> => {
  const { db, clock, log } = platform;
  let done = 0;
  for (const { id, method, transactionId, key, amount, currency } of await findAsked(db.kysely, BATCH)) {
    try {
      const refund = await requireGateway(platform, method).refund(transactionId, { key, amount, currency });
      await settleRefund(db.kysely, id, refund.transactionId, clock.now());
      done += 1;
    } catch (error) {
      log.error({ err: error, refund: id }, 'refund not answered, tried again');
    }
  }
  return done;
};

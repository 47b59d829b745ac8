import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { findCharged } from './capture-store.ts';
import { findRequestedRefunds, findMoney, findMoneyOf, insertEntry, settleRefund } from './entry-store.ts';
import { requireGateway } from './gateway.ts';
import type { OrderMoney, PaidOrder } from './types.ts';

const BATCH = 50;

/** Received and refunded amounts of an order, in the transaction with its lock. */
export const orderMoney = (db: Db, order: Pick<PaidOrder, 'orderId' | 'attemptId'>): Promise<OrderMoney> =>
  findMoney(db, order);

/** The same of several orders, by their ids. */
export const moneyOfOrders = (
  db: Db,
  orders: readonly Pick<PaidOrder, 'orderId' | 'attemptId'>[],
): Promise<ReadonlyMap<number, OrderMoney>> => findMoneyOf(db, orders);

/** Records an offline payment. */
export const recordReceived = (
  { random }: Pick<Platform, 'random'>,
  db: Db,
  order: PaidOrder,
  { amount, at }: { amount: number; at: Date },
): Promise<void> => insertEntry(db, { ...order, kind: 'received', key: random.token(32), amount, state: 'done', at });

/**
 * Splits a refund over the charged parts in the order of their invoices; the rest belongs to the whole charge. Each
 * part is refunded by its own transaction.
 */
const splitRefund = (
  amount: number,
  charged: readonly { id: number; left: number }[],
): readonly { amount: number; captureId?: number }[] => {
  const parts: { amount: number; captureId?: number }[] = [];
  let open = amount;
  for (const { id, left } of charged) {
    const part = Math.min(open, left);
    if (part <= 0) continue;
    parts.push({ amount: part, captureId: id });
    open -= part;
  }
  return open > 0 ? [...parts, { amount: open }] : parts;
};

/**
 * Records a refund in the transaction of its credit memo, of no more than was received. For a card {@link sendRefunds}
 * calls the gateway afterwards, otherwise staff pay it out. Returns the amount.
 */
export const requestRefund = async (
  { random }: Pick<Platform, 'random'>,
  db: Db,
  order: PaidOrder,
  { amount, at }: { amount: number; at: Date },
): Promise<number> => {
  const { received, returned } = await findMoney(db, order);
  const refund = Math.min(amount, received - returned);
  if (refund <= 0) return 0;
  const state = order.attemptId === null ? 'by_hand' : 'asked';
  const charged = order.attemptId === null ? [] : await findCharged(db, order.attemptId);
  for (const part of splitRefund(refund, charged))
    await insertEntry(db, { ...order, ...part, kind: 'refund', key: random.token(32), state, at });
  return refund;
};

/** Sends all requested refunds to their gateways, outside any transaction; returns how many they have done. */
export const sendRefunds = async (platform: Platform): Promise<number> => {
  const { db, clock, log } = platform;
  let done = 0;
  for (const { id, method, transactionId, key, amount, currency } of await findRequestedRefunds(db.kysely, BATCH)) {
    try {
      const refund = await requireGateway(platform, method).refund(transactionId, { key, amount, currency });
      await settleRefund(db.kysely, id, refund.transactionId, clock.now());
      done += 1;
    } catch (error) {
      log.error({ err: error, refund: id }, 'refund had no response, will be retried');
    }
  }
  return done;
};

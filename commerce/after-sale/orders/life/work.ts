import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { requestRelease, orderMoney, setAsideOf } from '#commerce/sale/payment/service.ts';
import type { PaidOrder } from '#commerce/sale/payment/types.ts';
import { announce } from '#commerce/merchandise/integration/service.ts';
import type { WebhookEvent } from '#commerce/merchandise/integration/webhooks/event-rules.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { orderEvent } from '../event-rules.ts';
import type { OrderStatus } from '../types.ts';
import {
  addToLines,
  findBilled,
  findLastEvent,
  insertDocument,
  insertEvent,
  lockOrder,
  setStatus,
} from './life-store.ts';
import { billOf } from './bill-rules.ts';
import type { LineSpans } from './bill-rules.ts';
import { toInvoice, toShip } from './quantity-rules.ts';
import { countsOf } from './span-rules.ts';
import { assertMove, MoveError } from './status-rules.ts';
import type { Bill, Hand, LifeOrder, OrderEvent } from './types.ts';

/** A locked order, and who works on it. */
export type Work = {
  platform: Platform;
  db: Db;
  order: LifeOrder;
  now: Date;
  hand: Hand;
  views: readonly StoreView[];
};

/** Throws if the history has unread entries. */
const assertUnchanged = async (db: Db, { id, number }: LifeOrder, { expected }: Hand): Promise<void> => {
  if (expected === undefined) return;
  const last = await findLastEvent(db, id);
  if (last && last.count > expected)
    throw new InputError('Order %1 was changed at %2 by %3.', {
      code: CHANGED_BY_OTHERS,
      status: 412,
      parameters: [number, timestamp(last.at), last.by ?? last.actor],
    });
};

/** Works on an order in a transaction that holds it. Throws a {@link MoveError} for an unknown number. */
export const workOn = async <T>(
  platform: Platform,
  number: string,
  hand: Hand,
  run: (work: Work) => Promise<T>,
): Promise<T> => {
  // Read first, because a transaction allows no other database access.
  const views = await listStoreViews(platform);
  return platform.db.tx(async (db) => {
    const order = await lockOrder(db, number);
    if (!order) throw new MoveError(`There is no order ${number}.`);
    await assertUnchanged(db, order, hand);
    return run({ platform, db, order, now: platform.clock.now(), hand, views });
  });
};

export type Move = {
  what: OrderEvent['what'];
  status: OrderStatus;
  statusBeforeHold?: OrderStatus | null;
  /** Number of the new shipment or credit memo. */
  document?: string;
  /** It is paid in part: programs hear of it once all is. */
  isPart?: boolean;
  /** Recorded values beside the status, such as an address. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
};

/** Webhook event of a change; undefined if there is none. */
const eventOf = (
  { isPickup, status: before }: LifeOrder,
  { what, status, isPart = false }: Move,
): WebhookEvent | undefined => {
  if (what === 'paid') return isPart ? undefined : 'order.paid';
  if (what === 'shipment') return isPickup ? 'order.picked_up' : 'order.shipped';
  if (what === 'credit_memo') return 'order.refunded';
  return status === 'canceled' && before !== 'canceled' ? 'order.canceled' : undefined;
};

/** Notifies the merchant's webhooks of a change of an order. */
export const notifyPrograms = ({ platform, db, order }: Work, event: WebhookEvent, move: Omit<Move, 'what'>) =>
  announce(platform, db, [orderEvent(event, { ...order, status: move.status }, move.document)]);

/** Writes a move down: the status, when, who and why; by staff also for the security log. Returns the new status. */
export const record = async (
  work: Work,
  { what, status, statusBeforeHold = null, document, isPart = false, before, after }: Move,
): Promise<OrderStatus> => {
  const { platform, db, order, now, hand } = work;
  assertMove(order.number, order.status, status);
  if (status !== order.status || statusBeforeHold !== order.statusBeforeHold)
    await setStatus(db, order.id, { status, statusBeforeHold, at: now });
  await insertEvent(db, order.id, {
    at: now,
    what,
    status,
    actor: hand.actor,
    by: hand.by ?? null,
    comment: hand.comment ?? null,
    isShown: hand.isShown ?? true,
  });
  const event = eventOf(order, { what, status, isPart });
  if (event) await notifyPrograms(work, event, { status, ...(document === undefined ? {} : { document }) });
  if (hand.actor === 'staff')
    await recordStaffAction(
      platform,
      db,
      `order-${what}`,
      {
        order: order.number,
        to: status,
        by: hand.integration,
      },
      {
        by: hand.by,
        before: { status: order.status, ...before },
        after: { status, document, comment: hand.comment, ...after },
      },
    );
  return status;
};

/** Invoices items with shipping up to an amount: by default all of it. Returns number and amounts. */
export const writeInvoice = async (
  { db, order, now }: Work,
  lines: LineSpans,
  shippingTo = order.shippingAmount,
): Promise<{ number: string; bill: Bill }> => {
  const shipping = { from: order.shippingInvoiced, to: Math.max(order.shippingInvoiced, shippingTo) };
  const bill = billOf(order, { lines, shipping });
  const number = await insertDocument(db, order, 'invoice', bill, now);
  await addToLines(db, 'invoiced', countsOf(lines));
  return { number, bill };
};

/** An order as the books of payments know it. */
export const paidOrder = ({ id, paymentAttemptId, currency }: LifeOrder): PaidOrder => ({
  orderId: id,
  attemptId: paymentAttemptId,
  currency,
});

/** Unpaid amount in minor units. */
export const dueOf = async ({ db, order }: Work): Promise<number> => {
  const { received, returned } = await orderMoney(db, paidOrder(order));
  return order.grandTotal - order.credited - (received - returned);
};

/** Unpaid amount of the invoices less the credit memos; negative if more was received. */
export const billedDueOf = async ({ db, order }: Work): Promise<number> => {
  const { received, returned } = await orderMoney(db, paidOrder(order));
  return (await findBilled(db, order.id)) - (received - returned);
};

/**
 * Releases the rest of an authorization charged in parts when nothing else will ship. Call it after all other writes.
 */
export const releaseRest = async ({ platform, db, order, now }: Work): Promise<void> => {
  const { state, isInParts } = await setAsideOf(db, paidOrder(order));
  if (state !== 'open' || !isInParts) return;
  const { lines } = (await lockOrder(db, order.number)) ?? order;
  if (lines.every((line) => toShip(line) <= 0 && toInvoice(line) <= 0))
    await requestRelease(platform, db, paidOrder(order), now);
};

/**
 * Completes an order that has shipped and is paid, whichever came last. Call it after all other writes; returns the
 * status.
 */
export const completeIfDone = async (work: Work, status: OrderStatus): Promise<OrderStatus> => {
  if (status !== 'shipped' && status !== 'picked_up') return status;
  if ((await dueOf(work)) > 0) return status;
  const { actor, by } = work.hand;
  return record(
    { ...work, order: { ...work.order, status, statusBeforeHold: null }, hand: { actor, by } },
    { what: 'status', status: 'complete' },
  );
};

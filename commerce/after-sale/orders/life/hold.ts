import type { Platform } from '#commerce/platform/context.ts';
import { minorText } from '#contract/money.ts';
import { requestRelease, recordReceived, setAsideOf } from '#commerce/sale/payment/service.ts';
import type { OrderStatus } from '../types.ts';
import { toInvoice, toShip } from './quantity-rules.ts';
import { assertMove, MoveError, stuck } from './status-rules.ts';
import type { Hand } from './types.ts';
import type { Work } from './work.ts';
import { completeIfDone, dueOf, paidOrder, record, workOn } from './work.ts';

type Step = Hand & { number: string };

/** Stops an order: nothing of it leaves until it is released. */
export const holdOrder = (platform: Platform, { number, ...hand }: Step): Promise<OrderStatus> =>
  workOn(platform, number, hand, (work) => {
    if (work.order.status === 'holded')
      throw new MoveError(`Order ${number} is on hold already.`, { code: 'ORDER_STATUS' });
    return record(work, { what: 'status', status: 'holded', statusBeforeHold: work.order.status });
  });

/** An order on hold goes on where it was; one suspected of fraud is cleared. */
export const releaseOrder = (platform: Platform, { number, ...hand }: Step): Promise<OrderStatus> =>
  workOn(platform, number, hand, (work) => {
    const { status, statusBeforeHold } = work.order;
    if (status !== 'holded' && status !== 'fraud')
      throw new MoveError(`Order ${number} is ${status}, not on hold.`, { code: 'ORDER_STATUS' });
    return record(work, {
      what: 'status',
      status: status === 'fraud' ? 'processing' : (statusBeforeHold ?? 'processing'),
    });
  });

/** Throws if the card of the order will be charged when items ship. */
const assertNotSetAside = async ({ db, order }: Work): Promise<void> => {
  const now = await setAsideOf(db, paidOrder(order));
  if (now.state === 'asked' || (now.state === 'open' && !now.isRefused))
    throw new MoveError(`The card of order ${order.number} is charged when items ship.`);
};

/** Records a payment of at most the due amount, in minor units; returns the new status. */
export const receiveMoney = async (work: Work, amount: number): Promise<OrderStatus> => {
  const { platform, db, order, hand, now } = work;
  const due = await dueOf(work);
  const received = Math.min(amount, due);
  if (received <= 0) return order.status;
  await recordReceived(platform, db, paidOrder(order), { amount: received, at: now });
  if (received < due) {
    const comment = hand.comment ?? `${minorText(received, order.currency)} ${order.currency} received`;
    return record(
      { ...work, hand: { ...hand, comment, isShown: Boolean(hand.comment) } },
      { what: 'comment', status: order.status, statusBeforeHold: order.statusBeforeHold },
    );
  }
  await requestRelease(platform, db, paidOrder(order), now);
  const status = await record(work, {
    what: 'paid',
    status: order.status === 'pending' ? 'processing' : order.status,
  });
  return completeIfDone(work, status);
};

/** Records a payment, in full or in part (minor units), of an order that is paid later. */
export const markPaid = (
  platform: Platform,
  { number, amount, ...hand }: Step & { amount?: number | undefined },
): Promise<OrderStatus> =>
  workOn(platform, number, hand, async (work) => {
    const { order } = work;
    await assertNotSetAside(work);
    const due = await dueOf(work);
    if (due <= 0 || order.status === 'canceled')
      throw new MoveError(`Order ${number} waits for no payment: it is ${order.status}.`, { code: 'ORDER_STATUS' });
    if (amount !== undefined && (amount <= 0 || amount > due))
      throw new MoveError(`${minorText(due, order.currency)} ${order.currency} are due of order ${number}.`, {
        code: 'ORDER_AMOUNT',
      });
    return receiveMoney(work, amount ?? due);
  });

/** Nothing is left to do for an order: it has left and is paid. */
export const completeOrder = (platform: Platform, { number, ...hand }: Step): Promise<OrderStatus> =>
  workOn(platform, number, hand, async (work) => {
    const { order } = work;
    if (order.status === 'complete')
      throw new MoveError(`Order ${number} is complete already.`, { code: 'ORDER_STATUS' });
    // Virtual products do not ship, but must be invoiced.
    const isOpen = order.lines.some((line) => toShip(line) > 0 || (line.isVirtual && toInvoice(line) > 0));
    if (isOpen) throw stuck(number, order.status, 'complete');
    assertMove(number, order.status, 'complete');
    if ((await dueOf(work)) > 0)
      throw new MoveError(`Order ${number} is not paid yet.`, {
        command: `order paid ${number}`,
        code: 'ORDER_UNPAID',
      });
    return record(work, { what: 'status', status: 'complete' });
  });

/** A remark on an order, which the customer reads unless `isShown` is false. */
export const commentOrder = (platform: Platform, { number, ...hand }: Step): Promise<OrderStatus> =>
  workOn(platform, number, hand, (work) =>
    record(work, { what: 'comment', status: work.order.status, statusBeforeHold: work.order.statusBeforeHold }),
  );

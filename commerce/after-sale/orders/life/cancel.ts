import { isSampleSku } from '#contract/samples.ts';
import { returnFreeSamples } from '#commerce/merchandise/samples/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { returnDiscountUses } from '#commerce/sale/discount/service.ts';
import { orderMoney, requestRelease } from '#commerce/sale/payment/service.ts';
import { returnQuoted } from '#commerce/sale/quotes/service.ts';
import { assertNoOpenCharge } from './charge.ts';
import { addToLines } from './life-store.ts';
import { notify } from './notify.ts';
import { toInvoice, unsent } from './quantity-rules.ts';
import { giveBack, giveUpAwaited, quantitiesOf, refundItems, restock, settled, wayOf, writeMemo } from './refund.ts';
import type { Refunded } from './refund.ts';
import { creditedSpans } from './span-rules.ts';
import { isCancellable, MoveError } from './status-rules.ts';
import type { Hand, LifeOrder } from './types.ts';
import { paidOrder, record, workOn } from './work.ts';
import type { Work } from './work.ts';

/** Throws for an order with shipped items, or a completed one. */
const assertCancellable = ({ number, status, lines }: LifeOrder): void => {
  if (lines.some(({ shipped }) => shipped > 0))
    throw new MoveError(`Something of order ${number} has left.`, {
      command: `order refund ${number}`,
      code: 'ORDER_SHIPPED',
    });
  if (!isCancellable(status)) throw new MoveError(`Order ${number} is ${status} already.`, { code: 'ORDER_STATUS' });
};

/**
 * Cancels an order without shipped items, in the transaction of `work`: credits invoices, restocks items, restores uses
 * of discounts and free samples, and returns the money.
 */
export const cancelInWork = async (work: Work): Promise<Refunded> => {
  const { platform, db, order, now } = work;
  assertCancellable(order);
  await assertNoOpenCharge(work);
  const invoiced = quantitiesOf(order, (line) => line.invoiced - line.refunded);
  const memo =
    invoiced.size > 0
      ? await writeMemo(work, creditedSpans(order.lines, invoiced, new Map()), {
          shipping: order.shippingInvoiced - order.shippingRefunded,
          feeOf: () => 0,
        })
      : undefined;
  const left = quantitiesOf(order, unsent);
  const awaited = await giveUpAwaited(work, left);
  await addToLines(db, 'withdrawn', invoiced);
  await addToLines(db, 'canceled', quantitiesOf(order, toInvoice));
  await restock(work, left, { withdrawn: left, awaited });
  await returnDiscountUses(db, order.id);
  await returnQuoted(db, order.number);
  if (order.lines.some(({ sku }) => isSampleSku(sku))) await returnFreeSamples(db, order.id);
  const money = await orderMoney(db, paidOrder(order));
  const amount = await giveBack(work, money.received - money.returned - order.notRefunded);
  const status = await record(work, { what: 'status', status: 'canceled' });
  const setFree = await requestRelease(platform, db, paidOrder(order), now);
  await notify(work, { kind: 'canceled', amount, setFree });
  return {
    status,
    documents: memo ? [memo.number] : [],
    amount,
    credited: order.grandTotal - order.credited - order.notRefunded,
    currency: order.currency,
    way: wayOf(order, amount, setFree > 0 ? 'free' : undefined),
  };
};

/**
 * Cancels the units not in stock yet, in the transaction of `work`: the order no longer waits for them, and they are
 * credited. Cancels the whole order if nothing else is left of it.
 */
export const cancelLaterInWork = async (work: Work): Promise<Refunded> => {
  const { lines } = work.order;
  if (lines.every((line) => line.shipped === 0 && unsent(line) === (line.awaited ?? 0))) return cancelInWork(work);
  const awaited = quantitiesOf(work.order, (line) => line.awaited ?? 0);
  return refundItems(work, awaited, { fee: () => 0, isUnsent: true });
};

const cancelLaterByShop = (work: Work): Promise<Refunded> => {
  if (work.order.lines.every((line) => !line.awaited))
    throw new MoveError(`Everything of order ${work.order.number} is in stock.`, { code: 'ORDER_NOTHING_LEFT' });
  return cancelLaterInWork(work);
};

/** Cancels the units not in stock yet for the shop. */
export const cancelLater = (platform: Platform, { number, ...hand }: Hand & { number: string }): Promise<Refunded> =>
  settled(platform, workOn(platform, number, hand, cancelLaterByShop));

/** Rolls back the transaction of a preview. */
class Preview extends Error {
  readonly result: Refunded;
  constructor(result: Refunded) {
    super('preview');
    this.result = result;
  }
}

/** Computes the refund of a cancellation by the shop: runs the cancellation and rolls it back. */
export const previewCancel = async (
  platform: Platform,
  { number, isLater }: { number: string; isLater: boolean },
): Promise<Refunded> => {
  try {
    return await workOn(platform, number, { actor: 'staff' }, async (work) => {
      throw new Preview(await (isLater ? cancelLaterByShop(work) : cancelInWork(work)));
    });
  } catch (error) {
    if (error instanceof Preview) return error.result;
    throw error;
  }
};

/** Cancels an order for the shop. */
export const cancelOrder = (platform: Platform, { number, ...hand }: Hand & { number: string }): Promise<Refunded> =>
  settled(platform, workOn(platform, number, hand, cancelInWork));

/** Cancels an order, or its units not in stock yet, after `check` has passed. */
export const cancelChecked = (
  platform: Platform,
  {
    number,
    check,
    isLater = false,
    ...hand
  }: Hand & { number: string; isLater?: boolean; check: (order: LifeOrder, db: Db) => void | Promise<void> },
): Promise<Refunded> =>
  settled(
    platform,
    workOn(platform, number, hand, async (work) => {
      await check(work.order, work.db);
      return isLater ? cancelLaterInWork(work) : cancelInWork(work);
    }),
  );

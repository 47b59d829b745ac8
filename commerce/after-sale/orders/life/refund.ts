import { releaseOwed, returnStock } from '#commerce/merchandise/catalog/service.ts';
import {
  requestRefund,
  requestRelease,
  sendMovements,
  sendRefunds,
  setAsideOf,
} from '#commerce/sale/payment/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { lotsBack } from '../lot-rules.ts';
import { billOf } from './bill-rules.ts';
import type { LineSpans } from './bill-rules.ts';
import { assertNoOpenCharge } from './charge.ts';
import {
  requestedItems,
  chosenQuantities,
  noLongerAwaited,
  statusOfLines,
  toInvoice,
  toRefund,
  toRefundAtOnce,
  dropsSecondShipment,
  withdrawnOf,
} from './quantity-rules.ts';
import type { Quantities } from './quantity-rules.ts';
import type { Done, Moved } from './leave.ts';
import { countsOf, creditedSpans, uninvoicedSpans } from './span-rules.ts';
import { addToLines, insertDocument, subtractAwaited } from './life-store.ts';
import { MoveError } from './status-rules.ts';
import { notify } from './notify.ts';
import type { Bill, LifeOrder } from './types.ts';
import {
  billedDueOf,
  completeIfDone,
  dueOf,
  paidOrder,
  record,
  releaseRest,
  notifyPrograms,
  workOn,
  writeInvoice,
} from './work.ts';
import type { Work } from './work.ts';

export const quantitiesOf = (order: LifeOrder, count: (line: LifeOrder['lines'][number]) => number): Quantities =>
  new Map(order.lines.flatMap((line) => (count(line) > 0 ? [[line.id, count(line)] as const] : [])));

/** Removes awaited units by line, before unshipped units are withdrawn or canceled. Returns the removed units. */
export const giveUpAwaited = async ({ platform, db, order }: Work, withdrawn: Quantities): Promise<Quantities> => {
  const given = noLongerAwaited(order.lines, withdrawn);
  if (given.size === 0) return given;
  await subtractAwaited(db, given);
  await releaseOwed(
    platform,
    db,
    order.lines.flatMap(({ id, productId }) => (given.has(id) ? [{ productId, quantity: given.get(id) ?? 0 }] : [])),
  );
  return given;
};

/** Returns items to stock and to their lots. `withdrawn` items were never shipped, `awaited` ones never in stock. */
export const restock = async (
  { platform, db, order }: Work,
  quantities: Quantities,
  { withdrawn, awaited }: { withdrawn: Quantities; awaited: Quantities },
): Promise<void> => {
  const back = order.lines.flatMap(({ id, productId, made }) => {
    const quantity = (quantities.get(id) ?? 0) - (awaited.get(id) ?? 0);
    if (quantity === 0) return [];
    // A bundle was taken from stock part by part.
    return made?.parts
      ? made.parts.map((part) => ({ productId: part.productId, quantity: part.quantity * quantity }))
      : [{ productId, quantity }];
  });
  const lots = order.lines.flatMap((line) => lotsBack(line, quantities.get(line.id) ?? 0, withdrawn.get(line.id) ?? 0));
  if (back.length > 0) await returnStock(platform, db, back, lots);
};

const restocked = (order: LifeOrder, quantities: Quantities, which: boolean | ReadonlySet<number>): Quantities =>
  quantitiesOf(order, ({ id, number }) =>
    (typeof which === 'boolean' ? which : which.has(number)) ? (quantities.get(id) ?? 0) : 0,
  );

export const giveBack = ({ platform, db, order, now }: Work, amount: number): Promise<number> =>
  requestRefund(platform, db, paidOrder(order), { amount, at: now });

export const writeMemo = async (
  { db, order, now }: Work,
  lines: LineSpans,
  { shipping, feeOf }: { shipping: number; feeOf: (amount: number) => number },
): Promise<{ number: string; bill: Bill }> => {
  const billed = {
    lines,
    shipping: { from: order.shippingRefunded, to: order.shippingRefunded + shipping },
  };
  const bill = billOf(order, { ...billed, fee: feeOf(billOf(order, billed).grandTotal) });
  if (bill.grandTotal < 0) throw new MoveError('The fee is more than what is given back.', { code: 'ORDER_FEE' });
  const number = await insertDocument(db, order, 'credit_memo', bill, now);
  await addToLines(db, 'refunded', countsOf(lines));
  return { number, bill };
};

/** Amounts in minor units. They include tax if the amounts of the order do. */
export type RefundStep = Moved & {
  /**
   * Shipping to refund. Default: the remaining shipping if all items are refunded, the price of the second shipment if
   * no items of it remain, otherwise 0.
   */
  shipping?: number | undefined;
  /** Deduction from the refund including tax, such as a restocking fee. */
  fee?: number | undefined;
  /** True if the items return to stock; true by default. A set names the lines that do, by their public ids. */
  isRestocked?: boolean | ReadonlySet<number> | undefined;
  /** Refunds unshipped units, even if other units of the line have shipped. */
  isUnsent?: boolean | undefined;
};

export type Refunded = Done & {
  /** Minor units; less than the credit memo where the order was not paid. */
  amount: number;
  /** Credited minor units. The part beyond `amount` was not paid and is no longer due. */
  credited: number;
  currency: string;
  /** The refund is made by the gateway, by staff, or not at all: `less` and `free` apply to a card not charged yet. */
  way: 'card' | 'by_hand' | 'none' | 'less' | 'free';
};

/** `setAside`: what happened to an amount that was authorized but not charged. */
export const wayOf = (order: LifeOrder, amount: number, setAside?: 'less' | 'free'): Refunded['way'] => {
  if (amount === 0) return setAside ?? 'none';
  return order.paymentAttemptId === null ? 'by_hand' : 'card';
};

const shippingBack = (
  order: LifeOrder,
  { quantities, withdrawn }: { quantities: Quantities; withdrawn: Quantities },
  requested: number | undefined,
): number => {
  const left = order.shippingAmount - order.shippingRefunded;
  const isAll = order.lines.every((line) => (quantities.get(line.id) ?? 0) === toRefund(line));
  const later = dropsSecondShipment(order.lines, withdrawn) ? (order.laterShippingAmount ?? 0) : 0;
  if (requested === undefined) return isAll ? left : Math.min(later, left);
  if (requested > left)
    throw new MoveError(`There is less of the shipping of order ${order.number} left to give back.`, {
      code: 'ORDER_SHIPPING_LEFT',
    });
  return requested;
};

type ReturnedItems = Pick<RefundStep, 'shipping' | 'isRestocked' | 'isUnsent'> & {
  /** Computes the deduction from the total of the credit memo, in minor units. */
  fee: (amount: number) => number;
};

/** Throws for a closed or canceled order, or one under review. */
export const assertRefundable = ({ number, status }: LifeOrder): void => {
  if (['canceled', 'closed', 'holded', 'fraud'].includes(status))
    throw new MoveError(`Order ${number} is ${status}: nothing of it can be given back.`, { code: 'ORDER_STATUS' });
};

/**
 * Invoices withdrawn units, which are credited at once, with the credited shipping. The last invoice of an order has all
 * remaining shipping.
 */
const invoiceWithdrawn = (work: Work, spans: LineSpans, credited: number): ReturnType<typeof writeInvoice> => {
  const { lines, shippingRefunded } = work.order;
  const counts = countsOf(spans);
  const isLast = lines.every((line) => toInvoice(line) === (counts.get(line.id) ?? 0));
  return writeInvoice(work, spans, isLast ? undefined : shippingRefunded + credited);
};

/** In the transaction: stock, counts, credit memo, money and status. */
export const refundItems = async (
  work: Work,
  quantities: Quantities,
  { fee, isRestocked = true, isUnsent = false, ...step }: ReturnedItems,
): Promise<Refunded & { memo: string }> => {
  const { platform, db, order, now } = work;
  assertRefundable(order);
  await assertNoOpenCharge(work);
  const wasDue = (await dueOf(work)) > 0;
  const withdrawn = quantitiesOf(order, (line) => withdrawnOf(line, quantities.get(line.id) ?? 0, isUnsent));
  const open = uninvoicedSpans(order.lines, withdrawn);
  const shipping = shippingBack(order, { quantities, withdrawn }, step.shipping);
  const invoice = open.size > 0 ? await invoiceWithdrawn(work, open, shipping) : undefined;
  const memo = await writeMemo(work, creditedSpans(order.lines, quantities, withdrawn), { shipping, feeOf: fee });
  const awaited = await giveUpAwaited(work, withdrawn);
  await addToLines(db, 'withdrawn', withdrawn);
  const back = restocked(order, quantities, isRestocked);
  const ofBack = (all: Quantities): Quantities => new Map([...all].filter(([id]) => back.has(id)));
  await restock(work, back, { withdrawn: ofBack(withdrawn), awaited: ofBack(awaited) });
  const before = await setAsideOf(db, paidOrder(order));
  // With charges in parts, unshipped items were not charged: only the surplus over the invoices is returned.
  const money = before.isInParts ? Math.max(0, -(await billedDueOf(work))) : memo.bill.grandTotal;
  const amount = await giveBack(work, money);
  const lines = order.lines.map((line) => ({
    ...line,
    refunded: line.refunded + (quantities.get(line.id) ?? 0),
    withdrawn: line.withdrawn + (withdrawn.get(line.id) ?? 0),
  }));
  const isOpen = before.state === 'open';
  const status = await record(work, {
    what: 'credit_memo',
    status: statusOfLines(lines, order),
    document: memo.number,
  });
  if (status === 'closed') await requestRelease(platform, db, paidOrder(order), now);
  else await releaseRest(work);
  await notify(work, {
    kind: 'refund',
    document: memo.number,
    back: { amount, isUncharged: isOpen },
    dropsSecond: dropsSecondShipment(order.lines, withdrawn),
  });
  const credited = { ...order, credited: order.credited + memo.bill.grandTotal };
  // The open amount was refunded, so the rest of the order is paid.
  const isPaidNow = wasDue && status !== 'closed' && (await dueOf({ ...work, order: credited })) <= 0;
  if (isPaidNow) await notifyPrograms(work, 'order.paid', { status });
  return {
    status: await completeIfDone({ ...work, order: credited }, status),
    documents: [...(invoice ? [invoice.number] : []), memo.number],
    memo: memo.number,
    amount,
    credited: memo.bill.grandTotal,
    currency: order.currency,
    way: wayOf(order, amount, isOpen ? (status === 'closed' ? 'free' : 'less') : undefined),
  };
};

const refund = (work: Work, { items, fee = 0, ...step }: RefundStep): Promise<Refunded> => {
  // Checked before items are chosen, because its error message is clearer.
  assertRefundable(work.order);
  const requested = requestedItems(items);
  const available = requested ? toRefund : toRefundAtOnce;
  const quantities = chosenQuantities(step.number, work.order.lines, requested, available);
  return refundItems(work, quantities, { ...step, fee: () => fee });
};

/** Calls the gateway at once; the sweeper repeats failed calls. */
export const settled = async <T>(platform: Platform, done: Promise<T>): Promise<T> => {
  const result = await done;
  const send = async (): Promise<void> => {
    await sendMovements(platform);
    await sendRefunds(platform);
  };
  await send().catch((error: unknown) =>
    platform.log.error({ err: error }, 'refunds failed; the payment sweeper will retry'),
  );
  return result;
};

/** Refunds items, shipping or a whole order with tax and discounts, to the cent. */
export const refundOrder = (platform: Platform, step: RefundStep): Promise<Refunded> => {
  const { actor, by, integration, comment, isShown, expected } = step;
  return settled(
    platform,
    workOn(platform, step.number, { actor, by, integration, comment, isShown, expected }, (work) => refund(work, step)),
  );
};

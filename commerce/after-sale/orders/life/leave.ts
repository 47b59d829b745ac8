import type { Platform } from '#commerce/platform/context.ts';
import { isOnAccount, isPaidFirst } from '#commerce/sale/payment/rules.ts';
import { recordReceived, setAsideOf } from '#commerce/sale/payment/service.ts';
import type { OrderStatus } from '../types.ts';
import { workOnCharged } from './charge.ts';
import { requestedItems, chosenQuantities, inStock, statusOfLines, toInvoice, toShip } from './quantity-rules.ts';
import type { RequestedItem, Quantities } from './quantity-rules.ts';
import { nextSpans } from './span-rules.ts';
import { receiveMoney } from './hold.ts';
import { addToLines, addTracking, insertShipment, readSettings, setLineStatus } from './life-store.ts';
import { assertAtWork, assertMayShip, MoveError } from './status-rules.ts';
import { notify } from './notify.ts';
import type { Hand, LifeLine, LifeOrder, Track } from './types.ts';
import { completeIfDone, dueOf, paidOrder, record, notifyPrograms, workOn, writeInvoice } from './work.ts';
import type { Work } from './work.ts';

/** `items` as staff write them, `SKU=3,SKU`, or as they were read already; all there are without. */
export type Moved = Hand & { number: string; items?: string | readonly RequestedItem[] | undefined };
export type Done = { status: OrderStatus; documents: readonly string[] };

/** `charged`: amount charged now to a card charged in parts. */
type Shipped = Done & { charged: number };

/** Items of a shipment without an invoice. */
const uninvoiced = (order: LifeOrder, quantities: Quantities): Quantities =>
  new Map(
    order.lines.flatMap((line) => {
      const needed = line.shipped + line.withdrawn + (quantities.get(line.id) ?? 0) - line.invoiced;
      // Virtual products are invoiced with the first shipment.
      if (line.isVirtual) return toInvoice(line) > 0 ? [[line.id, toInvoice(line)] as const] : [];
      return quantities.has(line.id) && needed > 0 ? [[line.id, needed] as const] : [];
    }),
  );

/** Throws for a one-shipment order with units not in stock yet, unless staff name the items. */
const assertThere = ({ number, isSplit, lines }: LifeOrder, items: Moved['items']): void => {
  const awaited = lines.reduce((sum, line) => sum + (line.awaited ?? 0), 0);
  if (awaited > 0 && !isSplit && items === undefined)
    throw new MoveError(`Order ${number} ships together: ${awaited} of its items are not in stock yet.`, {
      code: 'ORDER_INCOMPLETE',
    });
};

const leaving = (line: LifeLine, quantities: Quantities): LifeLine => ({
  ...line,
  shipped: line.shipped + (quantities.get(line.id) ?? 0),
});

/** Ships items: invoices items without an invoice, inserts the shipment, and updates the status of lines and order. */
const shipItems = async (work: Work, quantities: Quantities, tracks: readonly Track[]): Promise<Shipped> => {
  const { db, order, now } = work;
  const open = uninvoiced(order, quantities);
  const invoice = open.size > 0 ? await writeInvoice(work, nextSpans(order.lines, open)) : undefined;
  await addToLines(db, 'shipped', quantities);
  const shipment = await insertShipment(db, order, { at: now, quantities, tracks });
  const lines = order.lines.map((line) => leaving(line, quantities));
  const gone = lines.filter((line) => quantities.has(line.id) && toShip(line) === 0).map(({ id }) => id);
  await setLineStatus(db, gone, 'shipped', now);
  const numbers = tracks.map(({ number }) => number);
  await addTracking(db, [...quantities.keys()], numbers);
  const status = await record(work, { what: 'shipment', status: statusOfLines(lines, order), document: shipment });
  // A paid order got its confirmation; an order paid later is paid by its invoice.
  if (invoice && order.paymentAttemptId === null && order.grandTotal > 0)
    await notify(work, { kind: 'invoice', document: invoice.number });
  const { isInParts } = await setAsideOf(db, paidOrder(order));
  const charged = isInParts && invoice ? invoice.bill.grandTotal : 0;
  return { status, documents: [...(invoice ? [invoice.number] : []), shipment], charged };
};

const parcels = async (
  { db }: Pick<Work, 'db'>,
  carrier: string | undefined,
  numbers: readonly string[],
): Promise<readonly Track[]> => {
  const carriers = (await readSettings(db))?.carriers ?? [];
  const known = carriers.find(({ code }) => code === carrier);
  if (carrier !== undefined && !known)
    throw new MoveError(
      `There is no carrier "${carrier}" in orders.yaml; it has: ${carriers.map(({ code }) => code).join(', ') || 'none'}.`,
    );
  return numbers.map((number) => ({ carrierCode: known?.code ?? '', title: known?.name.en ?? '', number }));
};

/** Ships items of an order with a carrier. */
export const shipOrder = (
  platform: Platform,
  { number, items, carrier, tracking = [], ...hand }: Moved & { carrier?: string; tracking?: readonly string[] },
): Promise<Done> =>
  workOnCharged(platform, number, hand, async (work) => {
    const { order } = work;
    if (order.isPickup)
      throw new MoveError(`Order ${number} is picked up.`, {
        command: `order picked-up ${number}`,
        code: 'ORDER_STATUS',
      });
    assertAtWork(number, order.status);
    assertMayShip(number, order.status, order.paymentMethodCode);
    assertThere(order, items);
    const quantities = chosenQuantities(number, order.lines, requestedItems(items), inStock);
    const done = await shipItems(work, quantities, await parcels(work, carrier, tracking));
    await notify(work, { kind: 'shipment', shipment: done.documents.at(-1)!, charged: done.charged });
    return { status: await completeIfDone(work, done.status), documents: done.documents };
  });

/** Hands items over at the counter and records a payment made there. */
export const handOver = (platform: Platform, { number, items, ...hand }: Moved): Promise<Done> =>
  workOnCharged(platform, number, hand, async (work) => {
    const { order, db, now } = work;
    if (!order.isPickup)
      throw new MoveError(`Order ${number} is delivered.`, { command: `order ship ${number}`, code: 'ORDER_STATUS' });
    assertAtWork(number, order.status);
    assertMayShip(number, order.status, order.paymentMethodCode);
    assertThere(order, items);
    const quantities = chosenQuantities(number, order.lines, requestedItems(items), inStock);
    const done = await shipItems(work, quantities, []);
    const due = order.paymentMethodCode === 'cashondelivery' ? await dueOf(work) : 0;
    if (due > 0) {
      await recordReceived(platform, db, paidOrder(order), { amount: due, at: now });
      await notifyPrograms(work, 'order.paid', { status: done.status });
    }
    return { status: await completeIfDone(work, done.status), documents: done.documents };
  });

/** Marks items as packed. An order for pickup is ready once all its items are packed. */
export const makeReady = (platform: Platform, { number, items, ...hand }: Moved): Promise<Done> =>
  workOn(platform, number, hand, async (work) => {
    const { order, db, now } = work;
    assertAtWork(number, order.status);
    assertThere(order, items);
    const quantities = chosenQuantities(number, order.lines, requestedItems(items), (line) =>
      line.status === 'processing' ? inStock(line) : 0,
    );
    await setLineStatus(db, [...quantities.keys()], 'ready', now);
    const isAllReady = order.lines.every(
      (line) => line.status !== 'processing' || quantities.has(line.id) || (order.isSplit && inStock(line) === 0),
    );
    const isWaiting = order.isPickup && isAllReady;
    const status = await record(work, { what: 'ready', status: isWaiting ? 'ready_for_pickup' : order.status });
    const isOwed = order.paymentAttemptId === null && !isOnAccount(order.paymentMethodCode);
    if (isWaiting) await notify(work, { kind: 'ready', due: isOwed ? await dueOf(work) : 0 });
    return { status, documents: [] };
  });

/**
 * Invoices items before they ship; shipping invoices the rest by itself. `isReceived` also records the payment of a
 * cheque or transfer.
 */
export const invoiceOrder = (
  platform: Platform,
  { number, items, isReceived = false, ...hand }: Moved & { isReceived?: boolean },
): Promise<Done> =>
  workOnCharged(platform, number, hand, async (work) => {
    const { order } = work;
    assertAtWork(number, order.status);
    const quantities = chosenQuantities(number, order.lines, requestedItems(items), toInvoice);
    const invoice = await writeInvoice(work, nextSpans(order.lines, quantities));
    const received = isReceived && isPaidFirst(order.paymentMethodCode) ? invoice.bill.grandTotal : 0;
    const paidStatus = await receiveMoney({ ...work, hand: { ...hand, comment: undefined } }, received);
    const isDone = order.lines.every((line) => line.isVirtual && toInvoice(line) <= (quantities.get(line.id) ?? 0));
    const isPaid = isDone && (await dueOf(work)) <= 0;
    // Nothing ships: the order is complete with its invoice.
    const status = await record(
      { ...work, order: { ...order, status: paidStatus } },
      { what: 'invoice', status: isPaid ? 'complete' : paidStatus },
    );
    await notify(work, { kind: 'invoice', document: invoice.number });
    return { status, documents: [invoice.number] };
  });

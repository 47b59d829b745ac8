import { dealLots } from '#commerce/merchandise/catalog/lot-rules.ts';
import { decrementStock, weightsOf } from '#commerce/merchandise/catalog/service.ts';
import { announce } from '#commerce/merchandise/integration/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { translations } from '#commerce/platform/messages.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { findAnyOrder } from '../bought-store.ts';
import type { BoughtLine, BoughtOrder } from '../bought-types.ts';
import { orderEvent } from '../event-rules.ts';
import { insertEvent } from '../life/life-store.ts';
import { MoveError } from '../life/status-rules.ts';
import type { Work } from '../life/work.ts';
import messages from '../messages.json' with { type: 'json' };
import { orderNumber, readNumberKey } from '../placing/number.ts';
import { insertOrder, takeIds } from '../store.ts';
import type { OrderDraft, OrderLine } from '../types.ts';
import { companyOf } from './store.ts';

const say = translations(messages);

/** Data of the replaced order, read before the transaction, which reads on its own connection only. */
export type Original = { order: BoughtOrder; weights: ReadonlyMap<number, number>; numberKey: Uint8Array };

export const readOriginal = async (platform: Platform, number: string): Promise<Original> => {
  const order = await findAnyOrder(platform.db.kysely, number);
  if (!order) throw new MoveError(`There is no order ${number}.`);
  const ids = order.lines.map(({ productId }) => productId);
  return { order, weights: await weightsOf(platform, ids), numberKey: await readNumberKey(platform) };
};

/** A line of the original order, and the units of it to replace. */
export type ReplacedLine = { line: BoughtLine; quantity: number };

/** Products and units that a line takes from stock. */
const needsOf = ({ line, quantity }: ReplacedLine) =>
  line.made?.parts
    ? line.made.parts.map((part) => ({ productId: part.productId, quantity: part.quantity * quantity }))
    : [{ productId: line.productId, quantity }];

/** Takes the units from stock and returns the lots of each line. Throws if a line falls short: a replacement never waits. */
const takeUnits = async ({ platform, db, order }: Work, lines: readonly ReplacedLine[]) => {
  const needs = lines.map(needsOf);
  const stock = await decrementStock(platform, db, needs.flat(), order.customerId);
  if (stock.ok) return dealLots(needs, stock.lots);
  const [short] = stock.short;
  const place = needs.findIndex((need) => need.some(({ productId }) => productId === short?.productId));
  const sku = lines[place]?.line.sku ?? '';
  const available = short?.available ?? 0;
  throw new MoveError(`There ${available === 1 ? 'is' : 'are'} only ${available} of ${sku} in stock.`, {
    code: 'REPLACEMENT_STOCK',
    detail: `${sku}, ${available}`,
  });
};

const draftOf = (
  { order, weights }: Original,
  lines: readonly OrderLine[],
  { companyId, now }: { companyId: number | null; now: Date },
): OrderDraft => ({
  cartId: null,
  storeViewId: order.storeViewId,
  language: order.language,
  currency: order.currency,
  customerId: order.customerId,
  email: order.email,
  isPickup: order.isPickup,
  shippingCarrierCode: order.shippingCarrierCode,
  shippingMethodCode: order.shippingMethodCode,
  shippingTitle: order.shippingTitle,
  delivery: null,
  paymentMethodCode: 'free',
  paymentTitle: say(order.language)('order.replacement.title'),
  paymentAttemptId: null,
  purchaseOrderNumber: order.purchaseOrderNumber,
  companyId,
  paymentInstructions: null,
  status: 'processing',
  weightGrams: lines.reduce((sum, { productId, quantity }) => sum + (weights.get(productId) ?? 0) * quantity, 0),
  customerNotes: null,
  subtotal: 0,
  discountAmount: 0,
  shippingAmount: 0,
  shippingDiscountAmount: 0,
  taxAmount: 0,
  isTaxIncluded: order.isTaxIncluded ?? false,
  grandTotal: 0,
  addresses: order.addresses,
  lines,
  taxes: [],
  discounts: [],
  placedAt: now,
});

/**
 * Inserts the order that replaces units of another one, in its transaction: the same customer, address and way to ship,
 * without charge. Returns its id and number.
 */
export const insertReplacement = async (
  work: Work,
  original: Original,
  replaced: readonly ReplacedLine[],
  returnNumber: string,
): Promise<{ id: number; number: string }> => {
  const { platform, db, now, hand } = work;
  const lots = await takeUnits(work, replaced);
  const lines = replaced.map(({ line, quantity }, index): OrderLine => ({
    productId: line.productId,
    ...(line.type ? { type: line.type } : {}),
    ...(line.isVirtual === undefined ? {} : { isVirtual: line.isVirtual }),
    choice: line.choice ?? null,
    made: line.made ?? null,
    lots: lots[index] ?? [],
    sku: line.sku,
    name: line.name,
    options: line.options,
    imageFile: line.imageFile,
    isFinalSale: line.isFinalSale ?? null,
    quantity,
    unitPrice: 0,
    rowTotal: 0,
    discountAmount: 0,
    taxAmount: 0,
    parent: line.parent,
  }));
  const rowCount = lines.reduce((count, { parent }) => count + (parent ? 2 : 1), 0);
  const { position, ...ids } = await takeIds(db, rowCount);
  const number = orderNumber(original.numberKey, position);
  const companyId = await companyOf(db, original.order.id);
  const draft = draftOf(original, lines, { companyId, now });
  await insertOrder(db, { ...ids, number }, draft, null);
  await insertEvent(db, ids.id, {
    at: now,
    what: 'comment',
    status: draft.status,
    actor: hand.actor,
    by: hand.by ?? null,
    comment: returnNumber,
    isShown: false,
  });
  await recordStaffAction(
    platform,
    db,
    'order-placed',
    { order: number, by: hand.integration },
    { by: hand.by, after: { status: draft.status, replaces: returnNumber } },
  );
  const order = { number, status: draft.status, currency: draft.currency, grandTotal: 0 };
  await announce(platform, db, [orderEvent('order.placed', order), orderEvent('order.paid', order)]);
  return { id: ids.id, number };
};

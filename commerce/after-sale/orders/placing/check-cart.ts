import { isSampleSku } from '#contract/samples.ts';
import { neededNow, sampleTakerOf } from '#commerce/sale/cart/service.ts';
import type { LockedCart } from '#commerce/sale/cart/service.ts';
import type { CartDetail } from '#commerce/sale/cart/types.ts';
import { dealLots } from '#commerce/merchandise/catalog/lot-rules.ts';
import { lockProducts, lotOutlook, stockOf } from '#commerce/merchandise/catalog/service.ts';
import { agreementOf } from '#commerce/sale/checkout/service.ts';
import type { Agreement } from '#commerce/sale/checkout/service.ts';
import { assertNotBlocked } from '#commerce/people/customer/service.ts';
import { assertOrdersAlone, memberOf } from '#commerce/people/company/service.ts';
import type { PaymentAttempt } from '#commerce/sale/payment/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { lockSampleTaker } from '#commerce/merchandise/samples/service.ts';
import { assertLater, assertLots, assertPlaceable, assertTotal } from '../rules.ts';
import type { PlaceableDetail } from '../rules.ts';
import type { PlaceOrderRequest } from './request-types.ts';

/**
 * Prices the cart. Locks stock that an order may wait for, and the free samples of its shopper, which another order may
 * be using up, and prices again.
 */
const finalPrice = async (cart: LockedCart): Promise<CartDetail> => {
  const first = await cart.price();
  const waiting = first.lines.filter(({ sellable }) => sellable.laterDays !== undefined);
  if (waiting.length > 0)
    await lockProducts(
      cart.db,
      first.lines.flatMap(stockOf).map(({ productId }) => productId),
    );
  const priced = waiting.length > 0 ? await cart.price() : first;
  if (!priced.lines.some(({ sellable }) => isSampleSku(sellable.sku))) return priced;
  await lockSampleTaker(cart.db, sampleTakerOf(cart, priced.addresses));
  return cart.price();
};

/**
 * The shopper's agreement to final sales; null if the cart needs none. Throws if it is missing. Its language is the
 * page's, which may differ from the cart's.
 */
export const agreementOrThrow = (
  { storeView }: Pick<CommerceContext, 'storeView'>,
  { now }: LockedCart,
  { lines }: CartDetail,
  { agreed, agreedBefore }: PlaceOrderRequest,
): Agreement | null => agreementOf(lines, agreed, agreedBefore ?? { language: storeView.language, now });

const checkLots = async ({ db, row }: LockedCart, { lines }: CartDetail, expected: number): Promise<void> => {
  const needs = lines.map(neededNow);
  const { lots } = await lotOutlook(db, needs.flat(), row.customerId);
  assertLots(expected, lines, dealLots(needs, lots));
};

/** Prices the cart and checks that it matches what the shopper saw. */
export const checkCart = async (
  context: CommerceContext,
  cart: LockedCart,
  request: PlaceOrderRequest,
): Promise<PlaceableDetail> => {
  const { db, row, currency, view } = cart;
  await assertNotBlocked(db, { ...row, websiteId: view.websiteId });
  const priced = await finalPrice(cart);
  assertPlaceable(cart, priced);
  agreementOrThrow(context, cart, priced, request);
  const amount = priced.totals.grandTotal;
  if (request.expected) assertTotal(request.expected, { amount, currency });
  if (request.expectedLater !== undefined) assertLater(request.expectedLater, priced);
  if (request.expectedLots !== undefined) await checkLots(cart, priced, request.expectedLots);
  if (!request.isApproved) assertOrdersAlone(await memberOf(db, row.customerId), amount, view.language);
  return priced;
};

/** Prices the cart again after the charge: it is ordered at the charged amount only. */
export const checkCartAfterCharge = async (
  cart: LockedCart,
  { amount, currency }: PaymentAttempt,
  { expectedLater }: Pick<PlaceOrderRequest, 'expectedLater'>,
): Promise<PlaceableDetail> => {
  const priced = await finalPrice(cart);
  assertPlaceable(cart, priced);
  assertTotal({ amount, currency }, { amount: priced.totals.grandTotal, currency: cart.currency });
  if (expectedLater !== undefined) assertLater(expectedLater, priced);
  return priced;
};

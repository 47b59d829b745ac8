import { closeCart, issueReceiptKey, sampleTakerOf } from '#commerce/sale/cart/service.ts';
import type { LockedCart } from '#commerce/sale/cart/service.ts';
import type { CartDetail } from '#commerce/sale/cart/types.ts';
import { saveForNextOrders } from '#commerce/sale/checkout/service.ts';
import { memberOf } from '#commerce/people/company/service.ts';
import { recordDownloads } from '#commerce/after-sale/downloads/service.ts';
import { isPaidAtCounter } from '#commerce/sale/payment/service.ts';
import type { PaymentAttempt } from '#commerce/sale/payment/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { recordFreeSamples } from '#commerce/merchandise/samples/service.ts';
import { assertLots, draftOrder } from '../rules.ts';
import type { PlaceableDetail } from '../rules.ts';
import { countRows, insertOrder, takeIds } from '../store.ts';
import { recordByStaff } from './by-staff.ts';
import { agreementOrThrow } from './check-cart.ts';
import { storeOrder } from './idempotency.ts';
import { notify } from './notify.ts';
import { orderNumber } from './number.ts';
import type { PlaceOrderRequest } from './request-types.ts';
import { confirmPayment, takeCredit } from './confirm-payment.ts';
import type { PlacedOrder } from './stored-response.ts';
import { spendQuotesAndDiscounts } from './spend-quotes-and-discounts.ts';
import { takeStock } from './take-stock.ts';

type Parts = {
  request: PlaceOrderRequest;
  numberKey: Uint8Array;
  /** The approved charge; undefined for a method without a gateway. */
  attempt?: PaymentAttempt;
};

/** The downloadable file behind a link of a product in the cart. */
const fileIn =
  ({ lines }: CartDetail) =>
  (productId: number, linkId: number) =>
    lines
      .find(({ sellable }) => sellable.productId === productId)
      ?.sellable.composition?.downloads?.links.find(({ id }) => id === linkId);

/** Writes the order of a checked cart, in the transaction that locked and priced it. */
export const writeOrder = async (
  context: CommerceContext,
  cart: LockedCart,
  priced: PlaceableDetail,
  { request, numberKey, attempt }: Parts,
): Promise<PlacedOrder> => {
  const { db, row, now } = cart;
  const { customerId } = row;
  const payment = await confirmPayment(context, cart, priced, attempt);
  const companyId = (await memberOf(db, customerId))?.companyId ?? null;
  const termsDays = await takeCredit(cart, priced, companyId);

  const lots = await takeStock(context, cart, priced);
  // Another order may have taken from the lots since the cart was checked.
  if (request.expectedLots !== undefined) assertLots(request.expectedLots, priced.lines, lots);

  const { position, ...ids } = await takeIds(db, countRows(priced.lines));
  const draft = draftOrder(cart, priced, payment, now);
  const order = {
    ...draft,
    id: ids.id,
    number: orderNumber(numberKey, position),
    lines: draft.lines.map((line, index) => ({ ...line, lots: lots[index] ?? [] })),
    agreement: agreementOrThrow(context, cart, priced, request),
    companyId,
    termsDays,
  };
  await insertOrder(db, { ...ids, number: order.number }, order, issueReceiptKey(context));
  await recordByStaff(context, cart, order);
  await spendQuotesAndDiscounts(cart, priced, order);
  await recordDownloads(context, db, { id: order.id, customerId, placedAt: now }, fileIn(priced));
  await recordFreeSamples(db, order.id, priced.lines, sampleTakerOf(cart, priced.addresses), now);
  await saveForNextOrders(context, cart, priced.addresses);
  await closeCart(cart);

  const isPaid = attempt
    ? attempt.action === 'authorize_capture'
    : order.grandTotal === 0 || isPaidAtCounter(order.paymentMethodCode);
  await notify(context, cart, order, { isPaid });
  const placed = { number: order.number };
  await storeOrder(db, request.call, placed);
  return placed;
};

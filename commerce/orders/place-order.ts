import { isSampleSku } from '#contract/samples.ts';
import {
  buyerOf,
  changeCart,
  closeCart,
  issueReceiptKey,
  paymentContext,
  sampleTakerOf,
} from '#commerce/cart/service.ts';
import type { CartOptions, CartSession } from '#commerce/cart/service.ts';
import type { CartDetail } from '#commerce/cart/types.ts';
import { agreementOf, saveForNextOrders } from '#commerce/checkout/service.ts';
import { takeDiscountUses } from '#commerce/discount/service.ts';
import { dealLots, type LotShare } from '#commerce/catalog/lot-rules.ts';
import { decrementStock, lotOutlook, stockOf } from '#commerce/catalog/service.ts';
import { recordDownloads } from '#commerce/downloads/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Language } from '#commerce/stores/types.ts';
import { readSecret } from '#commerce/platform/secrets/store.ts';
import {
  beginAttempt,
  charge,
  finishAttempt,
  gatewayFailed,
  isOffline,
  isOnAccount,
  methodUnavailable,
  offeredMethods,
  undoCharge,
} from '#commerce/payment/service.ts';
import type { PaymentAttempt, PaymentMethod } from '#commerce/payment/types.ts';
import { assertOrdersAlone, memberOf } from '#commerce/company/service.ts';
import { announce } from '#commerce/integration/service.ts';
import { returnQuoted, spendQuoted } from '#commerce/quotes/service.ts';
import { lockSampleTaker, recordFreeSamples } from '#commerce/samples/service.ts';
import { readShowroomWithin } from '#commerce/showroom/service.ts';
import { spendHolds } from '#commerce/slabs/service.ts';
import { claimCredit } from '#commerce/trade/service.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { storeAnswer, runOnce } from './idempotency.ts';
import type { KeyedCall } from './idempotency-store.ts';
import type { OrderAnswer } from './stored-answer.ts';
import { orderNumber } from './number.ts';
import { countLots } from './lot-rules.ts';
import { assertPlaceable, assertTotal, draftOrder, LotsChangedError, outOfStock, TotalChangedError } from './rules.ts';
import { countRows, insertOrder, takeIds } from './store.ts';
import { told } from './told-rules.ts';
import type { OrderAmount } from './types.ts';

const NUMBER_KEY = Symbol('order number key');

/** Read once; a failed read is tried again. */
const numberKey = async (context: CommerceContext): Promise<Uint8Array> => {
  const known = context.perProcess<{ key?: Uint8Array }>(NUMBER_KEY, () => ({}));
  known.key ??= await readSecret(context.db, context.random, 'order-number');
  return known.key;
};

export type PlaceOrderRequest = CartOptions & {
  maskedId: string;
  /** Set when the call has an Idempotency-Key. */
  call?: KeyedCall | undefined;
  /** The total shown to the shopper; the order is refused at any other. Stock Magento clients send none. */
  expected?: OrderAmount | undefined;
  /** Of how many production lots the shopper was told; the order is refused when it would be of more. */
  expectedLots?: number | undefined;
  /** Ids of agreements that the call brings; undefined of a client that knows none. */
  agreed?: readonly string[] | undefined;
  /** In which language and when, of what was agreed to before it is placed. */
  agreedBefore?: { language: Language; now: Date };
  /** Saves what the call brings for the cart (address, payment), in the transaction of the check. */
  prepare?: (session: CartSession) => Promise<void>;
  /** An administrator of the company said yes: its buyer need not be allowed to order alone. */
  isApproved?: boolean;
  /** The cart was set aside for that. */
  isOrderedAllowed?: boolean;
};

/** In the language of the page that asked, which may be another than the cart's. */
const agreeing = ({ storeView }: CommerceContext, { now }: CartSession, { agreedBefore }: PlaceOrderRequest) =>
  agreedBefore ?? { language: storeView.language, now };

/** Result of the first transaction: a payment attempt to charge, or the order of a method without a gateway. */
type Begun = { attempt: PaymentAttempt; nonce: string; isToKeep: boolean } | { answer: OrderAnswer };

/** Checks the cart and records a payment attempt, or writes the order at once where no gateway is asked. */
const begin = async (
  context: CommerceContext,
  request: PlaceOrderRequest,
  first?: (db: Db) => Promise<void>,
): Promise<Begun> => {
  const { maskedId, expected, prepare, storeView } = request;
  const key = await numberKey(context);
  return changeCart(
    context,
    maskedId,
    async (session): Promise<Begun> => {
      await prepare?.(session);
      const detail = await session.price();
      assertPlaceable(session, detail);
      agreementOf(detail.lines, request.agreed, agreeing(context, session, request));
      const { row, currency } = session;
      if (expected) assertTotal(expected, { amount: detail.totals.grandTotal, currency });
      if (request.expectedLots !== undefined) {
        const needs = detail.lines.map(stockOf);
        const { lots } = await lotOutlook(session.db, needs.flat(), row.customerId);
        assertLots(request, detail, dealLots(needs, lots));
      }
      if (!request.isApproved)
        assertOrdersAlone(await memberOf(session.db, row.customerId), detail.totals.grandTotal, session.view.language);
      const question = paymentContext(session, detail);
      if (isOffline(row.paymentMethodCode ?? '')) return { answer: await write(context, session, { request, key }) };
      const attempt = await beginAttempt(session.db, context, {
        cartId: row.id,
        method: row.paymentMethodCode ?? '',
        nonce: row.paymentNonce,
        question,
      });
      // Without a nonce the attempt was refused before.
      return { attempt, nonce: row.paymentNonce!, isToKeep: row.isCardKept };
    },
    { storeView, first, ...(request.isOrderedAllowed && { isOrderedAllowed: true }) },
  );
};

/** The final price. Free samples are counted under a lock on their taker: another order may have used them up. */
const finalPrice = async (session: CartSession): Promise<CartDetail> => {
  const detail = await session.price();
  if (!detail.lines.some(({ sellable }) => isSampleSku(sellable.sku))) return detail;
  await lockSampleTaker(session.db, sampleTakerOf(session, detail.addresses));
  return session.price();
};

/** The offered method without a gateway that the cart has chosen; throws when it is offered no more. */
const offlineMethod = async (
  context: CommerceContext,
  session: CartSession,
  detail: CartDetail,
): Promise<PaymentMethod> => {
  const question = paymentContext(session, detail);
  const offered = await offeredMethods(context, session.db, question, session.view);
  const method = offered.find(({ code }) => code === session.row.paymentMethodCode);
  if (!method) throw methodUnavailable();
  return method;
};

/** Takes the goods from stock, those that the buyer holds first set free; returns the lots of each line. */
const takeGoods = async (
  context: CommerceContext,
  { db, row, now }: CartSession,
  detail: CartDetail,
): Promise<readonly (readonly LotShare[])[]> => {
  await spendHolds(context, db, buyerOf(row), detail.lines, now);
  const needs = detail.lines.map(stockOf);
  const stock = await decrementStock(context, db, needs.flat(), row.customerId);
  if (!stock.ok) throw outOfStock();
  return dealLots(needs, stock.lots);
};

const assertLots = (
  { expectedLots }: PlaceOrderRequest,
  { lines }: CartDetail,
  lots: readonly (readonly LotShare[])[],
): void => {
  if (expectedLots !== undefined && countLots(lines, lots) > expectedLots) throw new LotsChangedError();
};

/** What a link of a product in the cart is. */
const fileOf =
  ({ lines }: CartDetail) =>
  (productId: number, linkId: number) =>
    lines
      .find(({ sellable }) => sellable.productId === productId)
      ?.sellable.composition?.downloads?.links.find(({ id }) => id === linkId);

type Writing = { request: PlaceOrderRequest; key: Uint8Array; attempt?: PaymentAttempt };

/** Turns a cart into its order, in the session's transaction; reads prices, taxes and stock again under its lock. */
const write = async (
  context: CommerceContext,
  session: CartSession,
  { request, key, attempt }: Writing,
): Promise<OrderAnswer> => {
  const { db, view, currency, now } = session;
  const detail = await finalPrice(session);
  assertPlaceable(session, detail);
  const total = attempt ?? request.expected;
  if (total) assertTotal(total, { amount: detail.totals.grandTotal, currency });
  const payment = attempt ? { attempt } : { attempt: null, method: await offlineMethod(context, session, detail) };
  const agreement = agreementOf(detail.lines, request.agreed, agreeing(context, session, request));
  const companyId = (await memberOf(db, session.row.customerId))?.companyId ?? null;
  const termsDays = isOnAccount(session.row.paymentMethodCode ?? '')
    ? await claimCredit(
        db,
        { ...session, customerId: session.row.customerId, companyId },
        { amount: detail.totals.grandTotal, now, view },
      )
    : null;
  if (attempt) await finishAttempt(db, attempt, now);
  const lots = await takeGoods(context, session, detail);
  // Others may have bought while the gateway was asked.
  assertLots(request, detail, lots);
  const drafted = draftOrder(session, detail, payment, now);
  const lines = drafted.lines.map((line, index) => ({ ...line, lots: lots[index] ?? [] }));
  const draft = { ...drafted, lines, agreement, companyId, termsDays };
  const { position, ...ids } = await takeIds(db, countRows(detail.lines));
  const number = orderNumber(key, position);
  const orderId = ids.id;
  await insertOrder(db, { ...ids, number }, draft, issueReceiptKey(context));
  await recordDownloads(context, db, { id: orderId, customerId: draft.customerId, placedAt: now }, fileOf(detail));
  await recordFreeSamples(db, orderId, detail.lines, sampleTakerOf(session, detail.addresses), now);
  const costsMore = async () => new TotalChangedError({ amount: (await session.price()).totals.grandTotal, currency });
  // A quote ended while this one was made.
  if (!(await spendQuoted(db, number, detail.lines, now))) throw await costsMore();
  // Another order took the last use meanwhile.
  if (!(await takeDiscountUses(db, orderId, detail.discounting))) {
    await returnQuoted(db, number);
    throw await costsMore();
  }
  await saveForNextOrders(context, session, detail.addresses);
  await closeCart(session);
  const isPaid = attempt ? attempt.action === 'authorize_capture' : draft.grandTotal === 0;
  const order = { ...draft, number };
  const answer = { number };
  const happened = [told('order.placed', order), ...(isPaid ? [told('order.paid', order)] : [])];
  await announce(context, db, happened, detail.facts);
  const showroom = draft.isPickup ? await readShowroomWithin(db, draft.shippingMethodCode, view.language) : undefined;
  const placed = { ...order, id: orderId };
  await context.mail.enqueue(db, confirmationMail(placed, view, context.settings, showroom));
  await storeAnswer(db, request.call, answer);
  return answer;
};

/** Turns a paid cart into its order. */
const commit = async (
  context: CommerceContext,
  request: PlaceOrderRequest,
  attempt: PaymentAttempt,
): Promise<OrderAnswer> => {
  const key = await numberKey(context);
  const { maskedId, storeView } = request;
  return changeCart(context, maskedId, (session) => write(context, session, { request, key, attempt }), { storeView });
};

/** Asks the gateway outside any transaction, then writes the order in one; when that fails the charge is undone. */
const finish = async (context: CommerceContext, request: PlaceOrderRequest, begun: Begun): Promise<OrderAnswer> => {
  if ('answer' in begun) return begun.answer;
  const { attempt } = begun;
  const approved = await charge(context, attempt, begun);
  try {
    return await commit(context, request, approved);
  } catch (error) {
    const isGivenUp = await undoCharge(context, approved).catch((failure: unknown) => {
      context.log.error({ err: failure, attempt: attempt.id }, 'payment left to the sweeper');
    });
    throw isGivenUp ? gatewayFailed() : error;
  }
};

/**
 * Places the order of a cart, for GraphQL and REST alike. Checks the cart and records a payment attempt, asks the
 * gateway outside any transaction, then writes the order in one transaction; when that fails the charge is voided. By
 * a method without a gateway the order is written at once. A cart becomes one order at most.
 */
export const placeOrder = (context: CommerceContext, request: PlaceOrderRequest): Promise<OrderAnswer> =>
  runOnce(context, request.call, {
    begin: (claim) => begin(context, request, claim),
    finish: (begun) => finish(context, request, begun),
  });

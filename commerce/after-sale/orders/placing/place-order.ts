import { lockCart, paymentContext, readCartEnvironment } from '#commerce/sale/cart/service.ts';
import type { CartEnvironment } from '#commerce/sale/cart/service.ts';
import {
  charge,
  chargePending,
  gatewayFailed,
  isOffline,
  recordAttempt,
  voidCharge,
} from '#commerce/sale/payment/service.ts';
import type { CardToCharge, PaymentAttempt } from '#commerce/sale/payment/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { TotalChangedError } from '../rules.ts';
import { checkCart, checkCartAfterCharge } from './check-cart.ts';
import { claimKey, endCallOnFailure, freeDeadKey } from './idempotency.ts';
import { readNumberKey } from './number.ts';
import type { PlaceOrderRequest } from './request-types.ts';
import { PriceTakenError } from './spend-quotes-and-discounts.ts';
import type { PlacedOrder } from './stored-response.ts';
import { writeOrder } from './write-order.ts';

/** Read before the transactions begin: a transaction reads on its own connection only. */
type ShopData = CartEnvironment & { numberKey: Uint8Array };

/** Result of the first transaction: the order itself where there is nothing to charge, or the attempt to charge. */
type Started = { order: PlacedOrder } | { attempt: PaymentAttempt; card: CardToCharge };

/** First transaction: checks the cart, then records a payment attempt, or writes the order of a method without a gateway. */
const startOrder = async (
  context: CommerceContext,
  db: Db,
  request: PlaceOrderRequest,
  shopData: ShopData,
): Promise<Started> => {
  const earlier = await claimKey(db, request.call);
  if (earlier) return { order: earlier };
  const { storeView, isPayment, acceptsClosedCart } = request;
  const cart = await lockCart(db, context, shopData, request.maskedId, { storeView, isPayment, acceptsClosedCart });
  await request.beforePricing?.(cart);
  const priced = await checkCart(context, cart, request);
  const method = cart.row.paymentMethodCode ?? '';
  if (isOffline(method))
    return { order: await writeOrder(context, cart, priced, { request, numberKey: shopData.numberKey }) };
  const card = { nonce: cart.row.paymentNonce ?? '', isToSave: cart.row.isCardSaved };
  const attempt = await recordAttempt(context, db, {
    cartId: cart.row.id,
    method,
    nonce: card.nonce,
    conditions: paymentContext(cart, priced),
  });
  return { attempt, card };
};

/** Second transaction, after the charge: checks the cart again, as others may have bought meanwhile, and writes the order. */
const writePaidOrder = async (
  context: CommerceContext,
  db: Db,
  request: PlaceOrderRequest,
  { attempt, ...shopData }: ShopData & { attempt: PaymentAttempt },
): Promise<PlacedOrder> => {
  // The cart is open: approval, which accepts closed carts, is for offline methods only.
  const { storeView, isPayment } = request;
  const cart = await lockCart(db, context, shopData, request.maskedId, { storeView, isPayment });
  const priced = await checkCartAfterCharge(cart, attempt, request);
  return writeOrder(context, cart, priced, { request, numberKey: shopData.numberKey, attempt });
};

/** Voids the charge of an order that could not be written; returns the error for the shopper. */
const voidAfter = async (context: CommerceContext, approved: PaymentAttempt, error: unknown): Promise<unknown> => {
  try {
    return (await voidCharge(context, approved)) === 'voided late' ? gatewayFailed() : error;
  } catch (failure) {
    context.log.error(
      { err: failure, attempt: approved.id },
      'charge could not be voided; the payment sweeper will retry',
    );
    return chargePending();
  }
};

/**
 * Refuses an order because another order of the shopper used its prices, and reports the new total. It prices the cart
 * after the rollback: before it, this order itself would count as the first order and use up discounts. Throwing rolls
 * back all changes of the call.
 */
const refuseAtNewTotal = (context: CommerceContext, request: PlaceOrderRequest, shopData: ShopData): Promise<never> =>
  context.db.tx(async (db) => {
    const { storeView, isPayment, acceptsClosedCart } = request;
    const cart = await lockCart(db, context, shopData, request.maskedId, { storeView, isPayment, acceptsClosedCart });
    await request.beforePricing?.(cart);
    const { totals } = await cart.price();
    throw new TotalChangedError({ amount: totals.grandTotal, currency: cart.currency });
  });

const chargeAndOrder = async (
  context: CommerceContext,
  request: PlaceOrderRequest,
  shopData: ShopData,
  { attempt, card }: Extract<Started, { card: CardToCharge }>,
): Promise<PlacedOrder> => {
  const approved = await charge(context, attempt, card);
  try {
    return await context.db.tx((db) => writePaidOrder(context, db, request, { ...shopData, attempt: approved }));
  } catch (error) {
    const errorForShopper = await voidAfter(context, approved, error);
    throw errorForShopper;
  }
};

/**
 * Places the order of a cart, for GraphQL and REST alike. A cart becomes one order at most, and so do calls with the same
 * idempotency key.
 *
 * When a step fails:
 * - first transaction: rolled back, and nothing remains, nor the key;
 * - charge declined: the cart stays open, and the key stores the refusal. Other failures of the charge free the key;
 * - second transaction: rolled back; the charge is voided and the key freed;
 * - the process stops: the sweeper voids the charge once its attempt is two minutes old. Until then another call is
 *   refused because of the attempt, though it can take over the key after a minute.
 */
export const placeOrder = async (context: CommerceContext, request: PlaceOrderRequest): Promise<PlacedOrder> => {
  const shopData = { ...(await readCartEnvironment(context)), numberKey: await readNumberKey(context) };
  await freeDeadKey(context, request.call);
  try {
    const started = await context.db.tx((db) => startOrder(context, db, request, shopData));
    if ('order' in started) return started.order;
    return await endCallOnFailure(context, request.call, () => chargeAndOrder(context, request, shopData, started));
  } catch (error) {
    if (!(error instanceof PriceTakenError)) throw error;
    return refuseAtNewTotal(context, request, shopData);
  }
};

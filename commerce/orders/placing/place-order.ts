import { lockCart, paymentContext, readCartEnvironment } from '#commerce/cart/service.ts';
import type { CartEnvironment } from '#commerce/cart/service.ts';
import { charge, gatewayFailed, isOffline, recordAttempt, voidCharge } from '#commerce/payment/service.ts';
import type { CardToCharge, PaymentAttempt } from '#commerce/payment/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { checkCart, checkCartAfterCharge } from './check-cart.ts';
import { claimKey, endCallOnFailure, freeDeadKey } from './idempotency.ts';
import { readNumberKey } from './number.ts';
import type { PlaceOrderRequest } from './request-types.ts';
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
  const earlier = await claimKey(db, request.call, context.clock.now());
  if (earlier) return { order: earlier };
  const { storeView, acceptsClosedCart } = request;
  const cart = await lockCart(db, context, shopData, request.maskedId, { storeView, acceptsClosedCart });
  await request.beforePricing?.(cart);
  const priced = await checkCart(context, cart, request);
  const method = cart.row.paymentMethodCode ?? '';
  if (isOffline(method))
    return { order: await writeOrder(context, cart, priced, { request, numberKey: shopData.numberKey }) };
  const card = { nonce: cart.row.paymentNonce ?? '', isToKeep: cart.row.isCardKept };
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
  const cart = await lockCart(db, context, shopData, request.maskedId, { storeView: request.storeView });
  const priced = await checkCartAfterCharge(cart, attempt);
  return writeOrder(context, cart, priced, { request, numberKey: shopData.numberKey, attempt });
};

/** Voids the charge of an order that could not be written; returns the error for the shopper. */
const voidAfter = async (context: CommerceContext, approved: PaymentAttempt, error: unknown): Promise<unknown> => {
  try {
    return (await voidCharge(context, approved)) === 'voided late' ? gatewayFailed() : error;
  } catch (failure) {
    context.log.error({ err: failure, attempt: approved.id }, 'charge could not be voided, left to the sweeper');
    return error;
  }
};

/**
 * Places the order of a cart, for GraphQL and REST alike. A cart becomes one order at most, and so do calls with the same
 * idempotency key.
 *
 * When a step fails:
 * - an error in a transaction rolls back all that it wrote, with the key that the first one claimed;
 * - after a declined or failed charge the cart stays open, and the key is freed or has the refusal as its response;
 * - an error in the second transaction voids the charge;
 * - what a stopped process leaves behind is a recorded attempt: the sweeper asks the gateway about it and voids the charge,
 *   and a later call takes over the key after a minute.
 */
export const placeOrder = async (context: CommerceContext, request: PlaceOrderRequest): Promise<PlacedOrder> => {
  const { db } = context;
  const shopData = { ...(await readCartEnvironment(context)), numberKey: await readNumberKey(context) };
  await freeDeadKey(context, request.call);
  const started = await db.tx((transaction) => startOrder(context, transaction, request, shopData));
  if ('order' in started) return started.order;
  return endCallOnFailure(context, request.call, async () => {
    const approved = await charge(context, started.attempt, started.card);
    try {
      return await db.tx((transaction) =>
        writePaidOrder(context, transaction, request, { ...shopData, attempt: approved }),
      );
    } catch (error) {
      const errorForShopper = await voidAfter(context, approved, error);
      throw errorForShopper;
    }
  });
};

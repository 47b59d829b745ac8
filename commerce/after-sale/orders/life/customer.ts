import { isSameSku } from '#contract/sku.ts';
import { isOrderNumber, padOrderNumber } from '#contract/order-number.ts';
import { findSellable, givenOf } from '#commerce/merchandise/catalog/service.ts';
import { addProducts, openCustomerCart } from '#commerce/sale/cart/service.ts';
import type { AddProblem } from '#commerce/sale/cart/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { AuthorizationError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { pickupPlaces } from '#commerce/sale/shipping/service.ts';
import { findAnyOrder } from '../bought-store.ts';
import type { BoughtOrder } from '../bought-types.ts';
import { inLanguage } from '../words.ts';
import {
  CUSTOMER_RATE,
  GUEST_ORDER_RATE,
  isKnownTo,
  TOKEN_RATE,
  whyNotCancel,
  whyNotCancelLater,
} from './customer-rules.ts';
import type { CancelRefusal } from './customer-rules.ts';
import { readSettings } from './life-store.ts';
import { cancelChecked } from './cancel.ts';
import { MoveError } from './status-rules.ts';
import { numberOfToken, tokenMaker } from './token.ts';
import type { OrderSettings } from './types.ts';

/** Context for GraphQL responses about orders. */
export type OrderContext = {
  settings: OrderSettings | undefined;
  tokenOf: (number: string) => string;
  now: Date;
};

export const orderAnswering = async (context: CommerceContext): Promise<OrderContext> => ({
  settings: await readSettings(context.db.kysely),
  tokenOf: await tokenMaker(context),
  now: context.clock.now(),
});

export const cancellationOf = async (context: CommerceContext): Promise<OrderSettings['cancellation']> =>
  (await readSettings(context.db.kysely))?.cancellation ?? null;

/** An order in the reader's language. The caller must check who may read it. */
export const orderForReader = async (context: CommerceContext, number: string): Promise<BoughtOrder | undefined> => {
  const order = await findAnyOrder(context.db.kysely, number);
  return order && inLanguage(order, context.storeView.language, await pickupPlaces(context));
};

/** Throws if there were too many requests from the client address, or for the key `of`. */
export const limit = (
  context: CommerceContext,
  name: string,
  rate: { limit: number; perSeconds: number },
  of = context.ip,
): void => {
  context.noStore();
  context.rateLimit.check(name, of, rate);
};

const notFound = (): NoSuchEntityError =>
  new NoSuchEntityError("We couldn't locate an order with the information provided.");

/** Orders of an account are readable only by its customer. */
const assertReadable = (context: CommerceContext, order: BoughtOrder): void => {
  if (order.customerId !== null && order.customerId !== context.customer?.id)
    throw new AuthorizationError('Please login to view the order.');
};

/** Finds a guest's order by details of its confirmation. Unknown numbers and wrong names get the same response. */
export const guestOrder = async (
  context: CommerceContext,
  { number, email, lastname }: { number: string; email: string; lastname: string },
): Promise<BoughtOrder> => {
  limit(context, 'guest-order', GUEST_ORDER_RATE);
  const padded = padOrderNumber(number.trim());
  const order = isOrderNumber(padded) ? await orderForReader(context, padded) : undefined;
  if (!order || !isKnownTo(order, { email, lastname })) {
    logSecurityEvent(context, 'order-lookup-failed', { email, code: 'NAME' });
    throw notFound();
  }
  assertReadable(context, order);
  return order;
};

export const guestOrderByToken = async (context: CommerceContext, token: string): Promise<BoughtOrder> => {
  limit(context, 'order-token', TOKEN_RATE);
  const number = await numberOfToken(context, token);
  const order = number === undefined ? undefined : await orderForReader(context, number);
  if (!order) {
    logSecurityEvent(context, 'order-lookup-failed', { code: 'LINK' });
    throw notFound();
  }
  assertReadable(context, order);
  return order;
};

const signedIn = (context: CommerceContext): number => {
  if (!context.customer) throw new AuthorizationError("The current customer isn't authorized.");
  return context.customer.id;
};

export const isReasonOf = ({ reasons }: NonNullable<OrderSettings['cancellation']>, reason: string): boolean =>
  reasons.some((words) => Object.values(words).includes(reason));

export class Refused extends Error {
  readonly why: CancelRefusal;
  constructor(why: CancelRefusal) {
    super(why);
    this.why = why;
  }
}

/**
 * Cancels an order for its customer, or with `isLater` its units not in stock yet. Returns the reason for a refusal, and
 * the order if the customer owns it.
 */
export const cancelForCustomer = async (
  context: CommerceContext,
  { number, reason, isLater = false }: { number: string; reason: string; isLater?: boolean },
): Promise<{ why?: CancelRefusal; order?: BoughtOrder | undefined }> => {
  const customerId = signedIn(context);
  limit(context, 'cancel-order', CUSTOMER_RATE);
  const cancellation = await cancellationOf(context);
  try {
    if (cancellation && !isReasonOf(cancellation, reason.trim())) throw new Refused('INVALID_REASON');
    await cancelChecked(context, {
      number,
      actor: 'customer',
      comment: reason.trim(),
      isLater,
      check: (order) => {
        const wish = { customerId, cancellation, now: context.clock.now() };
        const why = isLater ? whyNotCancelLater(order, wish) : whyNotCancel(order, wish);
        if (why) throw new Refused(why);
      },
    });
    return { order: await orderForReader(context, number) };
  } catch (error) {
    const why = error instanceof MoveError ? 'ORDER_NOT_FOUND' : error instanceof Refused ? error.why : undefined;
    if (!why) throw error;
    const order = isOrderNumber(number) ? await orderForReader(context, number) : undefined;
    if (order?.customerId === customerId) return { why, order };
    if (order) logSecurityEvent(context, 'not-the-owner', { code: 'ORDER' });
    return { why: why === 'INVALID_REASON' ? why : 'ORDER_NOT_FOUND' };
  }
};

/**
 * Adds the items of a customer's order to their cart, from the same production lots if possible. Items that could not
 * be added are returned with their name in the reader's store view, or as bought if no longer sold.
 */
export const reorder = async (
  context: CommerceContext,
  orderNumber: string,
): Promise<{ cartId: string; problems: readonly (AddProblem & { name: string })[] }> => {
  const customerId = signedIn(context);
  limit(context, 'reorder', CUSTOMER_RATE);
  const number = padOrderNumber(orderNumber.trim());
  const order = isOrderNumber(number) ? await orderForReader(context, number) : undefined;
  if (order?.customerId !== customerId) {
    if (order) logSecurityEvent(context, 'not-the-owner', { code: 'ORDER' });
    throw new InputError('Order number "%1" doesn\'t belong to the current customer', { parameters: [orderNumber] });
  }
  const cartId = await openCustomerCart(context);
  const problems = await addProducts(
    context,
    cartId,
    order.lines.map(({ sku, quantity, parent, choice }) => ({
      sku,
      quantity,
      parentSku: parent?.sku ?? null,
      ...(choice ? givenOf(choice) : {}),
    })),
  );
  const shopper = { storeView: context.storeView, groupId: context.customer?.groupId ?? 0 };
  const skus = problems.map(({ sku }) => sku);
  const sold = await findSellable(shopper, context.db.kysely, skus);
  const nameOf = (sku: string): string => {
    const line = order.lines.find((one) => isSameSku(one.sku, sku) || isSameSku(one.parent?.sku ?? '', sku));
    const now = sold.get(sku);
    return now?.parent?.name ?? now?.name ?? line?.parent?.name ?? line?.name ?? sku;
  };
  return { cartId, problems: problems.map((problem) => ({ ...problem, name: nameOf(problem.sku) })) };
};

import { isOrderNumber } from '#contract/order-number.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import type { BoughtOrder } from '../bought-types.ts';
import { findRequest, saveRequest, takeRequest } from './cancel-request-store.ts';
import { cancellationOf, guestOrderByToken, isReasonOf, limit, orderForReader, Refused } from './customer.ts';
import { CANCEL_MAIL_RATE, GUEST_ORDER_RATE, whyNotCancel, whyNotCancelLater } from './customer-rules.ts';
import type { CancelRefusal } from './customer-rules.ts';
import { guestLink } from './guest-link.ts';
import { lifeMail } from './life-email.ts';
import { cancelChecked } from './cancel.ts';
import { tokenMaker } from './token.ts';

const KEY_LENGTH = 32;

type Outcome = { why?: CancelRefusal; order?: BoughtOrder };

/** Requests a cancellation, with `isLater` of the units not in stock yet. Nothing changes until the guest uses the link emailed to the order's address. */
export const requestGuestCancel = async (
  context: CommerceContext,
  { token, reason: given, isLater = false }: { token: string; reason: string; isLater?: boolean },
): Promise<Outcome> => {
  const order = await guestOrderByToken(context, token);
  if (order.customerId !== null) return { why: 'ORDER_NOT_FOUND' };
  const cancellation = await cancellationOf(context);
  const reason = given.trim();
  if (cancellation && !isReasonOf(cancellation, reason)) return { why: 'INVALID_REASON', order };
  const wish = { customerId: null, cancellation, now: context.clock.now() };
  const why = isLater ? whyNotCancelLater(order, wish) : whyNotCancel(order, wish);
  if (why) return { why, order };
  limit(context, 'cancel-mail', CANCEL_MAIL_RATE, order.number);
  const key = context.random.token(KEY_LENGTH);
  const views = await listStoreViews(context);
  const view = views.find(({ id }) => id === order.storeViewId) ?? context.storeView;
  const tokenOf = await tokenMaker(context);
  const { settings, clock, db, mail } = context;
  await db.tx(async (tx) => {
    await saveRequest(tx, { orderId: order.id, keyHash: sha256(key), reason, isLater }, clock.now());
    const link = guestLink(settings, view, {
      token: tokenOf(order.number),
      cancel: key,
      ...(isLater && { later: '1' }),
    });
    await mail.enqueue(
      tx,
      lifeMail({ order, view, settings, carriers: [] }, { kind: 'cancel_request', link, isLater }, reason),
    );
  });
  return { order };
};

/** Cancels a guest's order by the key of the mail: once, and only while it may still be cancelled. */
export const confirmGuestCancel = async (
  context: CommerceContext,
  { number, key }: { number: string; key: string },
): Promise<Outcome> => {
  limit(context, 'guest-order', GUEST_ORDER_RATE);
  const order = isOrderNumber(number) ? await orderForReader(context, number) : undefined;
  const keyHash = sha256(key);
  const request = order && (await findRequest(context.db.kysely, order.id, keyHash));
  // Without a valid key nothing about the order is revealed.
  if (!order || !request) {
    logSecurityEvent(context, 'link-refused', { code: 'ORDER_CANCEL' });
    return { why: 'INVALID_KEY' };
  }
  const cancellation = await cancellationOf(context);
  try {
    await cancelChecked(context, {
      number,
      actor: 'customer',
      comment: request.reason,
      isLater: request.isLater,
      check: async (locked, db) => {
        const wish = { customerId: null, cancellation, now: context.clock.now() };
        const why = request.isLater ? whyNotCancelLater(locked, wish) : whyNotCancel(locked, wish);
        if (why) throw new Refused(why);
        if (!(await takeRequest(db, locked.id, keyHash))) throw new Refused('INVALID_KEY');
      },
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { why: error.why, order };
  }
  const canceled = await orderForReader(context, number);
  return canceled ? { order: canceled } : {};
};

import type { LockedCart } from '#commerce/sale/cart/service.ts';
import { announce } from '#commerce/merchandise/integration/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { readShowroomWithin } from '#commerce/merchandise/showroom/service.ts';
import { hasFeatureWithin } from '#commerce/platform/switches/service.ts';
import { confirmationMail } from '../confirmation-mail.ts';
import { saveSentMail } from '../mails/mail-store.ts';
import { orderEvent } from '../event-rules.ts';
import type { Order } from '../types.ts';

/** Queues the confirmation email and the webhooks of an order, which are sent after the commit, and counts it. */
export const notify = async (
  context: CommerceContext,
  { db, view, now }: LockedCart,
  order: Order,
  { isPaid }: { isPaid: boolean },
): Promise<void> => {
  await announce(context, db, [
    orderEvent('order.placed', order),
    ...(isPaid ? [orderEvent('order.paid', order)] : []),
  ]);
  const showroom = order.isPickup ? await readShowroomWithin(db, order.shippingMethodCode, view.language) : undefined;
  const canTrack = await hasFeatureWithin(db, 'tracking');
  await context.mail.enqueue(db, confirmationMail(order, view, context.settings, { showroom, canTrack }));
  await saveSentMail(db, order.id, { kind: 'confirmation', document: '', sentAt: now });
  context.db.afterCommit(() => {
    context.counts.ordersPlaced += 1;
  });
};

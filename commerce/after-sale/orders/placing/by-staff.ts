import type { LockedCart } from '#commerce/sale/cart/service.ts';
import { isPaidAtCounter, recordReceived } from '#commerce/sale/payment/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { insertEvent } from '../life/life-store.ts';
import type { Order } from '../types.ts';

/** Records the amount that staff received at the counter. */
const receive = async (context: CommerceContext, { db, row, now }: LockedCart, order: Order): Promise<void> => {
  const paid = { orderId: order.id, attemptId: null, currency: order.currency };
  await recordReceived(context, db, paid, { amount: order.grandTotal, at: now });
  await insertEvent(db, order.id, {
    at: now,
    what: 'paid',
    status: order.status,
    actor: 'staff',
    by: context.staff?.name ?? row.madeBy,
    comment: null,
    isShown: true,
  });
};

/** Records who took the order of a cart of staff, with the discounts they gave, and a payment at the counter. */
export const recordByStaff = async (context: CommerceContext, cart: LockedCart, order: Order): Promise<void> => {
  const { db, row } = cart;
  if (row.madeBy === null) return;
  if (isPaidAtCounter(order.paymentMethodCode)) await receive(context, cart, order);
  await recordStaffAction(
    context,
    db,
    'order-placed',
    { order: order.number, by: context.staff ? undefined : row.madeBy },
    { channel: row.madeIn ?? undefined, after: { status: order.status, discounts: row.staffDiscounts } },
  );
};

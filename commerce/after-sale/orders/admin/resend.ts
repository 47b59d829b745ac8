import { paymentInstructions } from '#commerce/sale/payment/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { readShowroomWithin } from '#commerce/merchandise/showroom/service.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { hasFeatureWithin } from '#commerce/platform/switches/service.ts';
import { confirmationMail } from '../confirmation-mail.ts';
import { orderWithId } from './orders.ts';

/** Mails the confirmation of an order once more, in the words of the store view it was placed in. */
export const resendConfirmation = async (context: CommerceContext, id: string, by: string): Promise<void> => {
  const order = await orderWithId(context, id);
  const view = (await listStoreViews(context)).find((one) => one.id === order.storeViewId) ?? context.storeView;
  await context.db.tx(async (db) => {
    const instructions = await paymentInstructions(db, order.paymentMethodCode, order.language);
    const showroom = order.isPickup ? await readShowroomWithin(db, order.shippingMethodCode, view.language) : undefined;
    const confirmed = { ...order, paymentInstructions: instructions };
    const canTrack = await hasFeatureWithin(db, 'tracking');
    await context.mail.enqueue(db, confirmationMail(confirmed, view, context.settings, { showroom, canTrack }));
    await recordStaffAction(context, db, 'order-email', { by, order: order.number });
  });
};

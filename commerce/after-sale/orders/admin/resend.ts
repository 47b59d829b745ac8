import { paymentInstructions } from '#commerce/sale/payment/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { readShowroomWithin } from '#commerce/merchandise/showroom/service.ts';
import { hasFeatureWithin } from '#commerce/platform/switches/service.ts';
import { confirmationMail } from '../confirmation-mail.ts';
import { notify } from '../life/notify.ts';
import { tokenMaker } from '../life/token.ts';
import type { Hand } from '../life/types.ts';
import { dueOf, workOn } from '../life/work.ts';
import type { Work } from '../life/work.ts';
import { findSentMails, saveSentMail } from '../mails/mail-store.ts';
import type { MailKey, SentMail } from '../mails/types.ts';
import { notifyOfReturn } from '../returns/notify-return.ts';
import type { BoughtOrder } from '../bought-types.ts';
import { orderWithId } from './orders.ts';

const sendConfirmation = async (context: CommerceContext, { db, views, now }: Work, order: BoughtOrder) => {
  const view = views.find((one) => one.id === order.storeViewId) ?? context.storeView;
  const instructions = await paymentInstructions(db, order.paymentMethodCode, order.language);
  const showroom = order.isPickup ? await readShowroomWithin(db, order.shippingMethodCode, view.language) : undefined;
  const confirmed = { ...order, paymentInstructions: instructions };
  const canTrack = await hasFeatureWithin(db, 'tracking');
  await context.mail.enqueue(db, confirmationMail(confirmed, view, context.settings, { showroom, canTrack }));
  await saveSentMail(db, order.id, { kind: 'confirmation', document: '', sentAt: now });
};

const send = async (context: CommerceContext, work: Work, order: BoughtOrder, mail: SentMail): Promise<void> => {
  const { kind, document, news, comment } = mail;
  const again: Work = { ...work, hand: { ...work.hand, comment: comment ?? undefined, isShown: true } };
  if (kind === 'confirmation') await sendConfirmation(context, work, order);
  else if (kind === 'return') await notifyOfReturn(again, document);
  // The customer may have paid since.
  else if (news?.kind === 'ready' && news.due > 0)
    await notify(again, { ...news, due: Math.max(0, await dueOf(work)) });
  else if (news) await notify(again, news);
};

/** Lists the emails sent to the customer about an order. */
export const listSentMails = async (context: CommerceContext, id: string) => {
  const order = await orderWithId(context, id);
  const mails = await findSentMails(context.db.kysely, order.id);
  return mails.map(({ kind, document, sentAt }) => ({ kind, document, sent_at: timestamp(sentAt) }));
};

/** Sends an email about an order again, in the language of its store view and with its values of today. */
export const resendMail = async (
  context: CommerceContext,
  id: string,
  { kind, document }: MailKey,
  hand: Hand,
): Promise<void> => {
  const order = await orderWithId(context, id);
  if (order.email === '') throw new InputError('The order has no email address any more.', { code: 'ORDER_NO_EMAIL' });
  // An email about a return needs it, and a transaction allows no other database access.
  await tokenMaker(context);
  await workOn(context, order.number, hand, async (work) => {
    const sent = await findSentMails(work.db, order.id);
    const mail = sent.find((one) => one.kind === kind && one.document === document);
    if (!mail) throw new NoSuchEntityError('No such email was sent about the order.');
    await send(context, work, order, mail);
    await recordStaffAction(
      context,
      work.db,
      'order-email',
      { order: order.number, by: hand.integration },
      { by: hand.by, after: { email: kind, document } },
    );
  });
};

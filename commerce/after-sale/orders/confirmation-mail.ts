import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { mailTexts } from './mail-texts.ts';
import { orderLetter } from './order-email.ts';
import type { OrderMailSettings } from './order-email.ts';
import type { ConfirmedOrder } from './types.ts';

/** The order confirmation. `showroom` is the pickup location, if the order is picked up in a showroom. */
export const confirmationMail = (
  order: ConfirmedOrder,
  view: StoreView,
  settings: OrderMailSettings,
  showroom?: Showroom,
): MailMessage => {
  const letter = orderLetter(order, view, settings, showroom);
  const subject = mailTexts(view.language).subject(order.number);
  return { to: order.email, subject, letter };
};

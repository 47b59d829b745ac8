import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { mailTexts } from './mail-texts.ts';
import { orderContent } from './order-email.ts';
import type { OrderMailFacts, OrderMailSettings } from './order-email.ts';
import type { ConfirmedOrder } from './types.ts';

/** The order confirmation. */
export const confirmationMail = (
  order: ConfirmedOrder,
  view: StoreView,
  settings: OrderMailSettings,
  facts: OrderMailFacts,
): MailMessage => {
  const content = orderContent(order, view, settings, facts);
  const subject = mailTexts(view.language).subject(order.number);
  return { to: order.email, subject, letter: content };
};

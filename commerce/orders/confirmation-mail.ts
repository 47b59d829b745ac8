import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import { mailHtml } from './mail-html.ts';
import { orderView } from './order-view.ts';
import type { OrderView } from './order-view.ts';
import type { Order } from './types.ts';

const mailText = ({ texts, order, lines, sums, total, shop }: OrderView): string =>
  [
    order.greeting,
    order.intro,
    '',
    `${texts.orderNumber}: ${order.number}`,
    `${texts.placedOn}: ${order.placedOn}`,
    '',
    ...lines.flatMap((line) => [`${line.quantity} × ${line.name}  ${line.amount}`, `    ${[...line.options, line.sku].join(' · ')}`]),
    '',
    ...[...sums, total].map(({ label, amount }) => `${label}: ${amount}`),
    '',
    `${texts.track}: ${order.trackUrl}`,
    '',
    `${texts.shipTo}:`,
    ...order.shipTo,
    '',
    `${texts.billTo}:`,
    ...order.billTo,
    '',
    `${texts.delivery}: ${order.delivery}`,
    `${texts.payment}: ${order.payment}`,
    '',
    texts.claim,
    '',
    texts.sentBy(shop),
    '',
  ].join('\n');

/** What the shopper gets at once: the whole contract, as HTML and as text. */
export const confirmationMail = (order: Order, view: StoreView, settings: Pick<Settings, 'publicUrl' | 'mailFrom'>): MailMessage => {
  const shown = orderView(order, view, settings);
  return { to: order.email, subject: shown.order.subject, text: mailText(shown), html: mailHtml(shown) };
};

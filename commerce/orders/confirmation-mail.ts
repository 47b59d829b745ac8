import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import { mailHtml } from './mail-html.ts';
import { orderView } from './order-view.ts';
import type { OrderView } from './order-view.ts';
import type { Order } from './types.ts';

const mailText = ({ texts, order, lines, sums, total, shop }: OrderView): string => {
  const labelled = (label: string, value: string): string => `${label}${texts.colon}${value}`;
  return [
    order.greeting,
    order.intro,
    '',
    labelled(texts.orderNumber, order.number),
    labelled(texts.placedOn, order.placedOn),
    '',
    ...lines.flatMap((line) => [
      `${line.quantity} × ${line.name}  ${line.amount}`,
      `    ${[...line.options, line.sku].join(' · ')}`,
    ]),
    '',
    ...[...sums, total].map(({ label, amount }) => labelled(label, amount)),
    '',
    labelled(texts.track, order.trackUrl),
    '',
    labelled(texts.shipTo, '').trimEnd(),
    ...order.shipTo,
    '',
    labelled(texts.billTo, '').trimEnd(),
    ...order.billTo,
    '',
    labelled(texts.delivery, order.delivery),
    labelled(texts.payment, order.payment),
    '',
    texts.claim,
    '',
    texts.sentBy(shop),
    '',
  ].join('\n');
};

/** The order confirmation, as HTML and as text. */
export const confirmationMail = (
  order: Order,
  view: StoreView,
  settings: Pick<Settings, 'publicUrl' | 'mailFrom'>,
): MailMessage => {
  const shown = orderView(order, view, settings);
  return { to: order.email, subject: shown.order.subject, text: mailText(shown), html: mailHtml(shown) };
};

import { inEachLanguage, translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };

export const mailTexts = inEachLanguage(translations(messages), (say) => ({
  subject: (number: string): string => say('order.mail.subject', { number }),
  thanks: (firstname: string): string => say('order.mail.thanks', { firstname }),
  sentBy: (shop: string): string => say('order.mail.sentBy', { shop }),
  preview: say('order.mail.preview'),
  intro: say('order.mail.intro'),
  introPickup: say('order.mail.introPickup'),
  orderNumber: say('order.mail.orderNumber'),
  placedOn: say('order.mail.placedOn'),
  track: say('order.mail.track'),
  trackHint: say('order.mail.trackHint'),
  quantity: say('order.mail.quantity'),
  subtotal: say('order.mail.subtotal'),
  shipping: say('order.mail.shipping'),
  total: say('order.mail.total'),
  free: say('order.mail.free'),
  samples: say('order.mail.samples'),
  shipTo: say('order.mail.shipTo'),
  billTo: say('order.mail.billTo'),
  delivery: say('order.mail.delivery'),
  arrives: (from: string, to: string): string => say('order.mail.arrives', { from, to }),
  readyFrom: (day: string): string => say('order.mail.readyFrom', { day }),
  payment: say('order.mail.payment'),
  quotes: (numbers: string): string => say('order.mail.quotes', { numbers }),
  claim: say('order.mail.check'),
}));

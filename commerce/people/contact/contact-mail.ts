import { textIn } from '#contract/languages.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { firstName } from '#commerce/platform/mail/first-name.ts';
import messages from './messages.json' with { type: 'json' };
import type { ContactMessage } from './types.ts';

const say = translations(messages);

/** A stored message; `product` is the name of its SKU if the shop has it. */
export type StoredMessage = Omit<ContactMessage, 'requestId'> & { id: number; product: string | null };

type MailSettings = Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress' | 'supportEmail'>;

/** Email to support in the shopper's language; a reply goes to the shopper. */
export const contactMail = (message: StoredMessage, view: StoreView, settings: MailSettings): MailMessage => {
  const write = say(view.language);
  const topic = write(`contact.mail.topic.${message.topic}`);
  const product = message.product && message.sku ? `${message.product} (${message.sku})` : message.sku;
  const optional = (label: string, value: string | null) => (value ? [[label, value] as const] : []);
  const content: EmailContent = {
    ...emailFrame(view, settings),
    title: write('contact.mail.title', { topic }),
    paragraphs: message.comment.split(/\n{2,}/),
    facts: [
      ...optional(write('contact.mail.order'), message.orderNumber),
      ...optional(write('contact.mail.product'), product),
      [write('contact.mail.name'), message.name],
      [write('contact.mail.email'), message.email],
      ...optional(write('contact.mail.telephone'), message.telephone),
      [write('contact.mail.view'), `${view.name} (${view.code})`],
    ],
    notes: [write('contact.mail.answer', { id: message.id })],
  };
  return {
    to: textIn(settings.supportEmail, view.language),
    replyTo: message.email,
    subject: write('contact.mail.subject', { id: message.id, topic }),
    letter: content,
  };
};

/** Confirmation to the shopper; it does not repeat the message. */
export const acknowledgement = (
  { id, name, email, topic }: StoredMessage,
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const write = say(view.language);
  const first = firstName(name);
  const content: EmailContent = {
    ...emailFrame(view, settings),
    title: first ? write('contact.ack.title.name', { name: first }) : write('contact.ack.title'),
    paragraphs: [write('contact.ack.intro'), write('contact.ack.more')],
    facts: [
      [write('contact.ack.number'), String(id)],
      [write('contact.ack.topic'), write(`contact.mail.topic.${topic}`)],
    ],
    notes: [write('contact.ack.why'), textIn(settings.mailAddress, view.language)],
  };
  return {
    to: email,
    replyTo: textIn(settings.supportEmail, view.language),
    subject: write('contact.ack.subject', { id }),
    letter: content,
  };
};

import { textIn } from '#contract/languages.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import { firstName } from '#commerce/platform/mail/first-name.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };

const say = translations(messages);

/** A message or feedback of a person, and the reply of staff. */
export type Replied = { id: number; name: string; email: string; comment: string; reply: string };

/** Email with the reply of staff, in the language of the person's store view. */
export const replyMail = (
  { id, name, email, comment, reply }: Replied,
  view: StoreView,
  settings: Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress' | 'supportEmail'>,
): MailMessage => {
  const write = say(view.language);
  const first = firstName(name);
  const content: EmailContent = {
    ...emailFrame(view, settings),
    title: first ? write('contact.reply.title.name', { name: first }) : write('contact.reply.title'),
    paragraphs: reply.split(/\n{2,}/),
    notes: [write('contact.reply.yours', { comment }), textIn(settings.mailAddress, view.language)],
  };
  return {
    to: email,
    replyTo: textIn(settings.supportEmail, view.language),
    subject: write('contact.reply.subject', { id }),
    letter: content,
  };
};

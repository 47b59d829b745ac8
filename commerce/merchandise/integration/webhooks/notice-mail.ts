import { tagOfWording, textIn } from '#contract/languages.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { MAX_ATTEMPTS } from './event-rules.ts';
import messages from './messages.json' with { type: 'json' };

const say = translations(messages);

type GivenUp = { name: string; url: string; event: string; messageId: string; error: string };

/** Email to staff after a message was given up. */
export const noticeMail = (
  { name, url, event, messageId, error }: GivenUp,
  language: Language,
  settings: Pick<Settings, 'publicUrl' | 'mailFrom' | 'supportEmail'>,
): MailMessage => {
  const write = say(language);
  const content: EmailContent = {
    ...emailFrame({ locale: tagOfWording(language) }, settings),
    title: write('webhook.mail.title', { name }),
    paragraphs: [write('webhook.mail.intro', { count: MAX_ATTEMPTS })],
    facts: [
      [write('webhook.mail.address'), new URL(url).host],
      [write('webhook.mail.event'), event],
      [write('webhook.mail.message'), messageId],
      [write('webhook.mail.error'), error],
    ],
    notes: [write('webhook.mail.note', { command: `npm run staff -- webhook replay ${name}` })],
  };
  return {
    to: textIn(settings.supportEmail, language),
    subject: content.title,
    letter: content,
  };
};

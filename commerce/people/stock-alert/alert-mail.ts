import { ALERT_DAYS } from '#contract/stock-alert.ts';
import { textIn, wordingOf } from '#contract/languages.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };

const say = translations(messages);

export const ALERT_MAILS = ['requested', 'back'] as const;

type Parts = {
  email: string;
  token: string;
  product: { name: string; urlKey: string };
  view: StoreView;
  settings: Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress'>;
};

/** Confirms a request, or says that the product is back; both can end the request (RFC 8058). */
export const alertMail = (
  kind: (typeof ALERT_MAILS)[number],
  { email, token, product, view, settings }: Parts,
): MailMessage => {
  const write = say(wordingOf(view));
  const { publicUrl } = settings;
  const subject = write(`alert.mail.${kind}.subject`, { name: product.name });
  const content: EmailContent = {
    ...emailFrame(view, settings),
    title: subject,
    paragraphs: [write(`alert.mail.${kind}`, { name: product.name, days: ALERT_DAYS })],
    action: { label: write('alert.mail.action'), url: `${publicUrl}${view.pathPrefix}/${product.urlKey}.html` },
    notes: [write('alert.mail.why'), textIn(settings.mailAddress, view.language)],
    ...(kind === 'requested'
      ? {
          noteLink: {
            label: write('alert.mail.end'),
            url: `${publicUrl}${view.pathPrefix}/newsletter/unsubscribe?of=stock&token=${token}`,
          },
        }
      : {}),
  };
  return {
    to: email,
    subject,
    letter: content,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/rest/${view.code}/V1/stock-alerts/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};

import { textIn } from '#contract/languages.ts';
import { PAGES } from '#contract/pages.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { ProofKind } from './proof-rules.ts';
import messages from './messages.json' with { type: 'json' };

type Notice = 'password' | 'asked' | 'email' | 'deleted' | 'passkey_added' | 'passkey_removed';
const say = translations(messages);

type MailSettings = Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress' | 'supportEmail'>;

const message = (to: string, content: EmailContent, replyTo?: string): MailMessage => ({
  to,
  subject: content.title,
  letter: content,
  ...(replyTo ? { replyTo } : {}),
});

const frameOf = (view: StoreView, settings: MailSettings, title: string): Omit<EmailContent, 'paragraphs'> => ({
  ...emailFrame(view, settings),
  title,
  notes: [say(view.language)('account.mail.why'), textIn(settings.mailAddress, view.language)],
});

const resetUrl = (email: string, token: string, view: StoreView, { publicUrl }: MailSettings): string =>
  `${publicUrl}${view.pathPrefix}/customer/account/createPassword?${new URLSearchParams({ email, token })}`;

/** Email with the link to reset a password, in the language of the store view (SI-06, RT-10). */
export const resetMail = (email: string, token: string, view: StoreView, settings: MailSettings): MailMessage => {
  const write = say(view.language);
  return message(email, {
    ...frameOf(view, settings, write('account.mail.reset.subject')),
    paragraphs: [
      write('account.mail.reset.intro'),
      write('account.mail.reset.once'),
      write('account.mail.reset.ignore'),
    ],
    action: { label: write('account.mail.reset.action'), url: resetUrl(email, token, view, settings) },
  });
};

/** Email with the link that confirms an address. */
export const proofMail = (
  kind: ProofKind,
  { email, token }: { email: string; token: string },
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const write = say(view.language);
  const query = new URLSearchParams({ email, key: token });
  return message(email, {
    ...frameOf(view, settings, write(`account.mail.prove.${kind}.subject`)),
    paragraphs: [
      write(`account.mail.prove.${kind}.intro`),
      write('account.mail.prove.once'),
      write('account.mail.prove.ignore'),
    ],
    action: {
      label: write('account.mail.prove.action'),
      url: `${settings.publicUrl}${view.pathPrefix}${PAGES['account/confirm'].path}?${query}`,
    },
  });
};

/** Warns the owner of failed sign-ins, with a link that signs the owner in from any device. */
export const warningMail = (email: string, token: string, view: StoreView, settings: MailSettings): MailMessage => {
  const write = say(view.language);
  return message(email, {
    ...frameOf(view, settings, write('account.mail.trouble.subject')),
    paragraphs: [
      write('account.mail.trouble.intro'),
      write('account.mail.trouble.ignore'),
      write('account.mail.trouble.open'),
      write('account.mail.reset.once'),
    ],
    action: { label: write('account.mail.reset.action'), url: resetUrl(email, token, view, settings) },
  });
};

/** Notifies the owner of an account change, in case another person made it. */
export const noticeMail = (notice: Notice, to: string, view: StoreView, settings: MailSettings): MailMessage => {
  const write = say(view.language);
  const email = textIn(settings.supportEmail, view.language);
  return message(
    to,
    {
      ...frameOf(view, settings, write(`account.mail.${notice}.subject`)),
      paragraphs: [write(`account.mail.${notice}.intro`), write('account.mail.alarm', { email })],
      action: { label: write('account.mail.sign'), url: `${settings.publicUrl}${view.pathPrefix || '/'}` },
    },
    email,
  );
};

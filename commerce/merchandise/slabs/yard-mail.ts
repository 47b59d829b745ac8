import { languageName, textIn } from '#contract/languages.ts';
import { dateFormat } from '#contract/date-format.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { Hold } from './types.ts';

const say = translations(messages);

/** Events for which the yard sets a slab aside, or puts it back. */
export const YARD_EVENTS = ['held', 'expired', 'cancelled'] as const;
export type YardEvent = (typeof YARD_EVENTS)[number];

export type YardParts = {
  /** Name of the slab, in the yard's language. */
  name: string;
  rack: string | null;
  yard: Pick<Showroom, 'name' | 'email' | 'timeZone'>;
  /** Language and locale of the email. */
  view: Pick<StoreView, 'language' | 'locale'>;
  settings: Pick<Settings, 'publicUrl' | 'mailFrom' | 'supportEmail'>;
};

/** Email to the yard about a hold: the slab, its location, the person and the end. A reply goes to the person. */
export const yardMail = (
  event: YardEvent,
  hold: Hold,
  { name, rack, yard, view, settings }: YardParts,
): MailMessage => {
  const { language } = view;
  const locale = view.locale.replace('_', '-');
  const write = say(language);
  const moment = dateFormat(locale, {
    timeZone: yard.timeZone ?? 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(hold.expiresAt);
  const content: EmailContent = {
    ...emailFrame({ locale }, settings),
    title: write(`yard.mail.title.${event}`, { slab: name }),
    paragraphs: [write(`yard.mail.intro.${event}`)],
    facts: [
      [write('hold.mail.slab'), `${name} (${hold.sku})`],
      ...(rack ? [[write('yard.mail.rack'), rack] as const] : []),
      [write('hold.mail.yard'), yard.name],
      ...(event === 'held' ? [[write('hold.mail.until'), moment] as const] : []),
      [write('yard.mail.for'), hold.fullname],
      ...(hold.email ? [[write('yard.mail.email'), hold.email] as const] : []),
      ...(hold.telephone ? [[write('hold.mail.telephone'), hold.telephone] as const] : []),
      [write('yard.mail.language'), languageName(hold.language, language)],
      [write('hold.mail.number'), String(hold.id)],
    ],
    notes: hold.email ? [write('yard.mail.note')] : [],
  };
  return {
    to: yard.email ?? textIn(settings.supportEmail, language),
    ...(hold.email ? { replyTo: hold.email } : {}),
    subject: content.title,
    letter: content,
  };
};

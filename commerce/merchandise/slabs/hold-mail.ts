import { textIn } from '#contract/languages.ts';
import { dateFormat } from '#contract/date-format.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import { wordingOf } from '#contract/languages.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { firstName } from '#commerce/platform/mail/first-name.ts';
import { HOLD_PATH } from '#contract/slabs.ts';
import messages from './messages.json' with { type: 'json' };
import type { Hold } from './types.ts';

const say = translations(messages);

export const HOLD_EVENTS = ['held', 'reminder', 'expired', 'cancelled'] as const;
export type HoldEvent = (typeof HOLD_EVENTS)[number];

/** The page on which a hold can be bought or cancelled. */
export const linkOf = (
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { pathPrefix }: Pick<StoreView, 'pathPrefix'>,
  token: string,
): string => `${publicUrl}${pathPrefix}${HOLD_PATH}?token=${token}`;

/** The first name with its comma. */
const greeting = ({ fullname }: Hold): string => {
  const name = firstName(fullname);
  return name ? `, ${name}` : '';
};

type Parts = {
  /** Name of the slab. */
  name: string;
  /** Location of the slab. */
  yard: Pick<Showroom, 'name' | 'telephone' | 'timeZone'> | undefined;
  link: string;
  view: StoreView;
  settings: Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress'>;
};

/** In the time zone of the yard. */
const momentOf = ({ expiresAt }: Hold, { view, yard }: Pick<Parts, 'view' | 'yard'>): string =>
  dateFormat(view.locale.replace('_', '-'), {
    timeZone: yard?.timeZone ?? 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(expiresAt);

/** Email to the holder of a slab, in the language of the hold. */
export const holdMail = (event: HoldEvent, hold: Hold & { email: string }, parts: Parts): MailMessage => {
  const { name, yard, link, view, settings } = parts;
  const write = say(wordingOf(view));
  const runs = event === 'held' || event === 'reminder';
  const content: EmailContent = {
    ...emailFrame(view, settings),
    title: write(`hold.mail.title.${event}`),
    paragraphs: [write(`hold.mail.intro.${event}`, { name: greeting(hold), slab: name })],
    facts: [
      [write('hold.mail.slab'), name],
      ...(runs ? [[write('hold.mail.until'), momentOf(hold, parts)] as const] : []),
      ...(yard
        ? [[write('hold.mail.yard'), yard.name] as const, [write('hold.mail.telephone'), yard.telephone] as const]
        : []),
      [write('hold.mail.number'), String(hold.id)],
    ],
    ...(runs ? { action: { label: write('hold.mail.action'), url: link } } : {}),
    notes: [
      ...(runs ? [write('hold.mail.link')] : []),
      write('hold.mail.consent'),
      textIn(settings.mailAddress, view.language),
    ],
  };
  return {
    to: hold.email,
    subject: write(`hold.mail.subject.${event}`, { slab: name }),
    letter: content,
  };
};

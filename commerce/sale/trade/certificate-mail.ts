import { textIn } from '#contract/languages.ts';
import { dateFormat } from '#contract/date-format.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import { placeName } from './place-name.ts';
import type { TradeEvent } from './trade-mail.ts';
import type { TaxCertificate } from './types.ts';

const say = translations(messages);

type About = Pick<TaxCertificate, 'number' | 'countryId' | 'regionCode' | 'validUntil'> & { email: string };
type MailSettings = Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress' | 'supportEmail'>;

const partsOf = ({ number, countryId, regionCode, validUntil }: About, view: StoreView, settings: MailSettings) => {
  const write = say(view.language);
  const language = view.locale.replace('_', '-');
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(validUntil));
  return {
    ...emailFrame({ locale: language }, settings),
    facts: [
      [write('certificate.mail.number'), number],
      [
        write(regionCode === '' ? 'certificate.mail.country' : 'certificate.mail.place'),
        placeName({ countryId, regionCode }, view.language),
      ],
      [write('certificate.mail.until'), day],
    ] as const,
  };
};

/** Email to the customer about a certificate, in the language in which it was sent. */
export const certificateMail = (
  event: TradeEvent,
  about: About & { reason: string | null },
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const write = say(view.language);
  const content: EmailContent = {
    ...partsOf(about, view, settings),
    title: write(`certificate.mail.${event}.title`),
    paragraphs: [write(`certificate.mail.${event}.text`), ...(about.reason === null ? [] : [about.reason])],
    notes: [write('certificate.mail.why'), textIn(settings.mailAddress, view.language)],
  };
  return {
    to: about.email,
    replyTo: textIn(settings.supportEmail, view.language),
    subject: write(`certificate.mail.${event}.title`),
    letter: content,
  };
};

/** Email to staff: the request, and the commands that decide it. Documents are not attached. */
export const certificateDeskMail = (
  about: About & { id: number },
  desk: string,
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const write = say(view.language);
  const { id, email } = about;
  const parts = partsOf(about, view, settings);
  const content: EmailContent = {
    ...parts,
    title: write('certificate.desk.title', { id }),
    paragraphs: [
      write('trade.desk.papers', { command: `npm run staff -- certificates files ${id}` }),
      write('trade.desk.decide', {
        approve: `npm run staff -- certificates approve ${id}`,
        decline: `npm run staff -- certificates decline ${id} --comment`,
      }),
    ],
    facts: [...parts.facts, [write('trade.desk.email'), email]],
    notes: [textIn(settings.mailAddress, view.language)],
  };
  return {
    to: desk,
    replyTo: email,
    subject: write('certificate.desk.title', { id }),
    letter: content,
  };
};

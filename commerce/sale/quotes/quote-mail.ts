import { textIn } from '#contract/languages.ts';
import { encodedFilePath } from '#contract/file-path.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { nameOfLine } from './quoted-products.ts';
import type { LineWithProduct, QuoteWithProducts } from './quoted-products.ts';
import { totalOf } from './rules.ts';
import type { Contact } from './store.ts';
import { wordsOf } from './words.ts';

export const QUOTE_MAIL_EVENTS = ['received', 'answered', 'declined', 'withdrawn'] as const;
export type QuoteMailEvent = (typeof QUOTE_MAIL_EVENTS)[number];

type MailSettings = Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress' | 'supportEmail'>;
type About = { quote: QuoteWithProducts; contact: Contact };

/** A JPEG of twice the displayed width, because email programs do not support WebP. */
const pictureOf = ({ sellable }: LineWithProduct, publicUrl: string): string | undefined =>
  sellable?.imageFile
    ? `${publicUrl}/media/catalog/product/${encodedFilePath(sellable.imageFile)}?width=160&height=160&fit=cover&format=pjpg`
    : undefined;

const contentOf = ({ quote }: About, view: StoreView, settings: MailSettings, hasPrices: boolean) => {
  const { t, locale, money, date, day, area, details, unitPrice } = wordsOf(quote, view);
  return {
    ...emailFrame({ locale }, settings),
    panel: [
      [t('quote.mail.number'), quote.number] as const,
      hasPrices && quote.validUntil
        ? ([t('quote.mail.until'), day(quote.validUntil)] as const)
        : ([t('quote.mail.asked'), date(quote.requestedAt)] as const),
    ],
    items: quote.lines.map((line) => ({
      name: nameOfLine(line),
      details: [
        ...details(line),
        ...area(line),
        ...(line.quantity === null ? [] : [`${t('quote.mail.quantity')} ${line.quantity}`]),
        ...(hasPrices && line.price !== null ? [unitPrice(line, line.price)] : []),
        ...(line.note ? [line.note] : []),
      ],
      amount: !hasPrices
        ? ''
        : line.price === null
          ? t('quote.mail.not_offered')
          : money(line.price * (line.quantity ?? 0)),
      picture: pictureOf(line, settings.publicUrl),
    })),
  };
};

/** Email to the customer about a quote, in the language of the request. */
export const quoteMail = (
  event: QuoteMailEvent,
  about: About & { reason: string | null },
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const { quote, contact, reason } = about;
  const { t, money } = wordsOf(quote, view);
  const hasPrices = event === 'answered';
  const title = t(`quote.mail.${event}.title`, { number: quote.number });
  const content: EmailContent = {
    ...contentOf(about, view, settings, hasPrices),
    title,
    paragraphs: [
      t(`quote.mail.${event}.text`),
      ...(reason === null ? [] : [reason]),
      ...(hasPrices && quote.message ? [quote.message] : []),
    ],
    ...(hasPrices && {
      total: [
        t(view.includedTax ? 'quote.mail.total_included' : 'quote.mail.total'),
        money(totalOf(quote.lines)),
      ] as const,
      sums: [],
    }),
    ...(hasPrices && quote.shippingNote && { facts: [[t('quote.mail.shipping'), quote.shippingNote] as const] }),
    action: {
      label: t(hasPrices ? 'quote.mail.accept' : 'quote.mail.see'),
      url: `${settings.publicUrl}${view.pathPrefix}/account-quotes?quote=${quote.number}`,
      ...(hasPrices && { hint: t('quote.mail.hint') }),
    },
    notes: [t('quote.mail.why'), textIn(settings.mailAddress, view.language)],
  };
  return {
    to: contact.email,
    replyTo: textIn(settings.supportEmail, view.language),
    subject: title,
    letter: content,
  };
};

/** Email to staff: the request, and the commands that respond to it. */
export const quoteDeskMail = (
  about: About & { desk: string },
  view: StoreView,
  settings: MailSettings,
): MailMessage => {
  const { quote, contact, desk } = about;
  const { t } = wordsOf(quote, view);
  const content: EmailContent = {
    ...contentOf(about, view, settings, false),
    title: t('quote.desk.title', { number: quote.number }),
    paragraphs: [
      ...(quote.note ? [quote.note] : []),
      t('quote.desk.price', { command: `npm run staff -- quote price ${quote.number} 1 12.50` }),
      t('quote.desk.answer', {
        answer: `npm run staff -- quote answer ${quote.number}`,
        decline: `npm run staff -- quote decline ${quote.number} --comment`,
      }),
    ],
    facts: [
      [t('quote.desk.name'), `${contact.firstname} ${contact.lastname}`],
      [t('quote.desk.email'), contact.email],
      [t('quote.desk.view'), `${view.name} (${view.code})`],
    ],
    notes: [textIn(settings.mailAddress, view.language)],
  };
  return {
    to: desk,
    replyTo: contact.email,
    subject: t('quote.desk.title', { number: quote.number }),
    letter: content,
  };
};

import { textIn } from '#contract/languages.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { shopName } from '#commerce/platform/mail/brand.ts';
import { renderPdf } from '#commerce/platform/pdf/render.ts';
import type { Cell, PdfContent } from '#commerce/platform/pdf/render.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { shopDay } from '#commerce/platform/shop-time.ts';
import { nameOfLine } from './quoted-products.ts';
import type { LineWithProduct, QuoteWithProducts } from './quoted-products.ts';
import { PAPER_RATE, say, stateOn, totalOf } from './rules.ts';
import { readContact } from './store.ts';
import type { Contact } from './store.ts';
import { wordsOf } from './words.ts';

type About = {
  quote: QuoteWithProducts;
  contact: Contact;
  view: StoreView;
  settings: Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress'>;
  today: string;
};

const rowOf = (line: LineWithProduct, { quote, view }: About): readonly Cell[] => {
  const { t, money, count, area, details, unitPrice } = wordsOf(quote, view);
  const table = {
    text: nameOfLine(line),
    details: [details(line).join(' · '), ...area(line), ...(line.note ? [line.note] : [])],
  };
  return [
    table,
    { text: line.quantity === null ? '' : count(line.quantity) },
    { text: line.price === null ? '' : unitPrice(line, line.price) },
    {
      text:
        line.price === null
          ? quote.state === 'requested'
            ? ''
            : t('quote.mail.not_offered')
          : money(line.price * (line.quantity ?? 0)),
    },
  ];
};

/** Content of a quote's PDF, in the language of the store view. */
export const quotePdf = (about: About): PdfContent => {
  const { quote, contact, view, settings, today } = about;
  const { t, locale, money, date, day } = wordsOf(quote, view);
  return {
    locale,
    shop: shopName(settings),
    shopLines: textIn(settings.mailAddress, view.language).split(/\s*\n\s*/),
    title: t('quote.paper.title', { number: quote.number }),
    madeAt: quote.changedAt,
    facts: [
      [t('quote.mail.asked'), date(quote.requestedAt)],
      [t('quote.paper.state'), t(`quote.state.${stateOn(quote, today)}`)],
      ...(quote.validUntil ? [[t('quote.mail.until'), day(quote.validUntil)] as const] : []),
      ...(quote.shippingNote ? [[t('quote.mail.shipping'), quote.shippingNote] as const] : []),
    ],
    blocks: [
      { title: t('quote.paper.for'), lines: [`${contact.firstname} ${contact.lastname}`, contact.email] },
      ...(quote.message ? [{ title: t('quote.paper.message'), lines: [quote.message] }] : []),
    ],
    columns: [
      { title: t('quote.paper.goods'), share: 0.48 },
      { title: t('quote.mail.quantity'), share: 0.12, isNumber: true },
      { title: t('quote.paper.unit'), share: 0.2, isNumber: true },
      { title: t('quote.paper.amount'), share: 0.2, isNumber: true },
    ],
    rows: quote.lines.map((line) => rowOf(line, about)),
    sums: [],
    total: quote.validUntil
      ? [t(view.includedTax ? 'quote.mail.total_included' : 'quote.mail.total'), money(totalOf(quote.lines))]
      : null,
    notes: [t('quote.paper.note')],
    pageOf: (page, pages) => t('quote.paper.page', { page, pages }),
  };
};

export type QuoteFile = { name: string; bytes: Buffer };

const rendered = async (platform: Platform, quote: QuoteWithProducts, view: StoreView): Promise<QuoteFile> => {
  const contact = (await readContact(platform.db.kysely, quote.customerId)) ?? {
    firstname: '',
    lastname: '',
    email: '',
  };
  const { settings, clock } = platform;
  const paper = quotePdf({ quote, contact, view, settings, today: shopDay(clock.now()) });
  return {
    name: `${say(view.language)('quote.paper.file')}-${quote.number}.pdf`,
    bytes: await renderPdf(paper, settings.theme),
  };
};

/** A quote as PDF; the caller checks who may read it. */
export const pdfOfQuote = (context: CommerceContext, quote: QuoteWithProducts): Promise<QuoteFile> => {
  context.rateLimit.checkIfEnabled('quote-paper', String(context.customer?.id ?? context.ip), PAPER_RATE);
  return rendered(context, quote, context.storeView);
};

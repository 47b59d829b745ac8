import { textIn } from '#contract/languages.ts';
import { toMajor } from '#contract/money.ts';
import { isSampleSku } from '#contract/samples.ts';
import { addressLines } from '#commerce/people/address/service.ts';
import { isPaidFirst } from '#commerce/sale/payment/rules.ts';
import { shopName } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import { laterWords } from '#commerce/sale/checkout/service.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { Language, StoreView } from '#commerce/platform/store-view-types.ts';
import { expectedWords, laterFreightWords } from './expected-words.ts';
import { moneyFormat, pictureOf, writtenDate } from './email-format.ts';
import { lotWords } from './lot-rules.ts';
import { lineWords } from './line-words.ts';
import { mailTexts } from './mail-texts.ts';
import { taxRows } from './tax-rows.ts';
import { placeLines } from './place-lines.ts';
import { finalNames } from './agreement-rules.ts';
import type { ConfirmedLine, ConfirmedOrder } from './types.ts';

export type OrderMailSettings = Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress'>;

const isSample = ({ sku }: ConfirmedLine): boolean => isSampleSku(sku);

/** Samples stand apart, below the rest. */
const samplesLast = (lines: readonly ConfirmedLine[]): readonly ConfirmedLine[] => [
  ...lines.filter((line) => !isSample(line)),
  ...lines.filter(isSample),
];

const quoted = ({ quoteNumbers = [], language }: ConfirmedOrder): readonly string[] =>
  quoteNumbers.length > 0 ? [mailTexts(language).quotes(quoteNumbers.join(', '))] : [];

/** Only a paid order is described as being prepared. */
const introOf = ({ isVirtual, isPickup, paymentMethodCode }: ConfirmedOrder, language: Language): string => {
  const texts = mailTexts(language);
  if (isPaidFirst(paymentMethodCode)) return texts.introUnpaid;
  if (isVirtual) return texts.introVirtual;
  return isPickup ? texts.introPickup : texts.intro;
};

/** Text of the accepted agreement, if there is one. */
const agreed = ({ agreement, lines, language }: ConfirmedOrder, locale: string): NonNullable<EmailContent['blocks']> =>
  agreement?.agreedAt
    ? [
        {
          title: mailTexts(language).finalSale,
          lines: [
            finalNames(lines),
            mailTexts(language).agreed(writtenDate(locale).format(agreement.agreedAt), agreement.words),
          ],
        },
      ]
    : [];

export type OrderMailFacts = {
  /** The pickup location, if the order is picked up in a showroom. */
  showroom?: Showroom | undefined;
  canTrack: boolean;
};

/** An order as its mail shows it: amounts and dates formatted for the store view's language. */
export const orderContent = (
  order: ConfirmedOrder,
  view: StoreView,
  settings: OrderMailSettings,
  { showroom, canTrack }: OrderMailFacts,
): EmailContent => {
  const { publicUrl, mailAddress } = settings;
  const texts = mailTexts(view.language);
  const locale = view.locale.replace('_', '-');
  const shop = shopName(settings);
  const money = (minor: number): string => moneyFormat(locale, order.currency).format(toMajor(minor, order.currency));
  const taxes = taxRows(order, order.taxes, { money, included: texts.included });
  const { shipping, billing } = order.addresses;
  const taken = (part: 'amount' | 'shippingAmount'): (readonly [string, string])[] =>
    order.discounts
      .filter((discount) => discount[part] > 0)
      .map(({ labels, couponCode, [part]: amount }) => {
        const label = textIn(labels, view.language);
        return [couponCode === null ? label : `${label} (${couponCode})`, money(-amount)] as const;
      });
  return {
    language: locale,
    shop,
    publicUrl,
    title: texts.thanks(shipping.firstname),
    preview: texts.preview,
    paragraphs: [introOf(order, view.language)],
    panel: [
      [texts.orderNumber, order.number],
      [texts.placedOn, writtenDate(locale).format(order.placedAt)],
    ],
    items: samplesLast(order.lines).map((line, index, lines) => ({
      ...(isSample(line) && !(lines[index - 1] && isSample(lines[index - 1]!)) && { heading: texts.samples }),
      name: line.parent?.name ?? line.name,
      details: [
        ...lineWords({ ...line, isVariant: line.parent !== null }, view.language),
        line.sku,
        `${texts.quantity} ${line.quantity}`,
        ...lotWords(line.lots ?? [], line.quantity, view.language),
        ...laterWords(line, view.language),
      ],
      amount: isSample(line) && line.rowTotal === 0 ? texts.freeSample : money(line.rowTotal),
      picture: pictureOf(line, publicUrl),
    })),
    sums: [
      [texts.subtotal, money(order.subtotal)],
      ...taken('amount'),
      ...(order.isVirtual
        ? []
        : [[texts.shipping, order.shippingAmount === 0 ? texts.free : money(order.shippingAmount)] as const]),
      ...taken('shippingAmount'),
      ...taxes.above,
    ],
    total: [texts.total, money(order.grandTotal)],
    included: taxes.below,
    ...(canTrack && {
      action: {
        label: texts.track,
        url: `${publicUrl}${view.pathPrefix || '/'}#track-my-order`,
        hint: texts.trackHint,
      },
    }),
    blocks: [
      ...(order.isVirtual
        ? []
        : [
            {
              title: order.isPickup ? texts.pickedUpBy : texts.shipTo,
              lines: addressLines(shipping, view.language),
            },
          ]),
      { title: texts.billTo, lines: addressLines(billing, view.language) },
      ...(order.isVirtual
        ? []
        : [
            {
              title: texts.delivery,
              lines: [
                order.shippingTitle,
                ...expectedWords(order, order.language, locale),
                ...laterFreightWords(order, view.language, money),
                ...(showroom ? placeLines(showroom, view.language) : []),
              ],
            },
          ]),
      {
        title: texts.payment,
        lines: [order.paymentTitle, ...quoted(order), ...(order.paymentInstructions?.split('\n') ?? [])],
      },
      ...agreed(order, locale),
    ],
    ...(order.isVirtual ? {} : { closing: texts.claim }),
    notes: [texts.sentBy(shop), textIn(mailAddress, view.language)],
  };
};

import { taxesOf, taxRows } from '../tax-rows.ts';
import { textIn } from '#contract/languages.ts';
import { toMajor } from '#contract/money.ts';
import { addressLines } from '#commerce/people/address/service.ts';
import { shopName } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { EmailBlock } from '#commerce/platform/mail/email-parts.ts';
import type { EmailItem } from '#commerce/platform/mail/email-parts.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import { wordingOf } from '#contract/languages.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import type { DeliveryWindow } from '#commerce/sale/shipping/types.ts';
import { writtenDate, moneyFormat, pictureOf } from '../email-format.ts';
import messages from '../messages.json' with { type: 'json' };
import type { BoughtOrder } from '../bought-types.ts';
import type { MoneyBack } from '../mails/types.ts';
import type { OrderReturn } from '../returns/types.ts';
import type { OrderDocument, Shipment } from './types.ts';
import { arrivalFacts, followingFacts, wordsOfFreight, wordsOfMoney } from './life-email-words.ts';
import type { About } from './life-email-words.ts';
import { lineWords } from '../line-words.ts';
import { placeLines } from '../place-lines.ts';
import { shippedLots } from '../lot-rules.ts';
import { carrierOrWay, trackUrl } from './track-rules.ts';

const say = translations(messages);

/** Content of an email about an order. */
export type LifeMailOf =
  | { kind: 'invoice'; document: OrderDocument }
  | {
      kind: 'refund';
      document: OrderDocument;
      back: MoneyBack;
      /** True if nothing is left of the second shipment after it. */
      dropsSecond?: boolean;
    }
  | {
      kind: 'shipment';
      shipment: Shipment;
      isAll: boolean;
      /** Amount charged to the card for these items; 0 if none. */
      charged?: number;
      /** Arrival days; null if unknown. */
      arrives?: DeliveryWindow | null;
    }
  | {
      kind: 'ready';
      /** Undefined if the showroom has closed. */
      showroom?: Showroom | undefined;
      due: number;
    }
  | { kind: 'canceled'; amount: number; setFree?: number }
  | { kind: 'cancel_request'; link: string; /** True for the units not in stock yet. */ isLater?: boolean }
  | {
      kind: 'return';
      request: Pick<OrderReturn, 'number' | 'kind' | 'state' | 'items' | 'replacement'>;
      /** Page of a guest order; null for a customer, who uses the account page. */
      link: string | null;
      restockingPercent: number;
    };

const itemsOf = (
  { order, view, settings }: About,
  rows: readonly { itemId: number; quantity: number; amount: string; lots?: readonly string[] }[],
  quantityWord: string,
): readonly EmailItem[] =>
  rows.flatMap(({ itemId, quantity, amount, lots = [] }) => {
    const line = order.lines.find(({ id }) => id === itemId);
    if (!line) return [];
    return [
      {
        name: line.parent?.name ?? line.name,
        details: [
          ...lineWords({ ...line, isVariant: line.parent !== null }, view.language),
          line.sku,
          `${quantityWord} ${quantity}`,
          ...lots,
        ],
        amount,
        picture: pictureOf(line, settings.publicUrl),
      },
    ];
  });

type Part = Pick<EmailContent, 'title' | 'paragraphs' | 'panel' | 'items' | 'sums' | 'total' | 'included' | 'facts'>;

/** Texts, items and totals of each kind. */
const partOf = (about: About, of: LifeMailOf, comment: string | null): Part => {
  const { order, view, carriers } = about;
  const t = say(wordingOf(view));
  const money = (minor: number): string =>
    moneyFormat(view.locale.replace('_', '-'), order.currency).format(toMajor(minor, order.currency));
  const number = [t('order.mail.orderNumber'), order.number] as const;
  const remark = comment
    ? [
        [
          t(of.kind === 'canceled' || of.kind === 'cancel_request' ? 'order.mail.reason' : 'order.mail.comment'),
          comment,
        ] as const,
      ]
    : [];
  switch (of.kind) {
    case 'shipment': {
      const { shipment, charged = 0 } = of;
      return {
        title: t('order.mail.shipment.title'),
        paragraphs: [t(of.isAll ? 'order.mail.shipment.all' : 'order.mail.shipment.part')],
        panel: [number, [t('order.mail.shipment.number'), shipment.number]],
        items: itemsOf(
          about,
          shipment.items.map((item) => ({
            ...item,
            amount: '',
            lots: shippedLots(order, shipment, item, view.language),
          })),
          t('order.mail.quantity'),
        ),
        facts: [
          ...arrivalFacts(about, of.arrives ?? null),
          ...(of.isAll ? [] : followingFacts(about)),
          ...shipment.tracks.map((track) => {
            const url = trackUrl(track, carriers, view.language);
            const name = `${carrierOrWay(order, track, carriers, view.language)} ${track.number}`;
            const label = t('order.mail.shipment.tracking');
            return url ? ([label, name, url] as const) : ([label, name] as const);
          }),
          ...(charged > 0 ? [[t('order.mail.shipment.charged'), money(charged)] as const] : []),
          ...remark,
        ],
      };
    }
    case 'ready':
      return {
        title: t('order.mail.ready.title'),
        paragraphs: [t('order.mail.ready.intro')],
        panel: [number],
        facts: [...(of.due ? [[t('order.mail.ready.due'), money(of.due)] as const] : []), ...remark],
      };
    case 'return': {
      const { request, restockingPercent } = of;
      const isCharged = request.kind === 'return' && request.state === 'approved' && restockingPercent > 0;
      const { replacement } = request;
      if (replacement !== null) {
        const way = order.isPickup ? 'order.mail.replaced.pickup' : 'order.mail.replaced.text';
        return {
          title: t('order.mail.replaced'),
          paragraphs: [t(way, { order: replacement })],
          panel: [number, [t(`order.mail.${request.kind}.number`), request.number]],
          items: itemsOf(
            about,
            request.items.filter(({ isReplaced }) => isReplaced).map((item) => ({ ...item, amount: '' })),
            t('order.mail.quantity'),
          ),
          facts: remark,
        };
      }
      const state = request.state === 'refunded' || request.state === 'replaced' ? 'received' : request.state;
      return {
        title: t(`order.mail.${request.kind}.${state}`),
        paragraphs: [
          t(`order.mail.${request.kind}.${state}.text`),
          ...(isCharged ? [t('order.mail.return.fee', { percent: restockingPercent })] : []),
        ],
        panel: [number, [t(`order.mail.${request.kind}.number`), request.number]],
        items: itemsOf(
          about,
          request.items.map((item) => ({ ...item, amount: '' })),
          t('order.mail.quantity'),
        ),
        facts: remark,
      };
    }
    case 'cancel_request':
      return {
        title: t(of.isLater ? 'order.mail.cancel_request.later.title' : 'order.mail.cancel_request.title'),
        paragraphs: [
          t(of.isLater ? 'order.mail.cancel_request.later' : 'order.mail.cancel_request.intro'),
          ...(of.isLater ? wordsOfFreight(about, money) : []),
        ],
        panel: [number],
        facts: remark,
      };
    case 'canceled': {
      const setFree = of.setFree ? t('order.mail.canceled.set_free', { amount: money(of.setFree) }) : undefined;
      const way = order.isPaidLater ? 'order.mail.canceled.by_hand' : 'order.mail.canceled.card';
      return {
        title: t('order.mail.canceled.title'),
        paragraphs: [
          of.amount > 0 ? t(way, { amount: money(of.amount) }) : (setFree ?? t('order.mail.canceled.nothing')),
        ],
        panel: [number],
        items: itemsOf(
          about,
          order.lines.map(({ id, quantity, rowTotal }) => ({ itemId: id, quantity, amount: money(rowTotal) })),
          t('order.mail.quantity'),
        ),
        facts: remark,
      };
    }
    default: {
      const { kind, document } = of;
      const back = of.kind === 'refund' ? [wordsOfMoney(order, of.back, document.grandTotal)] : [];
      const taken = order.discounts.flatMap(({ labels }, index) => {
        const { amount, shippingAmount } = document.discounts[index] ?? { amount: 0, shippingAmount: 0 };
        return amount + shippingAmount > 0
          ? [[textIn(labels, view.language), money(-(amount + shippingAmount))] as const]
          : [];
      });
      const taxes = taxRows(order, taxesOf(order, document), {
        money,
        included: (tax) => t('order.mail.included', { tax }),
      });
      return {
        title: t(`order.mail.${kind}.title`),
        paragraphs: [
          t(`order.mail.${kind}.intro`),
          ...back.flatMap((key) => (key ? [t(key, { amount: money(of.kind === 'refund' ? of.back.amount : 0) })] : [])),
          ...(of.kind === 'refund' && of.dropsSecond ? wordsOfFreight(about, money, document) : []),
        ],
        panel: [number, [t(`order.mail.${kind}.number`), document.number]],
        items: itemsOf(
          about,
          document.items.map((item) => ({ ...item, amount: money(item.rowTotal) })),
          t('order.mail.quantity'),
        ),
        sums: [
          [t('order.mail.subtotal'), money(document.subtotal)],
          ...(document.shippingAmount > 0 ? [[t('order.mail.shipping'), money(document.shippingAmount)] as const] : []),
          ...taken,
          ...taxes.above,
          ...(document.adjustment < 0 ? [[t('order.mail.refund.fee'), money(document.adjustment)] as const] : []),
        ],
        total: [t(kind === 'refund' ? 'order.mail.refund.total' : 'order.mail.total'), money(document.grandTotal)],
        included: taxes.below,
        facts: remark,
      };
    }
  }
};

const subjectOf = (order: BoughtOrder, view: StoreView, of: LifeMailOf): string => {
  if (of.kind === 'return')
    return say(wordingOf(view))(`order.mail.${of.request.kind}.subject`, {
      document: of.request.number,
      number: order.number,
    });
  const document = 'document' in of ? of.document.number : '';
  if (of.kind === 'shipment' && !of.isAll)
    return say(wordingOf(view))('order.mail.shipment.part.subject', { number: order.number });
  return say(wordingOf(view))(`order.mail.${of.kind}.subject`, { number: order.number, document });
};

/**
 * Billing or delivery blocks. Emails about returns have none: a delivery address could be mistaken for the return
 * address.
 */
const blocksOf = ({ order, view }: About, of: LifeMailOf): readonly EmailBlock[] => {
  if (of.kind === 'return') return [];
  const t = say(wordingOf(view));
  const { shipping, billing } = order.addresses;
  return [
    order.isVirtual || of.kind === 'invoice' || of.kind === 'refund'
      ? { title: t('order.mail.billTo'), lines: addressLines(billing, view.language) }
      : {
          title: t(order.isPickup ? 'order.mail.pickedUpBy' : 'order.mail.shipTo'),
          lines: addressLines(shipping, view.language),
        },
    ...(order.isVirtual || of.kind === 'refund'
      ? []
      : [
          {
            title: t('order.mail.delivery'),
            lines: [
              order.shippingTitle,
              ...(of.kind === 'ready' && of.showroom ? placeLines(of.showroom, view.language) : []),
            ],
          },
        ]),
  ];
};

/** An email about a change of an order, as HTML and text; `comment` is the note of the person who made the change. */
export const lifeMail = (about: About, of: LifeMailOf, comment: string | null = null): MailMessage => {
  const { order, view, settings } = about;
  const { publicUrl, mailAddress } = settings;
  const t = say(wordingOf(view));
  const shop = shopName(settings);
  const locale = view.locale.replace('_', '-');
  const { paragraphs, panel = [], ...part } = partOf(about, of, comment);
  const email: EmailContent = {
    language: locale,
    shop,
    publicUrl,
    ...part,
    // Omits the greeting, because the preview follows the subject.
    preview: paragraphs.join(' '),
    paragraphs: [t('order.mail.hello', { firstname: order.addresses.shipping.firstname }), ...paragraphs],
    panel:
      panel.length > 1 ? panel : [...panel, [t('order.mail.placedOn'), writtenDate(locale).format(order.placedAt)]],
    action:
      of.kind === 'return' && of.link !== null
        ? { label: t('order.mail.see'), url: of.link, hint: t('order.mail.see.hint') }
        : of.kind === 'cancel_request'
          ? { label: t('order.mail.cancel_request.action'), url: of.link, hint: t('order.mail.cancel_request.hint') }
          : {
              label: t('order.mail.track'),
              url: `${publicUrl}${view.pathPrefix || '/'}#track-my-order`,
              hint: t('order.mail.trackHint'),
            },
    blocks: blocksOf(about, of),
    ...(of.kind === 'shipment' && { closing: t('order.mail.check') }),
    notes: [t('order.mail.sentBy', { shop }), textIn(mailAddress, view.language)],
  };
  return { to: order.email, subject: subjectOf(order, view, of), letter: email };
};

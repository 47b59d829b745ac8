import { textIn } from '#contract/languages.ts';
import { toMajor } from '#contract/money.ts';
import { inUnit } from '#contract/area-price.ts';
import { decimalOf } from '#contract/decimal.ts';
import { addressLines } from '#commerce/people/address/service.ts';
import { shopName } from '#commerce/platform/mail/brand.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import type { BoughtLine, BoughtOrder } from '../bought-types.ts';
import { finalNames } from '../agreement-rules.ts';
import { carrierOrWay } from '../life/track-rules.ts';
import type { OrderDocument, OrderSettings, Shipment } from '../life/types.ts';
import { writtenDate, moneyFormat } from '../email-format.ts';
import { expectedWords, laterFreightWords } from '../expected-words.ts';
import messages from '../messages.json' with { type: 'json' };
import type { OrderMailSettings } from '../order-email.ts';
import type { Cell, PdfContent } from '#commerce/platform/pdf/render.ts';
import { taxesOf, taxRows } from '../tax-rows.ts';
import { shippedLots } from '../lot-rules.ts';
import { awaitedWords, laterWords } from '#commerce/sale/checkout/service.ts';
import { lineWords } from '../line-words.ts';

const say = translations(messages);

export type About = {
  order: BoughtOrder;
  view: StoreView;
  settings: OrderMailSettings;
  policy: OrderSettings | undefined;
  /** Square feet of one selling unit, by product. */
  coverage: ReadonlyMap<number, number>;
};

/** An invoice, a credit memo, a packing slip, or the whole order. */
export type PdfOf =
  | { kind: 'invoice' | 'credit_memo'; document: OrderDocument }
  | { kind: 'packing_slip'; shipment: Shipment }
  | { kind: 'receipt' };

const wordsOf = ({ order, view }: Pick<About, 'order' | 'view'>) => {
  const locale = view.locale.replace('_', '-');
  const t = say(view.language);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    locale,
    t,
    money: (minor: number): string => moneyFormat(locale, order.currency).format(toMajor(minor, order.currency)),
    date: (at: Date): string => writtenDate(locale).format(at),
    count: (value: number): string => number.format(value),
  };
};

const squareMetres = (squareFeet: number): number => {
  const decimal = decimalOf(squareFeet);
  if (!decimal) return 0;
  const { digits, scale } = inUnit(decimal, 'm2');
  return Number(digits) / 10 ** scale;
};

/** Name, options, SKU and coverage of a line. */
const itemCell = (about: About, line: BoughtLine, quantity: number): Cell => {
  const { t, count } = wordsOf(about);
  const covered = about.coverage.get(line.productId);
  const squareFeet = covered === undefined ? undefined : covered * quantity;
  return {
    text: line.parent?.name ?? line.name,
    details: [
      [...lineWords({ ...line, isVariant: line.parent !== null }, about.view.language), line.sku].join(' · '),
      ...(squareFeet === undefined
        ? []
        : [t('order.paper.area', { sqft: count(squareFeet), m2: count(squareMetres(squareFeet)) })]),
    ],
  };
};

type Row = { itemId: number; quantity: number; rowTotal: number; lots?: readonly string[] };

const rowsOf = (about: About, rows: readonly Row[], hasAmounts: boolean): readonly (readonly Cell[])[] => {
  const { money, count } = wordsOf(about);
  return rows.flatMap(({ itemId, quantity, rowTotal, lots = [] }) => {
    const line = about.order.lines.find(({ id }) => id === itemId);
    if (!line) return [];
    const cell = itemCell(about, line, quantity);
    const lineCell = { ...cell, details: [...(cell.details ?? []), ...lots] };
    const amounts = hasAmounts ? [{ text: money(line.unitPrice) }, { text: money(rowTotal) }] : [];
    return [[lineCell, { text: count(quantity) }, ...amounts]];
  });
};

type Sums = Pick<PdfContent, 'sums' | 'total' | 'included'>;

const taxRowsOf = (about: About, taxes: readonly { label: string; amount: number }[]) => {
  const { t, money } = wordsOf(about);
  return taxRows(about.order, taxes, { money, included: (tax) => t('order.mail.included', { tax }) });
};

const documentSums = (about: About, document: OrderDocument, isCredit: boolean): Sums => {
  const { order, view } = about;
  const { t, money } = wordsOf(about);
  const taxes = taxRowsOf(about, taxesOf(order, document));
  const taken = order.discounts.flatMap(({ labels }, index) => {
    const { amount = 0, shippingAmount = 0 } = document.discounts[index] ?? {};
    return amount + shippingAmount > 0
      ? [[textIn(labels, view.language), money(-(amount + shippingAmount))] as const]
      : [];
  });
  return {
    sums: [
      [t('order.mail.subtotal'), money(document.subtotal)],
      ...(document.shippingAmount > 0 ? [[t('order.mail.shipping'), money(document.shippingAmount)] as const] : []),
      ...taken,
      ...taxes.above,
      ...(document.adjustment < 0 ? [[t('order.mail.refund.fee'), money(document.adjustment)] as const] : []),
    ],
    total: [t(isCredit ? 'order.mail.refund.total' : 'order.mail.total'), money(document.grandTotal)],
    included: taxes.below,
  };
};

const receiptSums = (about: About): Sums => {
  const { order, view } = about;
  const { t, money } = wordsOf(about);
  const taxes = taxRowsOf(about, order.taxes);
  return {
    sums: [
      [t('order.mail.subtotal'), money(order.subtotal)],
      ...(order.isVirtual
        ? []
        : [
            [
              t('order.mail.shipping'),
              order.shippingAmount > 0 ? money(order.shippingAmount) : t('order.mail.free'),
            ] as const,
          ]),
      ...order.discounts.flatMap(({ labels, amount, shippingAmount }) =>
        amount + shippingAmount > 0
          ? [[textIn(labels, view.language), money(-(amount + shippingAmount))] as const]
          : [],
      ),
      ...taxes.above,
    ],
    total: [t('order.mail.total'), money(order.grandTotal)],
    included: taxes.below,
  };
};

/** The accepted agreement, as it was shown. */
const agreedNotes = (about: About): readonly string[] => {
  const { agreement, lines } = about.order;
  const { t, date } = wordsOf(about);
  if (!agreement?.agreedAt) return [];
  const { agreedAt, words } = agreement;
  return [
    `${t('order.mail.final_sale')} – ${finalNames(lines)}. ${t('order.mail.agreed', { day: date(agreedAt), words })}`,
  ];
};

/** Lines without units in the shipment, because they are not in stock yet. */
const followingNotes = (about: About, { items }: Shipment): readonly string[] => {
  const { order, view } = about;
  const sent = new Set(items.map(({ itemId }) => itemId));
  return order.lines
    .filter(({ id, awaited }) => !sent.has(id) && awaited)
    .map((line) => {
      const name = line.parent?.name ?? line.name;
      const units = awaitedWords(line, view.language).join(' ');
      return wordsOf(about).t('order.paper.follows', { name, sku: line.sku, units });
    });
};

const numberOf = (order: BoughtOrder, of: PdfOf): string => {
  if (of.kind === 'receipt') return order.number;
  return of.kind === 'packing_slip' ? of.shipment.number : of.document.number;
};

const dateOf = (order: BoughtOrder, of: PdfOf): Date => {
  if (of.kind === 'receipt') return order.placedAt;
  return of.kind === 'packing_slip' ? of.shipment.sentAt : of.document.createdAt;
};

/**
 * Returns the rows of an invoice, credit memo or packing slip. Invoices and packing slips also list the units not in
 * stock yet.
 */
const documentRows = ({ order, view }: About, of: Exclude<PdfOf, { kind: 'receipt' }>): readonly Row[] => {
  const rows: readonly Row[] =
    of.kind === 'packing_slip'
      ? of.shipment.items.map((item) => ({
          ...item,
          rowTotal: 0,
          lots: shippedLots(order, of.shipment, item, view.language),
        }))
      : of.document.items;
  if (of.kind === 'credit_memo') return rows;
  return rows.map((row) => {
    const line = order.lines.find(({ id }) => id === row.itemId);
    return { ...row, lots: [...(row.lots ?? []), ...(line ? awaitedWords(line, view.language) : [])] };
  });
};

const notesOf = (about: About, of: PdfOf): readonly string[] => {
  if (of.kind === 'receipt') return agreedNotes(about);
  if (of.kind !== 'packing_slip') return [];
  return [...followingNotes(about, of.shipment), wordsOf(about).t('order.mail.check')];
};

/** Content of a PDF, in the language of the store view. */
export const pdfOf = (about: About, of: PdfOf): PdfContent => {
  const { order, view, settings, policy } = about;
  const { t, locale, date, money } = wordsOf(about);
  const hasAmounts = of.kind !== 'packing_slip';
  const { shipping, billing } = order.addresses;
  const number = numberOf(order, of);
  const rows: readonly Row[] =
    of.kind === 'receipt'
      ? order.lines.map(({ id, quantity, rowTotal, later }) => ({
          itemId: id,
          quantity,
          rowTotal,
          lots: laterWords({ quantity, later }, view.language),
        }))
      : documentRows(about, of);
  const sums: Sums =
    of.kind === 'receipt'
      ? receiptSums(about)
      : of.kind === 'packing_slip'
        ? { sums: [], total: null }
        : documentSums(about, of.document, of.kind === 'credit_memo');
  const parcels =
    of.kind === 'packing_slip'
      ? of.shipment.tracks.map(
          (track) =>
            [
              t('order.mail.shipment.tracking'),
              `${carrierOrWay(order, track, policy?.carriers ?? [], view.language)} ${track.number}`,
            ] as const,
        )
      : [];
  const registrations = (policy?.taxNumbers ?? []).map(
    ({ name, number: given }) => `${textIn(name, view.language)} ${given}`,
  );
  return {
    locale,
    shop: shopName(settings),
    shopLines: [...textIn(settings.mailAddress, view.language).split(/\s*\n\s*/), ...(hasAmounts ? registrations : [])],
    title: t(`order.paper.${of.kind}`, { number }),
    madeAt: dateOf(order, of),
    facts: [
      [t('order.mail.orderNumber'), order.number],
      [t('order.mail.placedOn'), date(order.placedAt)],
      ...(of.kind === 'receipt' ? [] : [[t('order.paper.date'), date(dateOf(order, of))] as const]),
      ...parcels,
      ...(hasAmounts ? [[t('order.mail.payment'), order.paymentTitle] as const] : []),
      ...(hasAmounts && order.quoteNumbers?.length
        ? [[t('order.paper.quote'), order.quoteNumbers.join(', ')] as const]
        : []),
    ],
    blocks: [
      ...(hasAmounts ? [{ title: t('order.mail.billTo'), lines: addressLines(billing, view.language) }] : []),
      ...(order.isVirtual
        ? []
        : [
            {
              title: t(order.isPickup ? 'order.mail.pickedUpBy' : 'order.mail.shipTo'),
              lines: addressLines(shipping, view.language),
            },
            {
              title: t('order.mail.delivery'),
              lines: [
                order.shippingTitle,
                ...(order.delivery ? expectedWords(order, view.language, locale) : []),
                ...(hasAmounts ? laterFreightWords(order, view.language, money) : []),
              ],
            },
          ]),
    ],
    columns: hasAmounts
      ? [
          { title: t('order.paper.goods'), share: 0.52 },
          { title: t('order.mail.quantity'), share: 0.12, isNumber: true },
          { title: t('order.paper.unit'), share: 0.16, isNumber: true },
          { title: t('order.paper.amount'), share: 0.2, isNumber: true },
        ]
      : [
          { title: t('order.paper.goods'), share: 0.84 },
          { title: t('order.mail.quantity'), share: 0.16, isNumber: true },
        ],
    rows: rowsOf(about, rows, hasAmounts),
    ...sums,
    notes: notesOf(about, of),
    pageOf: (page, pages) => t('order.paper.page', { page, pages }),
  };
};

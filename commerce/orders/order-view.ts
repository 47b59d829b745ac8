import { toMajor } from '#contract/money.ts';
import { addressLines } from '#commerce/address/service.ts';
import { shopName } from '#commerce/platform/mail/brand.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Language, StoreView } from '#commerce/stores/types.ts';
import { mailTexts } from './mail-texts.ts';
import type { Order } from './types.ts';

/** An order as its mail shows it: amounts and dates formatted for the store view's language. */
export type OrderView = {
  language: Language;
  shop: string;
  texts: (typeof mailTexts)[Language];
  order: {
    subject: string;
    greeting: string;
    intro: string;
    number: string;
    placedOn: string;
    trackUrl: string;
    shipTo: readonly string[];
    billTo: readonly string[];
    delivery: string;
    payment: string;
  };
  lines: readonly { name: string; options: readonly string[]; sku: string; quantity: number; amount: string }[];
  sums: readonly { label: string; amount: string }[];
  total: { label: string; amount: string };
};

/** Caches formatters: creating one costs more than the rest of a mail. */
const remembered = <A extends readonly string[], F>(make: (...names: A) => F): ((...names: A) => F) => {
  const made = new Map<string, F>();
  return (...names) => {
    const format = made.get(String(names)) ?? make(...names);
    // Stryker disable next-line CallExpression: without the cache it is only slower
    made.set(String(names), format);
    return format;
  };
};

const moneyFormat = remembered(
  (locale: string, currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }),
);
const dateFormat = remembered(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' }),
);

export const orderView = (
  order: Order,
  view: StoreView,
  { publicUrl, mailFrom }: Pick<Settings, 'publicUrl' | 'mailFrom'>,
): OrderView => {
  const texts = mailTexts[view.language];
  const locale = view.locale.replace('_', '-');
  const money = (minor: number): string => moneyFormat(locale, order.currency).format(toMajor(minor));
  const date = dateFormat(locale).format(order.placedAt);
  const { shipping, billing } = order.addresses;
  return {
    language: view.language,
    shop: shopName({ mailFrom }),
    texts,
    order: {
      subject: texts.subject(order.number),
      greeting: texts.thanks(shipping.firstname),
      intro: order.isPickup ? texts.introPickup : texts.intro,
      number: order.number,
      placedOn: date,
      trackUrl: `${publicUrl}${view.pathPrefix || '/'}#track-my-order`,
      shipTo: addressLines(shipping, view.language),
      billTo: addressLines(billing, view.language),
      delivery: order.shippingTitle,
      payment: order.paymentTitle,
    },
    lines: order.lines.map((line) => ({
      name: line.parent?.name ?? line.name,
      options: line.options.map(({ value }) => value),
      sku: line.sku,
      quantity: line.quantity,
      amount: money(line.rowTotal),
    })),
    sums: [
      { label: texts.subtotal, amount: money(order.subtotal) },
      { label: texts.shipping, amount: order.shippingAmount === 0 ? texts.free : money(order.shippingAmount) },
      ...order.taxes.map(({ label, amount }) => ({ label, amount: money(amount) })),
    ],
    total: { label: texts.total, amount: money(order.grandTotal) },
  };
};

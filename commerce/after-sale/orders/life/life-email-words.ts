import { laterWords } from '#commerce/sale/checkout/service.ts';
import type { DeliveryWindow } from '#commerce/sale/shipping/types.ts';
import type { Labelled } from '#commerce/platform/mail/email-parts.ts';
import { translations } from '#commerce/platform/messages.ts';
import { wordingOf } from '#contract/languages.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { dayFormat } from '../email-format.ts';
import messages from '../messages.json' with { type: 'json' };
import type { OrderMailSettings } from '../order-email.ts';
import type { BoughtLine, BoughtOrder } from '../bought-types.ts';
import { laterFreight } from '../later-freight.ts';
import type { MoneyBack } from '../mails/types.ts';
import { toShip } from './quantity-rules.ts';
import type { OrderDocument, OrderSettings } from './types.ts';

const say = translations(messages);

export type About = {
  order: BoughtOrder;
  view: StoreView;
  settings: OrderMailSettings;
  carriers: OrderSettings['carriers'];
};

/** Text about the refund of a credit memo; undefined for a credit of 0. */
export const wordsOfMoney = (
  order: BoughtOrder,
  { amount, isUncharged }: MoneyBack,
  credited: number,
): keyof typeof messages | undefined => {
  if (credited === 0) return undefined;
  if (amount > 0) return order.isPaidLater ? 'order.mail.canceled.by_hand' : 'order.mail.canceled.card';
  return isUncharged ? 'order.mail.refund.uncharged' : 'order.mail.refund.unpaid';
};

/** The price of the second shipment if it is canceled, in words; empty without shipping or a second shipment. */
export const wordsOfFreight = (
  { order, view }: About,
  money: (minor: number) => string,
  document?: OrderDocument,
): readonly string[] => {
  if (order.laterShippingAmount == null || order.shippingAmount === 0) return [];
  const t = say(wordingOf(view));
  if (order.laterShippingAmount === 0) return [t('order.mail.freight.shared')];
  const amount = money(laterFreight(order));
  if (!document) return [t('order.mail.freight.refunded', { amount })];
  const isCredited = document.shippingAmount === order.laterShippingAmount;
  return isCredited ? [t('order.mail.freight.credited', { amount })] : [];
};

const daysOf = (view: StoreView, { from, to }: DeliveryWindow) => {
  const day = dayFormat(view.locale.replace('_', '-'));
  return { from: day.format(new Date(from)), to: day.format(new Date(to)) };
};

/** The days between which a shipment arrives, in words. */
export const arrivalFacts = ({ view }: About, arrives: DeliveryWindow | null): readonly Labelled[] => {
  const t = say(wordingOf(view));
  return arrives ? [[t('order.mail.shipment.arrives'), t('order.mail.shipment.between', daysOf(view, arrives))]] : [];
};

/** Promised delivery days of units not in stock yet, else their expected day in stock. Empty if all are in stock. */
const laterDays = ({ order, view }: About, line: BoughtLine): readonly string[] => {
  const { awaited = 0, later } = line;
  if (awaited === 0 || !later) return [];
  const promised = order.isSplit ? order.laterDelivery : order.delivery;
  if (!promised) return laterWords({ quantity: toShip(line), later: { ...later, quantity: awaited } }, view.language);
  return [say(wordingOf(view))('order.mail.arrives', daysOf(view, promised))];
};

/** Items still to ship, with the delivery days of items not in stock yet. */
export const followingFacts = (about: About): readonly Labelled[] =>
  about.order.lines
    .filter((line) => toShip(line) > 0)
    .map((line) => [
      say(wordingOf(about.view))('order.mail.shipment.follows'),
      [`${toShip(line)} × ${line.parent?.name ?? line.name}`, ...laterDays(about, line)].join(' · '),
    ]);

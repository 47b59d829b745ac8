import { methodTitle } from '#commerce/sale/payment/rules.ts';
import { shippingTitleIn } from '#commerce/sale/shipping/title-rules.ts';
import type { PickupPlaces } from '#commerce/sale/shipping/types.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Language, Wording } from '#commerce/platform/store-view-types.ts';
import { taxLabel } from '#commerce/sale/tax/label-rules.ts';
import messages from './messages.json' with { type: 'json' };
import type { OrderTexts, PaidCard } from './types.ts';

const say = translations(messages);

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
};

/** A payment method with the number of the shopper's purchase order. */
export const withNumber = (title: string, purchaseOrder: string | null): string =>
  purchaseOrder ? `${title} · ${purchaseOrder}` : title;

/** The name of a payment method, with brand and last digits of the card. */
export const paymentTitle = (
  code: string,
  card: PaidCard | null,
  wording: Wording,
  purchaseOrder: string | null = null,
): string => {
  const title = methodTitle(code, wording);
  if (!card) return withNumber(title, purchaseOrder);
  const brand = BRANDS[card.brand] ?? card.brand;
  return say(wording)('order.payment.card', { title, brand, last4: card.last4 });
};

/** The order in the reader's language; stored texts are used in the language of the order. */
export const inLanguage = <O extends OrderTexts>(order: O, reader: Language, places: PickupPlaces): O => {
  if (order.language === reader) return order;
  const { shippingCarrierCode: carrierCode, shippingMethodCode: methodCode, shippingTitle: title, language } = order;
  return {
    ...order,
    shippingTitle: shippingTitleIn({ carrierCode, methodCode, title, language }, reader, places),
    paymentTitle: paymentTitle(order.paymentMethodCode, order.card, reader, order.purchaseOrderNumber),
    taxes: order.taxes.map((tax) => ({ ...tax, label: taxLabel(tax, reader) })),
  };
};

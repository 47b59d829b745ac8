import { regionName } from '#commerce/people/address/service.ts';
import { addressDetails, addressFields } from '#commerce/people/address/wire.ts';
import type { PlacedOrder } from '#contract/generated/schema-types.ts';
import { productImageUrl } from '#commerce/merchandise/media/service.ts';
import { isPaidFirst } from '#commerce/sale/payment/rules.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { discountsIn } from './discount-wire.ts';
import { lotWords } from './lot-rules.ts';
import { laterWords } from '#commerce/sale/checkout/service.ts';
import { lineWords } from './line-words.ts';
import { orderAmounts } from './net-and-gross.ts';
import { placeLines } from './place-lines.ts';
import type { Receipt } from './types.ts';
import { paymentTitle } from './words.ts';

/** The receipt in the shape of GraphQL, in the language of the requesting store view; `showroom` is where it is picked up. */
export const placedOrderOf = (
  order: Receipt,
  settings: Pick<Settings, 'publicUrl'>,
  language: Language,
  showroom?: Showroom,
): PlacedOrder => {
  const { address } = order;
  const { subtotal } = orderAmounts(order);
  const money = (minor: number) => moneyOf(minor, order.currency);
  return {
    id: order.number,
    number: order.number,
    placed_at: order.placedAt.toISOString(),
    email: order.email,
    shipping_address: {
      ...addressFields(address),
      ...addressDetails(address),
      region_code: address.regionCode,
      region: regionName(address, language),
      country_id: address.countryId,
    },
    shipping_title: order.shippingTitle,
    carrier_code: order.shippingCarrierCode,
    delivery: order.delivery,
    later_delivery: order.laterDelivery ?? null,
    awaits_payment: isPaidFirst(order.paymentMethodCode),
    is_pickup: order.isPickup,
    pickup_place: showroom ? [...placeLines(showroom, language)] : [],
    is_virtual: order.isVirtual ?? false,
    payment_title: order.paymentTitle,
    payment_method_title: paymentTitle(order.paymentMethodCode, null, language),
    payment_instructions: order.instructions,
    payment_method_code: order.paymentMethodCode,
    items: order.lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      options: [
        ...lineWords(line, language),
        ...lotWords(line.lots ?? [], line.quantity, language),
        ...laterWords(line, language),
      ],
      quantity: line.quantity,
      row_total: money(line.rowTotal),
      discount: money(line.discountAmount),
      image: line.imageFile && productImageUrl(settings, line.imageFile),
    })),
    subtotal: money(subtotal.net),
    subtotal_including_tax: money(subtotal.gross),
    shipping_amount: money(order.shippingAmount),
    discounts: discountsIn(order.discounts, order.currency, language),
    taxes: order.taxes.map(({ label, amount }) => ({ label, amount: money(amount) })),
    grand_total: money(order.grandTotal),
  };
};

import { regionName } from '#commerce/address/service.ts';
import { addressFields } from '#commerce/address/wire.ts';
import type { Address } from '#commerce/address/types.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import type { ResolversTypes } from '#commerce/generated/resolvers.ts';
import type { Language } from '#commerce/stores/types.ts';
import type { OrderAddress, OrderShipment, OrderTotal } from '#contract/generated/schema-types.ts';
import { discountsIn } from './discount-wire.ts';
import { itemStatusWords, orderStatusWords } from './status-words.ts';
import type { BoughtLine, BoughtOrder } from './bought-types.ts';
import type { OrderItemModel } from './types.ts';

const base64 = (text: string | number): string => Buffer.from(String(text)).toString('base64');

const addressOf = (address: Address, language: Language): OrderAddress => ({
  ...addressFields(address),
  region: regionName(address, language),
  region_id: String(address.regionId),
  country_code: address.countryId,
});

const lineOf = (order: BoughtOrder, line: BoughtLine, index: number, language: Language): OrderItemModel => ({
  __typename: line.parent ? 'ConfigurableOrderItem' : 'OrderItem',
  id: base64(line.id),
  productId: line.parent?.productId ?? line.productId,
  product_name: line.parent?.name ?? line.name,
  product_sku: line.sku,
  product_type: line.parent ? 'configurable' : 'simple',
  product_sale_price: moneyOf(line.unitPrice, order.currency),
  selected_options: line.options.map(({ label, value }) => ({ label, value })),
  status: itemStatusWords(line.status, language, order.isPickup),
  quantity_ordered: line.quantity,
  quantity_shipped: line.shipped,
  parent_sku: line.parent?.sku ?? null,
  discounts: discountsIn(
    order.discounts.map((discount) => ({ ...discount, amount: discount.lineAmounts[index] ?? 0, shippingAmount: 0 })),
    order.currency,
    language,
  ),
});

const totalOf = (order: BoughtOrder, language: Language): OrderTotal => {
  const money = (minor: number) => moneyOf(minor, order.currency);
  const shippingTax = order.taxes.reduce((sum, tax) => sum + tax.shippingAmount, 0);
  return {
    grand_total: money(order.grandTotal),
    base_grand_total: money(order.grandTotal),
    subtotal: money(order.subtotal),
    subtotal_excl_tax: money(order.subtotal),
    subtotal_incl_tax: money(order.lines.reduce((sum, line) => sum + line.rowTotal + line.taxAmount, 0)),
    total_shipping: money(order.shippingAmount),
    total_tax: money(order.taxAmount),
    discounts: discountsIn(order.discounts, order.currency, language),
    shipping_handling: {
      total_amount: money(order.shippingAmount),
      amount_excluding_tax: money(order.shippingAmount),
      amount_including_tax: money(order.shippingAmount + shippingTax),
      discounts: order.discounts.flatMap(({ shippingAmount: amount }) =>
        amount > 0 ? [{ amount: money(amount) }] : [],
      ),
      taxes: order.taxes.flatMap(({ label, shippingAmount: amount, ratePpm }) =>
        amount > 0 ? [{ title: label, amount: money(amount), rate: ratePpm / 10_000 }] : [],
      ),
    },
    taxes: order.taxes.map(({ label, amount, ratePpm }) => ({
      title: label,
      amount: money(amount),
      rate: ratePpm / 10_000,
    })),
  };
};

const shipmentsOf = ({ shipments, shippingCarrierCode, shippingTitle }: BoughtOrder): OrderShipment[] =>
  shipments.map(({ number, tracks }) => ({
    id: base64(number),
    number,
    tracking: tracks.map((track) => ({
      carrier: track.carrierCode || shippingCarrierCode,
      number: track.number,
      title: track.title || shippingTitle,
    })),
  }));

/** The order in the shape of GraphQL, in the language of the requesting store view. */
export const customerOrderOf = (order: BoughtOrder, language: Language): Awaited<ResolversTypes['CustomerOrder']> => ({
  id: base64(order.number),
  number: order.number,
  order_date: timestamp(order.placedAt),
  order_status_change_date: timestamp(order.updatedAt),
  status: orderStatusWords(order.status, language),
  email: order.email,
  is_virtual: false,
  items: order.lines.map((line, index) => lineOf(order, line, index, language)),
  total: totalOf(order, language),
  applied_coupons: order.discounts.flatMap(({ couponCode: code }) => (code === null ? [] : [{ code }])),
  shipping_address: addressOf(order.addresses.shipping, language),
  billing_address: addressOf(order.addresses.billing, language),
  shipping_method: order.shippingTitle,
  carrier: order.shippingCarrierCode,
  payment_methods: [{ name: order.paymentTitle, type: order.paymentMethodCode }],
  shipments: shipmentsOf(order),
});

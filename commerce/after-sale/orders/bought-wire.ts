import { regionName } from '#commerce/people/address/service.ts';
import { addressDetails, addressFields } from '#commerce/people/address/wire.ts';
import type { Address } from '#commerce/people/address/types.ts';
import { mergedLots } from '#commerce/merchandise/catalog/lot-rules.ts';
import { toMajor } from '#contract/money.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import type { ResolversTypes } from '#commerce/generated/resolvers.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { OrderActionType, OrderAddress, OrderTotal } from '#contract/generated/schema-types.ts';
import { discountsIn } from './discount-wire.ts';
import { creditMemosOf, invoicesOf, shipmentItemsOf } from './life/bill-wire.ts';
import type { OrderContext } from './life/customer.ts';
import { whyNotCancel, whyNotCancelLater } from './life/customer-rules.ts';
import { statusChanges } from './life/history-rules.ts';
import { shopDay } from '#commerce/platform/shop-time.ts';
import { carrierOrWay, trackUrl } from './life/track-rules.ts';
import { laterFreight } from './later-freight.ts';
import { orderAmounts } from './net-and-gross.ts';
import { orderState } from './state-rules.ts';
import { itemStatusWords, orderStatusWords } from './status-words.ts';
import type { BoughtLine, BoughtOrder } from './bought-types.ts';
import type { OrderItemModel, OrderStatus } from './types.ts';

const base64 = (text: string | number): string => Buffer.from(String(text)).toString('base64');

type WireAddress = Omit<OrderAddress, 'custom_attributesV2'> & { custom_attributesV2: never[] };

const addressOf = (address: Address, language: Language): WireAddress => ({
  ...addressFields(address),
  ...addressDetails(address),
  custom_attributesV2: [],
  region: regionName(address, language),
  region_id: String(address.regionId),
  country_code: address.countryId,
});

const discountsOfLine = (order: BoughtOrder, index: number, language: Language) =>
  discountsIn(
    order.discounts.map((discount) => ({ ...discount, amount: discount.lineAmounts[index] ?? 0, shippingAmount: 0 })),
    order.currency,
    language,
  );

/** An order with net and gross amounts. */
type PricedOrder = { order: BoughtOrder; amounts: ReturnType<typeof orderAmounts> };

/** Prices as sold. A reduction of the product itself is part of the price. */
const linePrices = (priced: PricedOrder, line: BoughtLine, index: number, language: Language) => {
  const { order, amounts } = priced;
  const money = (minor: number) => moneyOf(minor, order.currency);
  const unit = money(amounts.units[index]?.net ?? 0);
  const unitWithTax = money(amounts.units[index]?.gross ?? 0);
  const row = money(amounts.rows[index]?.net ?? 0);
  const rowWithTax = money(amounts.rows[index]?.gross ?? 0);
  return {
    price: unit,
    price_including_tax: unitWithTax,
    row_total: row,
    row_total_including_tax: rowWithTax,
    original_price: unit,
    original_price_including_tax: unitWithTax,
    original_row_total: row,
    original_row_total_including_tax: rowWithTax,
    discounts: discountsOfLine(order, index, language),
    total_item_discount: money(line.discountAmount),
    fixed_product_taxes: [],
  };
};

const optionsOf = ({ options }: BoughtLine, isEntered: boolean) =>
  options.filter((option) => (option.isEntered ?? false) === isEntered).map(({ label, value }) => ({ label, value }));

const lineOf = (
  { order, amounts }: PricedOrder,
  line: BoughtLine,
  index: number,
  language: Language,
): OrderItemModel => ({
  __typename: line.parent
    ? 'ConfigurableOrderItem'
    : line.type === 'bundle'
      ? 'BundleOrderItem'
      : line.type === 'downloadable'
        ? 'DownloadableOrderItem'
        : 'OrderItem',
  made: line.made,
  currency: order.currency,
  orderId: order.id,
  id: base64(line.id),
  productId: line.parent?.productId ?? line.productId,
  product_name: line.parent?.name ?? line.name,
  product_sku: line.sku,
  product_type: line.parent ? 'configurable' : (line.type ?? 'simple'),
  product_sale_price: moneyOf(amounts.units[index]?.net ?? 0, order.currency),
  selected_options: optionsOf(line, false),
  status: itemStatusWords(line.status, language, order.isPickup),
  quantity_ordered: line.quantity,
  quantity_shipped: line.shipped,
  quantity_invoiced: line.invoiced,
  quantity_refunded: line.refunded,
  quantity_canceled: line.canceled,
  parent_sku: line.parent?.sku ?? null,
  entered_options: optionsOf(line, true),
  prices: linePrices({ order, amounts }, line, index, language),
  discounts: discountsOfLine(order, index, language),
  lots: mergedLots(line.lots ?? []).map(({ code, quantity }) => ({ code, quantity })),
  later: line.later ? { ...line.later, awaited: line.awaited ?? 0 } : null,
  gift_message: null,
});

const totalOf = ({ order, amounts }: PricedOrder, language: Language): OrderTotal => {
  const money = (minor: number) => moneyOf(minor, order.currency);
  const { subtotal, shipping } = amounts;
  return {
    grand_total: money(order.grandTotal),
    base_grand_total: money(order.grandTotal),
    subtotal: money(subtotal.net),
    subtotal_excl_tax: money(subtotal.net),
    subtotal_incl_tax: money(subtotal.gross),
    total_shipping: money(shipping.net),
    total_tax: money(order.taxAmount),
    discounts: discountsIn(order.discounts, order.currency, language),
    shipping_handling: {
      total_amount: money(shipping.net),
      amount_excluding_tax: money(shipping.net),
      amount_including_tax: money(shipping.gross),
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

type Lines = ReadonlyMap<number, OrderItemModel>;

const shipmentsOf = (order: BoughtOrder, lines: Lines, language: Language, { settings }: OrderContext) => {
  const carriers = settings?.carriers ?? [];
  return order.shipments.map(({ number, sentAt, items, tracks }) => ({
    id: base64(number),
    number,
    sent_at: timestamp(sentAt),
    items: shipmentItemsOf(number, items, lines),
    comments: [],
    tracking: tracks.map((track) => ({
      carrier: track.carrierCode || order.shippingCarrierCode,
      number: track.number,
      title: carrierOrWay(order, track, carriers, language),
      url: trackUrl(track, carriers, language),
    })),
  }));
};

/** Magento offers no reorder while an order is on hold or under payment review. */
const NOT_REORDERED: readonly OrderStatus[] = ['holded', 'fraud'];

/** Actions that the customer or guest of an order may take. Guests cannot reorder. */
const actionsOf = (order: BoughtOrder, { settings, now }: OrderContext): OrderActionType[] => {
  const { customerId, status } = order;
  const cancellation = settings?.cancellation ?? null;
  const again = customerId === null || NOT_REORDERED.includes(status) ? [] : ['REORDER' as const];
  return whyNotCancel(order, { customerId, cancellation, now }) ? again : [...again, 'CANCEL'];
};

/** True if units of the line come later; withdrawn units are first those not in stock. */
const isLaterOrdered = ({ later, withdrawn, canceled }: BoughtOrder['lines'][number]): boolean =>
  (later?.quantity ?? 0) > withdrawn + canceled;

const canCancelLater = (order: BoughtOrder, { settings }: OrderContext): boolean =>
  !whyNotCancelLater(order, { customerId: order.customerId, cancellation: settings?.cancellation ?? null });

const OVER: readonly OrderStatus[] = ['ready_for_pickup', 'picked_up', 'canceled', 'closed'];

/** True if the order has arrived: a complete order counts as on its way until its last delivery day. */
const isOver = ({ status, isPickup, delivery, laterDelivery }: BoughtOrder, now: Date): boolean =>
  OVER.includes(status) ||
  (status === 'complete' && (isPickup || (delivery !== null && (laterDelivery ?? delivery).to < shopDay(now))));

/** The order in the shape of GraphQL, in the language of the requesting store view. */
export const customerOrderOf = (
  order: BoughtOrder,
  language: Language,
  answering: OrderContext,
): Awaited<ResolversTypes['CustomerOrder']> => {
  const priced = { order, amounts: orderAmounts(order) };
  const items = order.lines.map((line, index) => lineOf(priced, line, index, language));
  const lines: Lines = new Map(order.lines.map(({ id }, index) => [id, items[index]!]));
  return {
    id: base64(order.number),
    number: order.number,
    token: answering.tokenOf(order.number),
    order_date: timestamp(order.placedAt),
    created_at: timestamp(order.placedAt),
    grand_total: toMajor(order.grandTotal, order.currency),
    increment_id: order.number,
    order_number: order.number,
    order_status_change_date: timestamp(order.updatedAt),
    status: orderStatusWords(order.status, language),
    state: orderState(order.status),
    status_changes: statusChanges(order).map(({ status, at }) => ({
      status: orderStatusWords(status, language),
      code: status,
      at: timestamp(at),
    })),
    email: order.email,
    is_virtual: order.isVirtual ?? false,
    is_pickup: order.isPickup,
    // Its resolver makes lines of the code.
    pickup_place: order.isPickup ? [order.shippingMethodCode] : [],
    delivery: isOver(order, answering.now) ? null : order.delivery,
    later_shipping: order.laterShippingAmount == null ? null : moneyOf(laterFreight(order), order.currency),
    can_cancel_later: canCancelLater(order, answering),
    later_delivery:
      isOver(order, answering.now) || !order.lines.some(isLaterOrdered) ? null : (order.laterDelivery ?? null),
    customer_info: {
      firstname: order.addresses.billing.firstname,
      lastname: order.addresses.billing.lastname,
      prefix: order.addresses.billing.prefix ?? null,
      middlename: order.addresses.billing.middlename ?? null,
      suffix: order.addresses.billing.suffix ?? null,
    },
    items,
    total: totalOf(priced, language),
    applied_coupons: order.discounts.flatMap(({ couponCode: code }) => (code === null ? [] : [{ code }])),
    shipping_address: order.isVirtual ? null : addressOf(order.addresses.shipping, language),
    billing_address: addressOf(order.addresses.billing, language),
    shipping_method: order.isVirtual ? null : order.shippingTitle,
    carrier: order.isVirtual ? null : order.shippingCarrierCode,
    payment_methods: [{ name: order.paymentTitle, type: order.paymentMethodCode, additional_data: [] }],
    shipments: shipmentsOf(order, lines, language, answering),
    invoices: invoicesOf(order, lines, language),
    credit_memos: creditMemosOf(order, lines, language),
    comments: order.events.flatMap(({ comment, isShown, at }) =>
      comment !== null && isShown ? [{ message: comment, timestamp: timestamp(at) }] : [],
    ),
    available_actions: actionsOf(order, answering),
    gift_message: null,
  };
};

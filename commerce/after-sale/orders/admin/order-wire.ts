import { filledAddressFields } from '#contract/address-fields.ts';
import { regionName } from '#commerce/people/address/service.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { Address } from '#commerce/people/address/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { mergedLots } from '#commerce/merchandise/catalog/lot-rules.ts';
import { toMajor } from '#contract/money.ts';
import type { BoughtLine, BoughtOrder } from '../bought-types.ts';
import type { OrderDocument, Shipment } from '../life/types.ts';
import { netAndGross } from '#commerce/sale/tax/service.ts';
import type { NetAndGross } from '#commerce/sale/tax/types.ts';
import { billAmounts, orderAmounts } from '../net-and-gross.ts';
import { orderState } from '../state-rules.ts';
import { lineWords } from '../line-words.ts';
import { laterFreight } from '../later-freight.ts';
import type { MoneyOfOrder } from '../money-of.ts';
import type { OrderExtras } from './types.ts';
import { documentId } from '../event-rules.ts';

const idOf = ({ number }: BoughtOrder): number => Number(number);

/** An address of an order as Magento returns it. */
export const addressOf = (address: Address, order: BoughtOrder, kind: 'billing' | 'shipping') => ({
  address_type: kind,
  firstname: address.firstname,
  lastname: address.lastname,
  ...filledAddressFields(address),
  street: [...address.street],
  city: address.city,
  region: regionName(address, order.language),
  region_code: address.regionCode,
  region_id: address.regionId,
  postcode: address.postcode,
  country_id: address.countryId,
  telephone: address.telephone,
  email: order.email,
  parent_id: idOf(order),
});

/** An amount in the order's currency and in the base currency, which are the same in this shop. */
const both = <N extends string>(name: N, minor: number, currency: CurrencyCode) =>
  ({ [name]: toMajor(minor, currency), [`base_${name}`]: toMajor(minor, currency) }) as Record<N | `base_${N}`, number>;

/** Three decimals, as Magento has them. */
const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 100_000) / 1000 : 0;

type Priced = { unit: NetAndGross; row: NetAndGross };

const priced = (line: BoughtLine, { unit, row }: Priced, order: Pick<BoughtOrder, 'currency' | 'isTaxIncluded'>) => ({
  ...both('price', unit.net, order.currency),
  ...both('original_price', unit.net, order.currency),
  ...both('price_incl_tax', unit.gross, order.currency),
  ...both('row_total', row.net, order.currency),
  ...both('row_total_incl_tax', row.gross, order.currency),
  ...both('tax_amount', line.taxAmount, order.currency),
  tax_percent: percentOf(
    line.taxAmount,
    netAndGross(line.rowTotal - line.discountAmount, line.taxAmount, order.isTaxIncluded ?? false).net,
  ),
  ...both('discount_amount', line.discountAmount, order.currency),
  discount_percent: percentOf(line.discountAmount, line.rowTotal),
  ...both('row_invoiced', unit.net * line.invoiced, order.currency),
  ...both('amount_refunded', unit.net * line.refunded, order.currency),
});

const kilograms = (grams: number): number => grams / 1000;

const lineOf = (order: BoughtOrder, line: BoughtLine, price: Priced, { weights, replaced }: OrderExtras) => ({
  item_id: line.id,
  order_id: idOf(order),
  store_id: order.storeViewId,
  created_at: timestamp(order.placedAt),
  updated_at: timestamp(order.updatedAt),
  weight: kilograms(weights.get(line.productId) ?? 0),
  row_weight: kilograms((weights.get(line.productId) ?? 0) * line.quantity),
  is_qty_decimal: 0,
  free_shipping: 0,
  no_discount: 0,
  product_id: line.productId,
  product_type: line.parent ? 'configurable' : (line.type ?? 'simple'),
  is_virtual: line.isVirtual ? 1 : 0,
  sku: line.sku,
  name: line.parent?.name ?? line.name,
  qty_ordered: line.quantity,
  qty_invoiced: line.invoiced,
  qty_shipped: line.shipped,
  qty_refunded: line.refunded,
  qty_canceled: line.canceled,
  qty_backordered: line.awaited ?? 0,
  ...(line.lots?.length || line.later || line.options.length > 0 || line.made || replaced[line.id]
    ? {
        extension_attributes: {
          options: lineWords({ ...line, isVariant: line.parent !== null }, order.language),
          ...(line.lots?.length
            ? { lots: mergedLots(line.lots).map(({ code, quantity }) => ({ code, qty: quantity })) }
            : {}),
          ...(line.later ? { later: { qty: line.later.quantity, on: line.later.on } } : {}),
          ...(replaced[line.id] ? { qty_replaced: replaced[line.id] } : {}),
        },
      }
    : {}),
  ...priced(line, price, order),
});

const linkOnWire = ({ return: number, order }: { return: string; order: string }) => ({
  return_number: number,
  order_id: Number(order),
});

/** An order as Magento's `/V1/orders` returns it; amounts in major units. */
export const orderOnWire = (order: BoughtOrder, money: MoneyOfOrder, extras: OrderExtras) => {
  const invoiced = order.documents.filter(({ kind }) => kind === 'invoice');
  const refunded = order.documents.filter(({ kind }) => kind === 'credit_memo');
  const sum = (documents: readonly OrderDocument[]) =>
    documents.reduce((total, { grandTotal }) => total + grandTotal, 0);
  const { units, rows, subtotal, shipping } = orderAmounts(order);
  const items = order.lines.map((line, index) =>
    lineOf(order, line, { unit: units[index]!, row: rows[index]! }, extras),
  );
  const shippingTax = order.taxes.reduce((total, { shippingAmount }) => total + shippingAmount, 0);
  const coupon = order.discounts.find(({ couponCode }) => couponCode !== null)?.couponCode;
  const taxes = order.taxes.map(({ code, label, ratePpm, amount }, position) => ({
    code,
    title: label,
    percent: ratePpm / 10_000,
    ...both('amount', amount, order.currency),
    base_real_amount: toMajor(amount, order.currency),
    position,
    priority: 0,
    process: 0,
    order_id: idOf(order),
  }));
  const method = `${order.shippingCarrierCode}_${order.shippingMethodCode}`;
  return {
    entity_id: idOf(order),
    increment_id: order.number,
    state: orderState(order.status),
    status: order.status,
    store_id: order.storeViewId,
    created_at: timestamp(order.placedAt),
    updated_at: timestamp(order.updatedAt),
    customer_email: order.email,
    customer_firstname: order.addresses.billing.firstname,
    customer_lastname: order.addresses.billing.lastname,
    customer_is_guest: order.customerId === null ? 1 : 0,
    ...(extras.customerNumber === null ? {} : { customer_id: extras.customerNumber }),
    customer_group_id: extras.customerGroup,
    customer_note_notify: 1,
    email_sent: 1,
    ...(coupon ? { coupon_code: coupon } : {}),
    order_currency_code: order.currency,
    base_currency_code: order.currency,
    store_currency_code: order.currency,
    global_currency_code: order.currency,
    base_to_order_rate: 1,
    base_to_global_rate: 1,
    store_to_base_rate: 0,
    store_to_order_rate: 0,
    weight: kilograms(extras.weightGrams),
    ...both('subtotal', subtotal.net, order.currency),
    ...both('subtotal_incl_tax', subtotal.gross, order.currency),
    ...both('discount_amount', -order.discountAmount - order.shippingDiscountAmount, order.currency),
    ...both('shipping_amount', shipping.net, order.currency),
    ...both('shipping_discount_amount', order.shippingDiscountAmount, order.currency),
    ...both('shipping_tax_amount', shippingTax, order.currency),
    ...both('shipping_incl_tax', shipping.gross, order.currency),
    ...both('tax_amount', order.taxAmount, order.currency),
    ...both('grand_total', order.grandTotal, order.currency),
    ...both('total_invoiced', sum(invoiced), order.currency),
    ...both('total_refunded', sum(refunded), order.currency),
    ...both('total_paid', money.received, order.currency),
    ...both('total_due', money.due, order.currency),
    total_item_count: order.lines.length,
    total_qty_ordered: order.lines.reduce((total, { quantity }) => total + quantity, 0),
    shipping_description: order.shippingTitle,
    is_virtual: order.isVirtual ? 1 : 0,
    items,
    billing_address: addressOf(order.addresses.billing, order, 'billing'),
    payment: {
      method: order.paymentMethodCode,
      additional_information: [order.paymentTitle],
      amount_ordered: toMajor(order.grandTotal, order.currency),
      amount_paid: toMajor(money.received, order.currency),
      ...(order.quoteNumbers?.length ? { quote_numbers: order.quoteNumbers } : {}),
      ...(order.purchaseOrderNumber ? { po_number: order.purchaseOrderNumber } : {}),
      ...(order.card ? { cc_type: order.card.brand, cc_last4: order.card.last4 } : {}),
    },
    status_histories: order.events.flatMap(({ comment, at, status, isShown }) =>
      comment === null
        ? []
        : [
            {
              comment,
              created_at: timestamp(at),
              status,
              is_visible_on_front: isShown ? 1 : 0,
              parent_id: idOf(order),
            },
          ],
    ),
    extension_attributes: {
      shipping_assignments: order.isVirtual
        ? []
        : [{ shipping: { address: addressOf(order.addresses.shipping, order, 'shipping'), method }, items }],
      applied_taxes: taxes.map(({ code, title, percent, amount, base_amount }) => ({
        code,
        title,
        percent,
        amount,
        base_amount,
      })),
      taxes,
      converting_from_quote: true,
      is_pickup: order.isPickup,
      ...(order.laterShippingAmount == null
        ? {}
        : { later_shipping_amount: toMajor(laterFreight(order), order.currency) }),
      /** Refunds, including those the gateway has not confirmed yet. */
      money_refunded: toMajor(money.returned, order.currency),
      is_paid_later: order.isPaidLater,
      /** True for two shipments: the second one has the items that were not in stock. */
      is_split: order.isSplit === true,
      ...(extras.replaces ? { replaces: linkOnWire(extras.replaces) } : {}),
      ...(extras.replacements.length > 0
        ? { replacements: extras.replacements.map((link) => ({ ...linkOnWire(link), status: link.status })) }
        : {}),
      /** Number of history entries, for `If-Match`. */
      version: order.events.length,
    },
  };
};

const itemsOf = (order: BoughtOrder, items: readonly { itemId: number; quantity: number }[]) =>
  items.flatMap((item) => {
    const line = order.lines.find(({ id }) => id === item.itemId);
    return line
      ? [{ order_item_id: line.id, product_id: line.productId, sku: line.sku, name: line.name, qty: item.quantity }]
      : [];
  });

/** An invoice or credit memo as `/V1/invoices` and `/V1/creditmemos` return it. */
export const documentOnWire = (order: BoughtOrder, document: OrderDocument) => {
  const { rows, subtotal, shipping } = billAmounts(order, document);
  return {
    entity_id: documentId(order, document.number),
    increment_id: document.number,
    order_id: idOf(order),
    store_id: order.storeViewId,
    created_at: timestamp(document.createdAt),
    order_currency_code: order.currency,
    subtotal: toMajor(subtotal.net, order.currency),
    discount_amount: toMajor(-document.discountAmount - document.shippingDiscountAmount, order.currency),
    shipping_amount: toMajor(shipping.net, order.currency),
    tax_amount: toMajor(document.taxAmount, order.currency),
    adjustment: toMajor(document.adjustment, order.currency),
    grand_total: toMajor(document.grandTotal, order.currency),
    base_currency_code: order.currency,
    base_grand_total: toMajor(document.grandTotal, order.currency),
    base_subtotal: toMajor(subtotal.net, order.currency),
    base_tax_amount: toMajor(document.taxAmount, order.currency),
    base_shipping_amount: toMajor(shipping.net, order.currency),
    base_discount_amount: toMajor(-document.discountAmount - document.shippingDiscountAmount, order.currency),
    updated_at: timestamp(document.createdAt),
    state: 2,
    items: itemsOf(order, document.items).map((item, index) => ({
      ...item,
      row_total: toMajor(rows[index]?.net ?? 0, order.currency),
      tax_amount: toMajor(document.items[index]?.taxAmount ?? 0, order.currency),
      discount_amount: toMajor(document.items[index]?.discountAmount ?? 0, order.currency),
    })),
  };
};

/** A shipment as `/V1/shipments` returns it. */
export const shipmentOnWire = (order: BoughtOrder, { number, sentAt, items, tracks }: Shipment) => ({
  entity_id: documentId(order, number),
  increment_id: number,
  order_id: idOf(order),
  store_id: order.storeViewId,
  created_at: timestamp(sentAt),
  updated_at: timestamp(sentAt),
  total_qty: items.reduce((sum, { quantity }) => sum + quantity, 0),
  items: itemsOf(order, items),
  tracks: tracks.map((track) => ({
    order_id: idOf(order),
    parent_id: documentId(order, number),
    track_number: track.number,
    title: track.title,
    carrier_code: track.carrierCode || order.shippingCarrierCode,
  })),
});

import { regionName } from '#commerce/address/service.ts';
import type { Address } from '#commerce/address/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { mergedLots } from '#commerce/catalog/lot-rules.ts';
import { toMajor } from '#contract/money.ts';
import type { BoughtLine, BoughtOrder } from '../bought-types.ts';
import type { OrderDocument, Shipment } from '../life/types.ts';
import { orderState } from '../status-words.ts';
import type { MoneyOfOrder } from '../money-of.ts';
import { documentId } from '../told-rules.ts';

const idOf = ({ number }: BoughtOrder): number => Number(number);
const addressOf = (address: Address, order: BoughtOrder, kind: 'billing' | 'shipping') => ({
  address_type: kind,
  firstname: address.firstname,
  lastname: address.lastname,
  ...(address.company ? { company: address.company } : {}),
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

const priced = (line: BoughtLine) => ({
  price: toMajor(line.unitPrice),
  base_price: toMajor(line.unitPrice),
  original_price: toMajor(line.unitPrice),
  row_total: toMajor(line.rowTotal),
  base_row_total: toMajor(line.rowTotal),
  row_total_incl_tax: toMajor(line.rowTotal + line.taxAmount),
  tax_amount: toMajor(line.taxAmount),
  discount_amount: toMajor(line.discountAmount),
});

const lineOf = (order: BoughtOrder, line: BoughtLine) => ({
  item_id: line.id,
  order_id: idOf(order),
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
  ...(line.lots?.length
    ? { extension_attributes: { lots: mergedLots(line.lots).map(({ code, quantity }) => ({ code, qty: quantity })) } }
    : {}),
  ...priced(line),
});

/** An order as Magento's `/V1/orders` answers it; amounts in major units. */
export const orderOnWire = (order: BoughtOrder, money: MoneyOfOrder) => {
  const invoiced = order.documents.filter(({ kind }) => kind === 'invoice');
  const sum = (documents: readonly OrderDocument[]) =>
    toMajor(documents.reduce((total, { grandTotal }) => total + grandTotal, 0));
  const items = order.lines.map((line) => lineOf(order, line));
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
    order_currency_code: order.currency,
    base_currency_code: order.currency,
    subtotal: toMajor(order.subtotal),
    discount_amount: toMajor(-order.discountAmount - order.shippingDiscountAmount),
    shipping_amount: toMajor(order.shippingAmount),
    shipping_discount_amount: toMajor(order.shippingDiscountAmount),
    tax_amount: toMajor(order.taxAmount),
    grand_total: toMajor(order.grandTotal),
    base_grand_total: toMajor(order.grandTotal),
    total_invoiced: sum(invoiced),
    total_refunded: sum(order.documents.filter(({ kind }) => kind === 'credit_memo')),
    total_paid: toMajor(money.received),
    total_due: toMajor(money.due),
    total_item_count: order.lines.length,
    total_qty_ordered: order.lines.reduce((total, { quantity }) => total + quantity, 0),
    shipping_description: order.shippingTitle,
    is_virtual: order.isVirtual ? 1 : 0,
    items,
    billing_address: addressOf(order.addresses.billing, order, 'billing'),
    payment: {
      method: order.paymentMethodCode,
      additional_information: [order.paymentTitle],
      amount_ordered: toMajor(order.grandTotal),
      amount_paid: toMajor(money.received),
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
      applied_taxes: order.taxes.map(({ code, label, ratePpm, amount }) => ({
        code,
        title: label,
        percent: ratePpm / 10_000,
        amount: toMajor(amount),
      })),
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

/** An invoice or credit memo as `/V1/invoices` and `/V1/creditmemos` answer it. */
export const documentOnWire = (order: BoughtOrder, document: OrderDocument) => ({
  entity_id: documentId(order, document.number),
  increment_id: document.number,
  order_id: idOf(order),
  store_id: order.storeViewId,
  created_at: timestamp(document.createdAt),
  order_currency_code: order.currency,
  subtotal: toMajor(document.subtotal),
  discount_amount: toMajor(-document.discountAmount - document.shippingDiscountAmount),
  shipping_amount: toMajor(document.shippingAmount),
  tax_amount: toMajor(document.taxAmount),
  adjustment: toMajor(document.adjustment),
  grand_total: toMajor(document.grandTotal),
  state: 2,
  items: itemsOf(order, document.items).map((item, index) => ({
    ...item,
    row_total: toMajor(document.items[index]?.rowTotal ?? 0),
    tax_amount: toMajor(document.items[index]?.taxAmount ?? 0),
    discount_amount: toMajor(document.items[index]?.discountAmount ?? 0),
  })),
});

/** A shipment as `/V1/shipments` answers it. */
export const shipmentOnWire = (order: BoughtOrder, { number, sentAt, items, tracks }: Shipment) => ({
  entity_id: documentId(order, number),
  increment_id: number,
  order_id: idOf(order),
  store_id: order.storeViewId,
  created_at: timestamp(sentAt),
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

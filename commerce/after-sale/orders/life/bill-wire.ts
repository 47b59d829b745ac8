import { textIn } from '#contract/languages.ts';
import { orderedFiles, orderedParts } from '../made-wire.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { Discount, TaxItem } from '#contract/generated/schema-types.ts';
import type { BoughtOrder } from '../bought-types.ts';
import { discountsIn } from '../discount-wire.ts';
import { billAmounts } from '../net-and-gross.ts';
import type { OrderItemModel } from '../types.ts';
import type { OrderDocument } from './types.ts';

const base64 = (text: string | number): string => Buffer.from(String(text)).toString('base64');

/** The discounts of an order with other amounts of them. */
const discountsOf = (
  order: BoughtOrder,
  parts: readonly { amount: number; shippingAmount: number }[],
  language: Language,
): Discount[] =>
  discountsIn(
    order.discounts.map((discount, index) => ({ ...discount, ...(parts[index] ?? { amount: 0, shippingAmount: 0 }) })),
    order.currency,
    language,
  );

const taxesOf = (order: BoughtOrder, amounts: readonly number[]): TaxItem[] =>
  order.taxes.flatMap(({ label, ratePpm, exemption }, index) => {
    const amount = amounts[index] ?? 0;
    return amount > 0 || exemption
      ? [{ title: label, amount: moneyOf(amount, order.currency), rate: ratePpm / 10_000 }]
      : [];
  });

/** Totals of an invoice, or of a credit memo before its adjustment. */
export const billTotal = (order: BoughtOrder, document: OrderDocument, language: Language) => {
  const money = (minor: number) => moneyOf(minor, order.currency);
  const { taxes, discounts } = document;
  const { subtotal, shipping } = billAmounts(order, document);
  return {
    grand_total: money(document.grandTotal),
    base_grand_total: money(document.grandTotal),
    subtotal: money(subtotal.net),
    total_shipping: money(shipping.net),
    total_tax: money(document.taxAmount),
    taxes: taxesOf(
      order,
      taxes.map(({ amount }) => amount),
    ),
    discounts: discountsOf(order, discounts, language),
    shipping_handling: {
      total_amount: money(shipping.net),
      amount_excluding_tax: money(shipping.net),
      amount_including_tax: money(shipping.gross),
      discounts: discounts.flatMap(({ shippingAmount: amount }) => (amount > 0 ? [{ amount: money(amount) }] : [])),
      taxes: taxesOf(
        order,
        taxes.map((tax) => tax.shippingAmount),
      ),
    },
  };
};

/**
 * Fields that items of invoices, shipments and credit memos copy from their order line; undefined for an unknown line.
 */
const chosenItem = (document: string, lines: ReadonlyMap<number, OrderItemModel>, itemId: number) => {
  const line = lines.get(itemId);
  return (
    line && {
      id: base64(`${document}-${itemId}`),
      order_item: line,
      product_name: line.product_name ?? null,
      product_sku: line.product_sku,
      product_sale_price: line.product_sale_price,
    }
  );
};

type ChosenItem = NonNullable<ReturnType<typeof chosenItem>>;

const PREFIXES = { BundleOrderItem: 'Bundle', DownloadableOrderItem: 'Downloadable' } as const;

/** GraphQL type of an invoice or credit memo item, derived from the type of its order line. */
const typeOf = <T extends 'InvoiceItem' | 'CreditMemoItem'>({ order_item: line }: ChosenItem, type: T) => {
  const { __typename: of } = line;
  return of === 'BundleOrderItem' || of === 'DownloadableOrderItem' ? (`${PREFIXES[of]}${type}` as const) : type;
};

/** Parts of a bundle, or files. */
const madeOf = ({ order_item: line }: ChosenItem) => ({
  bundle_options: orderedParts(line),
  downloadable_links: orderedFiles(line),
});

type Lines = ReadonlyMap<number, OrderItemModel>;

/** GraphQL form of an invoice or credit memo; `item` makes its items. */
const documentOf = <I>(
  order: BoughtOrder,
  document: OrderDocument,
  { lines, language }: { lines: Lines; language: Language },
  item: (chosen: NonNullable<ReturnType<typeof chosenItem>>, quantity: number, discounts: Discount[]) => I,
) => ({
  id: base64(document.number),
  number: document.number,
  comments: [],
  items: document.items.flatMap(({ itemId, quantity, discountAmount }) => {
    const chosen = chosenItem(document.number, lines, itemId);
    const index = order.lines.findIndex(({ id }) => id === itemId);
    // Discounts are stored per document, not per line, so a line names all discounts that reduced it.
    const names = order.discounts.flatMap(({ labels, lineAmounts }) =>
      (lineAmounts[index] ?? 0) > 0 ? [textIn(labels, language)] : [],
    );
    const discounts: Discount[] =
      discountAmount > 0
        ? [
            {
              amount: moneyOf(discountAmount, order.currency),
              applied_to: 'ITEM',
              label: names.join(', '),
              coupon: null,
            },
          ]
        : [];
    return chosen ? [item(chosen, quantity, discounts)] : [];
  }),
});

export const invoicesOf = (order: BoughtOrder, lines: Lines, language: Language) =>
  order.documents
    .filter(({ kind }) => kind === 'invoice')
    .map((document) => ({
      ...documentOf(order, document, { lines, language }, (chosen, quantity, discounts) => ({
        __typename: typeOf(chosen, 'InvoiceItem'),
        ...chosen,
        ...madeOf(chosen),
        quantity_invoiced: quantity,
        discounts,
      })),
      total: billTotal(order, document, language),
    }));

export const creditMemosOf = (order: BoughtOrder, lines: Lines, language: Language) =>
  order.documents
    .filter(({ kind }) => kind === 'credit_memo')
    .map((document) => ({
      ...documentOf(order, document, { lines, language }, (chosen, quantity, discounts) => ({
        __typename: typeOf(chosen, 'CreditMemoItem'),
        ...chosen,
        ...madeOf(chosen),
        quantity_refunded: quantity,
        discounts,
      })),
      total: {
        ...billTotal(order, document, language),
        adjustment: moneyOf(document.adjustment, order.currency),
      },
    }));

export const shipmentItemsOf = (number: string, items: readonly { itemId: number; quantity: number }[], lines: Lines) =>
  items.flatMap(({ itemId, quantity }) => {
    const chosen = chosenItem(number, lines, itemId);
    if (!chosen) return [];
    const isBundle = chosen.order_item.__typename === 'BundleOrderItem';
    const type = isBundle ? ('BundleShipmentItem' as const) : ('ShipmentItem' as const);
    return [{ __typename: type, ...chosen, ...madeOf(chosen), quantity_shipped: quantity }];
  });

import { bySku, cents, sumOf, taxesBy } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/* The amounts of a cart, an order and its documents, over GraphQL and REST. */
// oxlint-disable-next-line typescript/no-explicit-any -- responses of many types, each read once
export type Untyped = any;

const M = '{ value currency }';
const DISCOUNT = `{ applied_to label amount ${M} }`;

export const CART_MONEY = `itemsV2 { items { quantity product { sku } ... on ConfigurableCartItem { configured_variant { sku } }
    prices { row_total ${M} row_total_including_tax ${M} total_item_discount ${M} } } }
  prices { grand_total ${M} subtotal_excluding_tax ${M} subtotal_including_tax ${M} subtotal_with_discount_excluding_tax ${M}
    applied_taxes { label amount ${M} } discounts ${DISCOUNT} }
  shipping_addresses { selected_shipping_method { amount ${M} } }`;

export const cartSheet = ({ itemsV2, prices, shipping_addresses: [address] }: Untyped): Sheet => ({
  currency: prices.grand_total.currency,
  lines: bySku(
    itemsV2.items.map(({ quantity, product, configured_variant: variant, prices: of }: Untyped) => ({
      sku: (variant ?? product).sku,
      quantity,
      row: cents(of.row_total.value),
      discount: cents(of.total_item_discount.value),
    })),
  ),
  subtotal: cents(prices.subtotal_excluding_tax.value),
  shipping: cents(address.selected_shipping_method.amount.value),
  discount: sumOf(prices.discounts?.map(({ amount }: Untyped) => amount)),
  tax: sumOf(prices.applied_taxes.map(({ amount }: Untyped) => amount)),
  taxes: taxesBy<Untyped>(
    prices.applied_taxes,
    ({ label }) => label,
    ({ amount }) => cents(amount.value),
  ),
  total: cents(prices.grand_total.value),
});

/** `skus` by line id, because REST totals have no SKUs. */
export const totalsSheet = (totals: Untyped, skus: ReadonlyMap<number, string>): Sheet => ({
  currency: totals.quote_currency_code,
  lines: bySku(
    totals.items.map((item: Untyped) => ({
      sku: skus.get(item.item_id) ?? '',
      quantity: item.qty,
      row: cents(item.row_total),
      discount: cents(item.discount_amount),
      tax: cents(item.tax_amount),
    })),
  ),
  subtotal: cents(totals.subtotal),
  shipping: cents(totals.shipping_amount),
  discount: 0 - cents(totals.discount_amount),
  tax: cents(totals.tax_amount),
  total: cents(totals.grand_total),
});

export const RECEIPT_MONEY = `query ($cart: String!) { placedOrder(cart_id: $cart) { number items { sku quantity row_total ${M} discount ${M} }
  subtotal ${M} shipping_amount ${M} discounts ${DISCOUNT} taxes { label amount ${M} } grand_total ${M} } }`;

export const receiptSheet = (order: Untyped): Sheet => ({
  currency: order.grand_total.currency,
  lines: bySku(
    order.items.map(({ sku, quantity, row_total: row, discount }: Untyped) => ({
      sku,
      quantity,
      row: cents(row.value),
      discount: cents(discount.value),
    })),
  ),
  subtotal: cents(order.subtotal.value),
  shipping: cents(order.shipping_amount.value),
  discount: sumOf(order.discounts.map(({ amount }: Untyped) => amount)),
  tax: sumOf(order.taxes.map(({ amount }: Untyped) => amount)),
  taxes: taxesBy<Untyped>(
    order.taxes,
    ({ label }) => label,
    ({ amount }) => cents(amount.value),
  ),
  total: cents(order.grand_total.value),
});

const TOTAL = `grand_total ${M} total_shipping ${M} total_tax ${M} taxes { title amount ${M} } discounts ${DISCOUNT}`;
export const ORDER_MONEY = `number token items { product_sku quantity_ordered prices { row_total ${M} row_total_including_tax ${M} total_item_discount ${M} } }
  total { ${TOTAL} subtotal_excl_tax ${M} }
  invoices { number items { product_sku quantity_invoiced discounts { amount ${M} } } total { ${TOTAL} subtotal ${M} } }`;

const sumsOf = (total: Untyped): Omit<Sheet, 'lines' | 'subtotal'> => ({
  currency: total.grand_total.currency,
  shipping: cents(total.total_shipping.value),
  discount: sumOf(total.discounts.map(({ amount }: Untyped) => amount)),
  tax: cents(total.total_tax.value),
  taxes: taxesBy<Untyped>(
    total.taxes,
    ({ title }) => title,
    ({ amount }) => cents(amount.value),
  ),
  total: cents(total.grand_total.value),
});

export const orderSheet = ({ items, total }: Untyped): Sheet => ({
  ...sumsOf(total),
  lines: bySku(
    items.map(({ product_sku: sku, quantity_ordered: quantity, prices }: Untyped) => ({
      sku,
      quantity,
      row: cents(prices.row_total.value),
      discount: cents(prices.total_item_discount.value),
    })),
  ),
  subtotal: cents(total.subtotal_excl_tax.value),
});

export type Part = Omit<Sheet, 'lines'> & { number: string; lines: readonly Readonly<Record<string, unknown>>[] };

/** An invoice over GraphQL; its lines have quantities and discounts, but no row totals. */
export const invoiceSums = ({ total }: Untyped): Omit<Sheet, 'lines'> => ({
  ...sumsOf(total),
  subtotal: cents(total.subtotal.value),
});

type OnRest = { items: Untyped; currency: string };

/** An order or invoice as read by the merchant's programs. */
export const programSheet = (
  order: Untyped,
  quantityOf: (item: Untyped) => number = ({ qty_ordered: qty }) => qty,
): Sheet => {
  const { items, currency }: OnRest = { items: order.items, currency: order.order_currency_code };
  return {
    currency,
    lines: bySku(
      items.map((item: Untyped) => ({
        sku: item.sku,
        quantity: quantityOf(item),
        row: cents(item.row_total),
        discount: cents(item.discount_amount),
        tax: cents(item.tax_amount),
      })),
    ),
    subtotal: cents(order.subtotal),
    shipping: cents(order.shipping_amount),
    discount: 0 - cents(order.discount_amount),
    tax: cents(order.tax_amount),
    total: cents(order.grand_total),
  };
};

import { filledAddressFields } from '#contract/address-fields.ts';
import { toMajor } from '#contract/money.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { regionName } from '#commerce/people/address/service.ts';
import { addressFields } from '#commerce/people/address/wire.ts';
import { netAndGross } from '#commerce/sale/tax/service.ts';
import type { NetAndGross } from '#commerce/sale/tax/types.ts';
import type { CartAddress, CartDetail, CartLine, CartModel } from './types.ts';
import { inEachLanguage, translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };

const both = (name: string, minor: number, currency: CurrencyCode): Record<string, number> => ({
  [name]: toMajor(minor, currency),
  [`base_${name}`]: toMajor(minor, currency),
});

const optionsOf = ({ sellable: { options, chosen = [], parts = [], links = [], linksLabel = '' } }: CartLine): string =>
  JSON.stringify([
    ...options.map((option) => ({ value: option.optionLabel, label: option.attributeLabel })),
    ...chosen.map(({ label, values }) => ({ value: values.map((value) => value.label).join(', '), label })),
    ...parts.map(({ label, name, quantity }) => ({ value: `${quantity} × ${name}`, label })),
    ...links.map(({ title }) => ({ value: title, label: linksLabel })),
  ]);

/** Three decimals, as Magento's. */
const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 100_000) / 1000 : 0;

const unitOf = (line: CartLine, isTaxIncluded: boolean): NetAndGross =>
  netAndGross(line.unitPrice ?? 0, Math.round(line.listTaxAmount / line.quantity), isTaxIncluded);

const totalsItem = (line: CartLine, isTaxIncluded: boolean, currency: CurrencyCode) => {
  const unit = unitOf(line, isTaxIncluded);
  const row = netAndGross(line.rowTotal, line.listTaxAmount, isTaxIncluded);
  const left = netAndGross(line.rowTotal - line.discountAmount, line.taxAmount, isTaxIncluded);
  return {
    item_id: line.id,
    ...both('price', unit.net, currency),
    qty: line.quantity,
    ...both('row_total', row.net, currency),
    row_total_with_discount: toMajor(left.net, currency),
    ...both('tax_amount', line.taxAmount, currency),
    tax_percent: percentOf(line.listTaxAmount, row.net),
    ...both('discount_amount', line.discountAmount, currency),
    discount_percent: percentOf(line.discountAmount, line.rowTotal),
    ...both('price_incl_tax', unit.gross, currency),
    ...both('row_total_incl_tax', row.gross, currency),
    options: optionsOf(line),
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
    name: line.sellable.name,
  };
};

const titlesIn = inEachLanguage(translations(messages), (say) => ({
  subtotal: say('cart.total.subtotal'),
  shipping: say('cart.total.shipping'),
  discount: say('cart.total.discount'),
  tax: say('cart.total.tax'),
  total: say('cart.total.total'),
}));

/** Magento's `Totals` (magento-contract 3.6). */
export const restTotals = async (cart: CartModel, detail?: CartDetail) => {
  const { lines, totals, selectedShipping, discounting } = detail ?? (await cart.detail());
  const { currency } = cart.row;
  const discount = totals.discount + totals.shippingDiscount;
  const coupon = discounting.coupons.find(({ problem }) => problem === null);
  const tax = totals.subtotalTax + totals.shippingTax;
  const { isTaxIncluded } = totals;
  const subtotal = netAndGross(totals.subtotal, totals.listSubtotalTax, isTaxIncluded);
  const discounted = netAndGross(totals.subtotal - totals.discount, totals.subtotalTax, isTaxIncluded);
  const shipping = netAndGross(totals.shipping, totals.listShippingTax, isTaxIncluded);
  const titles = titlesIn(cart.view.language);
  const shippingTitle = selectedShipping
    ? `${titles.shipping} (${selectedShipping.carrierTitle} - ${selectedShipping.methodTitle})`
    : titles.shipping;
  return {
    ...both('grand_total', totals.grandTotal, currency),
    ...both('subtotal', subtotal.net, currency),
    ...both('discount_amount', 0 - discount, currency),
    ...both('subtotal_with_discount', discounted.net, currency),
    ...both('shipping_amount', shipping.net, currency),
    ...both('shipping_discount_amount', totals.shippingDiscount, currency),
    ...both('tax_amount', tax, currency),
    weee_tax_applied_amount: null,
    ...both('shipping_tax_amount', totals.shippingTax, currency),
    subtotal_incl_tax: toMajor(subtotal.gross, currency),
    ...both('shipping_incl_tax', shipping.gross, currency),
    base_currency_code: cart.currency,
    quote_currency_code: cart.currency,
    ...(coupon ? { coupon_code: coupon.code } : {}),
    items_qty: lines.reduce((sum, line) => sum + line.quantity, 0),
    items: lines.map((line) => totalsItem(line, isTaxIncluded, currency)),
    // Amounts include tax if prices do, as in Magento's display setting for carts.
    total_segments: [
      { code: 'subtotal', title: titles.subtotal, value: toMajor(totals.subtotal, currency) },
      { code: 'shipping', title: shippingTitle, value: toMajor(totals.shipping, currency) },
      ...(discount > 0
        ? [
            {
              code: 'discount',
              title: coupon ? `${titles.discount} (${coupon.code})` : titles.discount,
              value: toMajor(-discount, currency),
            },
          ]
        : []),
      { code: 'tax', title: titles.tax, value: toMajor(tax, currency) },
      { code: 'grand_total', title: titles.total, value: toMajor(totals.grandTotal, currency), area: 'footer' },
    ],
  };
};

/** Chosen options, in the form in which a request adds the line. */
const productOption = ({ sellable: { chosen = [], parts = [], links = [], composition } }: CartLine) => {
  const bundle = [...Map.groupBy(parts, ({ itemId }) => itemId)].map(([option_id, selected]) => ({
    option_id,
    option_qty: selected[0]!.quantity,
    option_selections: selected.map(({ selectionId }) => selectionId),
  }));
  const attributes = {
    ...(chosen.length > 0
      ? {
          custom_options: chosen.map(({ id, values }) => ({
            option_id: String(id),
            option_value: values.map(({ value }) => value).join(','),
          })),
        }
      : {}),
    ...(bundle.length > 0 ? { bundle_options: bundle } : {}),
    ...(links.length > 0 && composition?.downloads
      ? { downloadable_option: { downloadable_links: links.map(({ id }) => id) } }
      : {}),
  };
  return Object.keys(attributes).length > 0 ? { product_option: { extension_attributes: attributes } } : {};
};

export const restItem = (cart: CartModel, line: CartLine) => ({
  item_id: line.id,
  sku: line.sellable.sku,
  qty: line.quantity,
  name: line.sellable.name,
  price: toMajor(unitOf(line, cart.view.includedTax !== undefined).net, cart.row.currency),
  product_type: line.sellable.parent ? 'configurable' : line.sellable.type,
  ...productOption(line),
  quote_id: cart.row.maskedId,
});

export const restAddress = (cart: CartModel, address: CartAddress | undefined) =>
  address
    ? {
        ...addressFields(address),
        company: address.company ?? null,
        ...filledAddressFields(address),
        id: address.id,
        region: regionName(address, cart.view.language),
        region_id: address.regionId,
        region_code: address.regionCode,
        country_id: address.countryId,
        email: cart.row.email,
        same_as_billing: 0,
        save_in_address_book: 0,
      }
    : null;

/** Magento's `Cart` of REST (magento-contract 3.6). */
export const restCart = async (cart: CartModel) => {
  const { lines, addresses, isVirtual } = await cart.detail();
  const { row, currency } = cart;
  return {
    id: row.number,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
    is_active: row.isActive,
    is_virtual: isVirtual ?? false,
    items: lines.map((line) => restItem(cart, line)),
    items_count: lines.length,
    items_qty: lines.reduce((sum, line) => sum + line.quantity, 0),
    customer: { email: row.customerId === null ? null : row.email, firstname: null, lastname: null },
    billing_address: restAddress(cart, addresses.billing),
    orig_order_id: 0,
    currency: {
      global_currency_code: currency,
      base_currency_code: currency,
      store_currency_code: currency,
      quote_currency_code: currency,
      store_to_base_rate: 0,
      store_to_quote_rate: 0,
      base_to_global_rate: 1,
      base_to_quote_rate: 1,
    },
    customer_is_guest: row.customerId === null,
    customer_note_notify: true,
    customer_tax_class_id: 3,
    store_id: row.storeViewId,
    extension_attributes: {
      shipping_assignments: addresses.shipping
        ? [{ shipping: { address: restAddress(cart, addresses.shipping) } }]
        : [],
    },
  };
};

import { textIn } from '#contract/languages.ts';
import { minorText, toMajor } from '#contract/money.ts';
import { dealLots } from '#commerce/merchandise/catalog/lot-rules.ts';
import { lotOutlook, stockOf } from '#commerce/merchandise/catalog/service.ts';
import { findCustomer } from '#commerce/people/customer/service.ts';
import { lastQuotedDay, payLinkOf, readCart } from '#commerce/sale/cart/service.ts';
import type { CartDetail, CartLine, CartModel } from '#commerce/sale/cart/types.ts';
import { restAddress } from '#commerce/sale/cart/rest-wire.ts';
import { restShippingMethod } from '#commerce/sale/cart/wire.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { isOffline } from '#commerce/sale/payment/service.ts';
import { taxLabel } from '#commerce/sale/tax/label-rules.ts';
import { estimateShipping, siteAccessOf } from '../service.ts';
import { coverageOf } from './products.ts';

const lotsOf = async ({ db, customer }: CommerceContext, lines: readonly CartLine[]) => {
  const needs = lines.map(stockOf);
  const { lots } = await lotOutlook(db.kysely, needs.flat(), customer?.id ?? null);
  return dealLots(needs, lots);
};

const itemsOf = async (context: CommerceContext, { lines }: CartDetail, currency: CurrencyCode) => {
  const lots = await lotsOf(context, lines);
  const coverage = await coverageOf(
    context,
    lines.map(({ sellable }) => sellable.productId),
  );
  return lines.map((line, index) => {
    const { sellable } = line;
    return {
      item_id: line.id,
      sku: sellable.sku,
      name: sellable.parent?.name ?? sellable.name,
      options: [...sellable.options.map(({ optionLabel }) => optionLabel)],
      qty: line.quantity,
      max_qty: line.maxQuantity,
      price: line.unitPrice === null ? null : toMajor(line.unitPrice, currency),
      row_total: toMajor(line.rowTotal, currency),
      discount_amount: toMajor(line.discountAmount, currency),
      selling_unit: sellable.sellingUnit ?? null,
      coverage_sq_ft: coverage.get(sellable.productId) ?? null,
      is_final_sale: sellable.isFinalSale,
      lots: (lots[index] ?? []).map(({ code, quantity }) => ({ code, qty: quantity })),
      later: line.later ? { qty: line.later.quantity, on: line.later.on } : null,
      problems: line.problems.map(({ code }) => code),
    };
  });
};

const totalsOf = ({ totals, discounting }: CartDetail, { view, currency }: CartModel, language: Language) => {
  const major = (amount: number): number => toMajor(amount, currency);
  return {
    subtotal: major(totals.subtotal),
    shipping: major(totals.shipping),
    shipping_discount: major(totals.shippingDiscount),
    discounts: discounting.applied.map(({ labels, couponCode, lineAmounts, shippingAmount }) => ({
      label: textIn(labels, view.language),
      coupon_code: couponCode,
      amount: major(lineAmounts.reduce((sum, amount) => sum + amount, shippingAmount)),
    })),
    taxes: totals.taxes.map((tax) => ({ label: taxLabel(tax, language), amount: major(tax.amount) })),
    is_tax_included: totals.isTaxIncluded,
    grand_total: major(totals.grandTotal),
    /** Value for the header `X-Expected-Total`. */
    expected: `${minorText(totals.grandTotal, currency)} ${currency}`,
  };
};

const shippingOf = async (context: CommerceContext, cart: CartModel, { addresses, selectedShipping }: CartDetail) => {
  if (!addresses.shipping) return [];
  const ways = await estimateShipping(context, cart, addresses.shipping);
  return ways.map(({ option, price }) => ({
    ...restShippingMethod(option, price, cart.currency),
    is_pickup: option.pickupPlace !== null,
    is_selected:
      selectedShipping?.carrierCode === option.carrierCode && selectedShipping.methodCode === option.methodCode,
  }));
};

/** A cart of staff with all that its screen shows, in the language of its store view; names of taxes are in `language`. */
export const viewOfCart = async (context: CommerceContext, maskedId: string, language?: Language) => {
  const cart = await readCart(context, maskedId, { storeView: 'stay' });
  const detail = await cart.detail();
  const { row, currency } = cart;
  const link = await payLinkOf(context, cart);
  const account = row.customerId === null ? undefined : await findCustomer(context.db.kysely, row.customerId);
  return {
    id: row.number,
    store_id: row.storeViewId,
    currency,
    email: row.email,
    made_by: row.madeBy,
    is_virtual: detail.isVirtual ?? false,
    customer: account
      ? { id: account.number, firstname: account.firstname, lastname: account.lastname, group_id: account.groupId }
      : null,
    address: restAddress(cart, detail.addresses.shipping ?? detail.addresses.billing),
    items: await itemsOf(context, detail, currency),
    staff_discounts: row.staffDiscounts.map(({ itemId, kind, value, reason }) => ({
      item_id: itemId,
      ...(kind === 'percent' ? { percent: value / 10_000 } : { amount: toMajor(value, currency) }),
      reason,
    })),
    coupons: detail.discounting.coupons.map(({ code, problem }) => ({ code, problem })),
    totals: totalsOf(detail, cart, language ?? cart.view.language),
    shipping_methods: await shippingOf(context, cart, detail),
    questions: (await siteAccessOf(context, cart)).map(({ code, label, amount, isChosen }) => ({
      code,
      label,
      amount: toMajor(amount, currency),
      is_chosen: isChosen,
    })),
    /** Last day of the quoted prices, YYYY-MM-DD. */
    quoted_until: lastQuotedDay(detail) ?? null,
    payment_link: link ? { sent_at: timestamp(link.sentAt), expires_at: timestamp(link.expiresAt) } : null,
    // Staff enter no card numbers.
    payment_methods: (await cart.payments())
      .filter(({ code }) => isOffline(code))
      .map(({ code, title }) => ({ code, title })),
  };
};

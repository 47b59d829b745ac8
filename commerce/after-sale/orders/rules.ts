import { minorText, sum } from '#contract/money.ts';
import { LATER_CHANGED } from '#contract/later.ts';
import { LOTS_CHANGED } from '#contract/expected-lots.ts';
import { TOTAL_CHANGED } from '#contract/expected-total.ts';
import { NO_TELEPHONE } from '#commerce/people/address/address-rules.ts';
import type { CartDetail, OpenCart } from '#commerce/sale/cart/types.ts';
import { isVirtual } from '#commerce/merchandise/catalog/choice-rules.ts';
import type { LotShare } from '#commerce/merchandise/catalog/lot-rules.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { PaymentAttempt, PaymentMethod } from '#commerce/sale/payment/types.ts';
import { isPaidAtCounter, isPaidFirst } from '#commerce/sale/payment/rules.ts';
import { shippingTitle } from '#commerce/sale/shipping/title-rules.ts';
import { wordingOf } from '#contract/languages.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { taxLabel } from '#commerce/sale/tax/label-rules.ts';
import { countLots } from './lot-rules.ts';
import type { OrderAmount, OrderDraft, OrderLine } from './types.ts';
import { paymentTitle, withNumber } from './words.ts';

const notPlaceable = (message: string, code = 'UNABLE_TO_PLACE_ORDER'): InputError => new InputError(message, { code });

export const outOfStock = (): InputError => notPlaceable('Some of the products are out of stock.');

/** The current total, in minor units. */
type TotalNow = OrderAmount & { currency: CurrencyCode };

export class TotalChangedError extends InputError {
  readonly now: TotalNow;

  constructor(now: TotalNow) {
    super('The total of the order is now %total %currency. Nothing was charged.', {
      code: TOTAL_CHANGED,
      event: 'total-changed',
      parameters: { total: minorText(now.amount, now.currency), currency: now.currency },
    });
    this.now = now;
  }
}

/** The order would be of more production lots than the shopper saw. */
export class LotsChangedError extends InputError {
  constructor() {
    super('The order would be of more production lots than were shown. Nothing was charged.', { code: LOTS_CHANGED });
  }
}

/** More of the order would come later than the shopper saw. */
export class LaterChangedError extends InputError {
  constructor() {
    super('More of the order would come later than was shown. Nothing was charged.', { code: LATER_CHANGED });
  }
}

/** Throws when more units come later than `expected`. */
export const assertLater = (expected: number, { later }: Pick<CartDetail, 'later'>): void => {
  if ((later?.units ?? 0) > expected) throw new LaterChangedError();
};

/** Throws when the lines are of more lots than `expected`. */
export const assertLots = (
  expected: number,
  lines: CartDetail['lines'],
  lots: readonly (readonly LotShare[])[],
): void => {
  if (countLots(lines, lots) > expected) throw new LotsChangedError();
};

/** Throws when the current total is not the one the shopper saw, or the one charged; the charge is then voided. */
export const assertTotal = ({ amount, currency }: OrderAmount, now: TotalNow): void => {
  if (amount !== now.amount || currency !== now.currency) throw new TotalChangedError(now);
};

/** A priced cart (lines, totals, addresses) that {@link assertPlaceable} has checked. */
export type PlaceableDetail = CartDetail & {
  addresses: CartDetail['addresses'] & Pick<Required<CartDetail['addresses']>, 'billing'>;
};

/**
 * Throws Magento's error, in Magento's order of checks, when the cart cannot be ordered; narrows its type otherwise.
 */
export function assertPlaceable(cart: OpenCart, detail: CartDetail): asserts detail is PlaceableDetail {
  if (!cart.row.email) throw notPlaceable('Guest email for cart is missing.', 'GUEST_EMAIL_MISSING');
  if (detail.lines.length === 0) throw notPlaceable('Cart does not contain products.');
  // Downloads need an account.
  if (cart.row.customerId === null && detail.lines.some(({ sellable }) => sellable.type === 'downloadable'))
    throw notPlaceable('Guest checkout is not allowed. Register a customer account or login with existing one.');
  const problems = detail.lines.flatMap((line) => line.problems);
  const unpriced = detail.lines.find(
    ({ quote, unitPrice, sellable }) => sellable.isPriceHidden || (quote && unitPrice === null),
  );
  if (unpriced) throw notPlaceable(unpriced.problems[0]?.message ?? 'Some of the products are disabled.');
  if (problems.some(({ code }) => code === 'UNDEFINED')) throw notPlaceable('Some of the products are disabled.');
  if (problems.length > 0) throw outOfStock();
  if (!detail.isVirtual && !detail.addresses.shipping)
    throw notPlaceable('Please check the shipping address information.');
  // Let through while it was for an estimate.
  if (detail.addresses.shipping?.telephone === NO_TELEPHONE)
    throw notPlaceable(
      'Please check the shipping address information. Invalid Phone Number. Please use 0-9, +, -, (, ) and space.',
    );
  if (!detail.isVirtual && !detail.selectedShipping)
    throw notPlaceable('The shipping method is missing. Select the shipping method and try again.');
  if (!detail.addresses.billing) throw notPlaceable('Please check the billing address information.');
  if (!cart.row.paymentMethodCode) throw notPlaceable('Enter a valid payment method and try again.');
}

/** Parts of a bundle, or files, as bought; null for other products. */
const madeOf = ({ parts, links }: Sellable, currency: CurrencyCode): OrderLine['made'] => {
  if (parts)
    return {
      parts: parts.map(({ prices, kind: _kind, ...part }) => ({ ...part, unitPrice: prices[currency]?.final ?? 0 })),
    };
  return links ? { links } : null;
};

const lineOf = (
  { sellable, quantity, unitPrice, rowTotal, discountAmount, taxAmount, choice, later }: CartDetail['lines'][number],
  currency: CurrencyCode,
): OrderLine => ({
  productId: sellable.productId,
  type: sellable.type,
  isVirtual: isVirtual(sellable),
  choice: choice ?? null,
  ...(later ? { later } : {}),
  made: madeOf(sellable, currency),
  sku: sellable.sku,
  name: sellable.name,
  options: [
    ...sellable.options.map((option) => ({ label: option.attributeLabel, value: option.optionLabel })),
    ...(sellable.chosen ?? []).map(({ isTyped, label, values }) => ({
      label,
      value: values.map((value) => value.label).join(', '),
      ...(isTyped ? { isEntered: true as const } : {}),
    })),
  ],
  imageFile: sellable.imageFile,
  isFinalSale: sellable.isFinalSale,
  quantity,
  unitPrice: unitPrice ?? 0,
  rowTotal,
  discountAmount,
  taxAmount,
  parent: sellable.parent && {
    productId: sellable.parent.productId,
    sku: sellable.parent.sku,
    name: sellable.parent.name,
    imageFile: sellable.parent.imageFile,
  },
});

/** How an order is paid: by an approved attempt, or later by a method of the merchant's. */
export type OrderPayment = { attempt: PaymentAttempt; method?: undefined } | { attempt: null; method: PaymentMethod };

/** The order a cart becomes, with the prices and taxes of `detail`. */
export const draftOrder = (
  cart: OpenCart,
  detail: PlaceableDetail,
  { attempt, method }: OrderPayment,
  placedAt: Date,
): OrderDraft => {
  const { row, view, currency } = cart;
  const { lines, totals, discounting } = detail;
  const { billing } = detail.addresses;
  const shipping = (detail.isVirtual ? undefined : detail.addresses.shipping) ?? billing;
  const way = detail.isVirtual ? null : detail.selectedShipping;
  // The days count from the payment, which is still to come.
  const hasNoDate = isPaidFirst(row.paymentMethodCode ?? '');
  return {
    cartId: row.id,
    storeViewId: view.id,
    language: view.language,
    currency,
    customerId: row.customerId,
    email: row.email ?? '',
    isVirtual: detail.isVirtual ?? false,
    isPickup: (way?.pickupPlace ?? null) !== null,
    // Virtual products have no shipping method; they use the billing address.
    shippingCarrierCode: way?.carrierCode ?? '',
    shippingMethodCode: way?.methodCode ?? '',
    shippingTitle: way ? shippingTitle(way) : '',
    delivery: hasNoDate ? null : (way?.delivery ?? null),
    isSplit: row.isSplit && detail.later?.isChoice === true,
    laterDelivery: hasNoDate ? null : (way?.laterDelivery ?? null),
    laterShippingAmount: way?.laterAmount ?? null,
    paymentMethodCode: row.paymentMethodCode ?? '',
    paymentTitle: attempt
      ? paymentTitle(row.paymentMethodCode ?? '', attempt.card, wordingOf(view))
      : withNumber(method.title, row.purchaseOrderNumber),
    paymentAttemptId: attempt?.id ?? null,
    purchaseOrderNumber: row.purchaseOrderNumber,
    quoteNumbers: [...new Set(lines.flatMap(({ quote }) => (quote?.state === 'quoted' ? [quote.quoteNumber] : [])))],
    paymentInstructions: method?.instructions ?? null,
    // An order with total 0 needs no payment, and staff have already received payments at the counter.
    status:
      attempt || totals.grandTotal === 0 || isPaidAtCounter(row.paymentMethodCode ?? '') ? 'processing' : 'pending',
    weightGrams: lines.reduce((sum, line) => sum + line.sellable.weightGrams * line.quantity, 0),
    customerNotes: shipping.customerNotes,
    subtotal: totals.subtotal,
    discountAmount: totals.discount,
    shippingAmount: totals.shipping,
    shippingDiscountAmount: totals.shippingDiscount,
    taxAmount: totals.subtotalTax + totals.shippingTax,
    isTaxIncluded: totals.isTaxIncluded,
    grandTotal: totals.grandTotal,
    addresses: { shipping, billing },
    lines: lines.map((line) => lineOf(line, currency)),
    taxes: totals.taxes.map((tax) => ({ ...tax, label: taxLabel(tax, view.language) })),
    discounts: discounting.applied.map(({ ruleCode, couponCode, labels, lineAmounts, shippingAmount }) => ({
      ruleCode,
      couponCode,
      labels,
      amount: sum(lineAmounts),
      shippingAmount,
      lineAmounts,
    })),
    placedAt,
  };
};

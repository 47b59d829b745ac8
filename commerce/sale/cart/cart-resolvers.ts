import { sum } from '#contract/money.ts';
import { textIn } from '#contract/languages.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import { isVault, methodTitle } from '#commerce/sale/payment/service.ts';
import type { AppliedDiscounts } from '#commerce/sale/discount/types.ts';
import { wordingOf } from '#contract/languages.ts';
import { netAndGross, taxLabel } from '#commerce/sale/tax/service.ts';
import { sortedLines } from './line-order.ts';
import { linesOf } from './lines.ts';
import type { CartModel } from './types.ts';

/** The codes in force. */
const couponsOf = async (cart: CartModel): Promise<{ code: string }[]> =>
  (await cart.detail()).discounting.coupons.filter(({ problem }) => problem === null).map(({ code }) => ({ code }));

/** As in Magento: separate entries for items and shipping, with the coupon code. */
const discountsOf = ({ applied }: AppliedDiscounts, cart: CartModel) =>
  applied.flatMap(({ labels, couponCode, lineAmounts, shippingAmount }) =>
    [
      { amount: sum(lineAmounts), applied_to: 'ITEM' as const },
      { amount: shippingAmount, applied_to: 'SHIPPING' as const },
    ]
      .filter(({ amount }) => amount > 0)
      .map(({ amount, applied_to }) => ({
        amount: moneyOf(amount, cart.currency),
        applied_to,
        label: textIn(labels, cart.view.language),
        coupon: couponCode === null ? null : { code: couponCode },
      })),
  );

const quantityIn = async (cart: CartModel): Promise<number> =>
  (await cart.detail()).lines.reduce((sum, line) => sum + line.quantity, 0);

export const cartResolvers = {
  Cart: {
    id: ({ row }) => row.maskedId,
    items: linesOf,
    itemsV2: async (cart, { pageSize, currentPage, sort }) => {
      if (pageSize < 1) throw new InputError('pageSize value must be greater than 0.');
      if (currentPage < 1) throw new InputError('currentPage value must be greater than 0.');
      const lines = sortedLines(await linesOf(cart), sort);
      return {
        items: lines.slice((currentPage - 1) * pageSize, currentPage * pageSize),
        page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(lines.length / pageSize) },
        total_count: lines.length,
      };
    },
    total_quantity: quantityIn,
    total_summary_quantity_including_config: quantityIn,
    is_virtual: async (cart) => (await cart.detail()).isVirtual ?? false,
    email: ({ row }) => row.email,
    store_view_code: ({ view }) => view.code,
    prices: async (cart) => {
      const { totals, discounting } = await cart.detail();
      const discounts = discountsOf(discounting, cart);
      const money = (amount: number) => moneyOf(amount, cart.currency);
      const { isTaxIncluded } = totals;
      const subtotal = netAndGross(totals.subtotal, totals.listSubtotalTax, isTaxIncluded);
      const discounted = netAndGross(totals.subtotal - totals.discount, totals.subtotalTax, isTaxIncluded);
      return {
        grand_total: money(totals.grandTotal),
        subtotal_excluding_tax: money(subtotal.net),
        subtotal_including_tax: money(subtotal.gross),
        subtotal_with_discount_excluding_tax: money(discounted.net),
        grand_total_excluding_tax: money(totals.grandTotal - totals.taxes.reduce((sum, tax) => sum + tax.amount, 0)),
        applied_taxes: totals.taxes.map((tax) => ({
          label: taxLabel(tax, cart.view.language),
          amount: money(tax.amount),
        })),
        discounts: discounts.length > 0 ? discounts : null,
        discount:
          discounts.length > 0
            ? { amount: money(-totals.discount - totals.shippingDiscount), label: discounts.map(({ label }) => label) }
            : null,
      };
    },
    shipping_addresses: async (cart) => {
      const address = (await cart.detail()).addresses.shipping;
      return address ? [{ address, cart }] : [];
    },
    billing_address: async (cart) => {
      const address = (await cart.detail()).addresses.billing;
      return address ? { address, cart } : null;
    },
    available_payment_methods: async (cart) =>
      (await cart.payments()).map(({ code, title }) => ({ code, title, is_deferred: false })),
    selected_payment_method: async (cart) => {
      const method = cart.row.paymentMethodCode
        ? (await cart.payments()).find(({ code }) => code === cart.row.paymentMethodCode)
        : undefined;
      // A saved card is listed with the customer's cards, not with the methods.
      const { paymentMethodCode: code } = cart.row;
      if (code && isVault(code))
        return { code, title: methodTitle(code, wordingOf(cart.view)), purchase_order_number: null };
      return {
        code: method?.code ?? '',
        title: method?.title ?? '',
        purchase_order_number: method ? cart.row.purchaseOrderNumber : null,
      };
    },
    applied_coupons: async (cart) => {
      const coupons = await couponsOf(cart);
      return coupons.length > 0 ? coupons : null;
    },
    applied_coupon: async (cart) => (await couponsOf(cart))[0] ?? null,
    rules: async (cart) =>
      (await cart.detail()).discounting.applied.map(({ labels }) => ({ name: textIn(labels, cart.view.language) })),
  },
} satisfies Resolvers;

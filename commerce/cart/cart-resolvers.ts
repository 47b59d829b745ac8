import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import { taxLabel } from '#commerce/tax/service.ts';
import type { CartLineModel, CartModel } from './types.ts';

const linesOf = async (cart: CartModel): Promise<CartLineModel[]> =>
  (await cart.detail()).lines.map((line) => ({
    __typename: line.sellable.parent ? 'ConfigurableCartItem' : 'SimpleCartItem',
    line,
    cart,
  }));

export const cartResolvers = {
  Cart: {
    id: ({ row }) => row.maskedId,
    items: linesOf,
    itemsV2: async (cart, { pageSize, currentPage }) => {
      if (pageSize < 1) throw new InputError('pageSize value must be greater than 0.');
      if (currentPage < 1) throw new InputError('currentPage value must be greater than 0.');
      const lines = await linesOf(cart);
      return {
        items: lines.slice((currentPage - 1) * pageSize, currentPage * pageSize),
        page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(lines.length / pageSize) },
        total_count: lines.length,
      };
    },
    total_quantity: async (cart) => (await cart.detail()).lines.reduce((sum, line) => sum + line.quantity, 0),
    is_virtual: () => false,
    email: ({ row }) => row.email,
    prices: async (cart) => {
      const { totals } = await cart.detail();
      const money = (amount: number) => moneyOf(amount, cart.currency);
      return {
        grand_total: money(totals.grandTotal),
        subtotal_excluding_tax: money(totals.subtotal),
        subtotal_including_tax: money(totals.subtotal + totals.subtotalTax),
        subtotal_with_discount_excluding_tax: money(totals.subtotal),
        applied_taxes: totals.taxes.map((tax) => ({
          label: taxLabel(tax, cart.view.language),
          amount: money(tax.amount),
        })),
        discounts: null,
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
      (await cart.payments()).map((method) => ({ ...method, is_deferred: false })),
    selected_payment_method: async (cart) => {
      const method = cart.row.paymentMethodCode
        ? (await cart.payments()).find(({ code }) => code === cart.row.paymentMethodCode)
        : undefined;
      return { code: method?.code ?? '', title: method?.title ?? '', purchase_order_number: null };
    },
    applied_coupons: () => null,
  },
} satisfies Resolvers;

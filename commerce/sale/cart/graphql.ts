import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { AlreadyExistsError, InputError } from '#commerce/platform/errors.ts';
import { addressResolvers } from './address-resolvers.ts';
import { clearedCart } from './clear-cart.ts';
import { cartResolvers } from './cart-resolvers.ts';
import { lineResolvers } from './line-resolvers.ts';
import { CART_LIFETIME_DAYS } from './rules.ts';
import {
  bundleRequestsOf,
  changesOf,
  downloadRequestsOf,
  idOfItem,
  requestsOf,
  simpleRequestsOf,
  variantRequestsOf,
  virtualRequestsOf,
} from './requests.ts';
import {
  acceptQuote,
  addHeldSlab,
  addProducts,
  addProductsOrThrow,
  applyCoupons,
  createCart,
  openCustomerCart,
  mergeCarts,
  quotesOfCart,
  readCart,
  removeCoupons,
  removeItem,
  updateItems,
} from './service.ts';
import type { AddProblem, AddRequest } from './types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { cartQuoteOnWire } from './wire.ts';

const needed = <T>(value: T | null | undefined, name: string, end = ''): T => {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    throw new InputError(`Required parameter "${name}" is missing${end}`);
  }
  return value;
};

const presentCodes = (codes: readonly (string | null)[] | null | undefined): string[] =>
  (codes ?? []).flatMap((code) => code?.trim() || []);

const userError = ({ code, message, available }: AddProblem) =>
  code === 'INSUFFICIENT_STOCK'
    ? { __typename: 'InsufficientStockError' as const, code, message, quantity: available ?? null }
    : { __typename: 'CartUserInputError' as const, code, message };

/** A mutation that adds products of one type, all or none. */
const adding =
  <I>(requestsFrom: (items: readonly (I | null)[]) => AddRequest[]) =>
  async (
    _parent: unknown,
    { input }: { input?: { cart_id: string; cart_items: readonly (I | null)[] } | null },
    context: CommerceContext,
  ) => {
    const id = needed(input?.cart_id, 'cart_id');
    await addProductsOrThrow(context, id, requestsFrom(needed(input?.cart_items, 'cart_items')));
    return { cart: await readCart(context, id) };
  };

export const resolvers = {
  ...cartResolvers,
  ...lineResolvers,
  ...addressResolvers,
  StoreConfig: { cart_expires_in_days: () => CART_LIFETIME_DAYS },
  Error: { __resolveType: (error) => ('quantity' in error ? 'InsufficientStockError' : 'CartUserInputError') },
  Query: {
    cart: (_parent, { cart_id }, context) => readCart(context, needed(cart_id, 'cart_id')),
    cartQuotes: async (_parent, { cart_id }, context) => {
      const cart = await readCart(context, cart_id);
      return (await quotesOfCart(context, cart)).map(cartQuoteOnWire);
    },
    customerCart: async (_parent, _args, context) => readCart(context, await openCustomerCart(context)),
  },
  Mutation: {
    createEmptyCart: (_parent, { input }, context) => createCart(context, input?.cart_id),
    createGuestCart: async (_parent, { input }, context) => {
      if (context.customer) throw new AlreadyExistsError('Use `Query.customerCart` for logged in customer.');
      return { cart: await readCart(context, await createCart(context, input?.cart_uid)) };
    },
    mergeCarts: async (_parent, args, context) =>
      readCart(context, await mergeCarts(context, args.source_cart_id, args.destination_cart_id)),
    addProductsToCart: async (_parent, { cartId, cartItems }, context) => {
      const id = needed(cartId, 'cartId');
      const problems = await addProducts(context, id, requestsOf(needed(cartItems, 'cartItems')));
      const refusedSkus = problems.filter(({ code }) => code === 'INSUFFICIENT_STOCK').map(({ sku }) => sku);
      return { cart: { ...(await readCart(context, id)), refusedSkus }, user_errors: problems.map(userError) };
    },
    acceptPriceQuote: async (_parent, { number }, context) => readCart(context, await acceptQuote(context, number)),
    addHeldSlabToCart: async (_parent, args, context) => {
      await addHeldSlab(context, args.cart_id, args.token);
      return readCart(context, args.cart_id);
    },
    addSimpleProductsToCart: adding(simpleRequestsOf),
    addConfigurableProductsToCart: adding(variantRequestsOf),
    addVirtualProductsToCart: adding(virtualRequestsOf),
    addBundleProductsToCart: adding(bundleRequestsOf),
    addDownloadableProductsToCart: adding(downloadRequestsOf),
    applyCouponToCart: async (_parent, { input }, context) => {
      const id = needed(input?.cart_id, 'cart_id');
      await applyCoupons(context, id, { codes: [needed(input?.coupon_code?.trim(), 'coupon_code')], how: 'single' });
      return { cart: await readCart(context, id) };
    },
    applyCouponsToCart: async (_parent, { input }, context) => {
      const id = needed(input?.cart_id, 'cart_id');
      const codes = needed(presentCodes(input?.coupon_codes), 'coupon_codes');
      await applyCoupons(context, id, { codes, how: input?.type === 'REPLACE' ? 'replace' : 'append' });
      return { cart: await readCart(context, id) };
    },
    removeCouponFromCart: async (_parent, { input }, context) => {
      const id = needed(input?.cart_id, 'cart_id');
      await removeCoupons(context, id);
      return { cart: await readCart(context, id) };
    },
    removeCouponsFromCart: async (_parent, { input }, context) => {
      const id = needed(input?.cart_id, 'cart_id');
      await removeCoupons(context, id, presentCodes(input?.coupon_codes));
      return { cart: await readCart(context, id) };
    },
    updateCartItems: async (_parent, { input }, context) => {
      const id = needed(input?.cart_id, 'cart_id', '.');
      await updateItems(context, id, changesOf(needed(input?.cart_items, 'cart_items', '.')));
      return { cart: await readCart(context, id), errors: [] };
    },
    clearCart: (_parent, { input }, context) => clearedCart(context, needed(input.uid, 'uid')),
    assignCustomerToGuestCart: async (_parent, args, context) =>
      readCart(context, await mergeCarts(context, needed(args.cart_id, 'cart_id'))),
    removeItemFromCart: async (_parent, { input }, context) => {
      const id = needed(input?.cart_id, 'cart_id', '.');
      await removeItem(context, id, idOfItem(input ?? {}, 'Required parameter "cart_item_id" is missing.'));
      return { cart: await readCart(context, id) };
    },
  },
} satisfies Resolvers;

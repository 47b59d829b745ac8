import { GUEST_GROUP } from '#commerce/merchandise/catalog/types.ts';
import { offeredMethods } from '#commerce/sale/payment/service.ts';
import type { PaymentContext } from '#commerce/sale/payment/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { AuthorizationError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { pickupPlaces } from '#commerce/sale/shipping/service.ts';
import type { PickupPlaces } from '#commerce/sale/shipping/types.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { loadDetail } from './detail.ts';
import { deletePayLink } from './pay-link-store.ts';
import { findBuyer } from './staff-store.ts';
import { findCart, findContents, updateCart } from './store.ts';
import type { CartChange, CartContents } from './store.ts';
import { MASKED_ID } from './types.ts';
import type { CartDetail, CartModel, CartRow, OpenCart } from './types.ts';
import { cartOfPayLink } from './valid-pay-link.ts';

export type OpenOptions = {
  /** Locks the cart's row until the transaction `db` ends. */
  isLocked?: boolean;
  /**
   * `move`: the cart is shown in the store view and currency of the request, as over GraphQL, and a change keeps them.
   * `stay`: it has its own, as over REST, where a URL says nothing about the shopper's, unless the call names a store.
   */
  storeView?: 'move' | 'stay';
  /** True for placing an order, which is the only write by a payment link. */
  isPayment?: boolean | undefined;
  /** Accepts a closed cart: ordered, or waiting for approval. */
  acceptsClosedCart?: boolean | undefined;
};

const notFound = (maskedId: string): NoSuchEntityError =>
  new NoSuchEntityError('Could not find a cart with ID "%masked_cart_id"', {
    code: 'CART_NOT_FOUND',
    parameters: { masked_cart_id: maskedId.slice(0, 64) },
  });

/** Throws Magento's errors, in its order: unknown cart or one of staff, ordered, of another website, not the caller's own. */
export const assertAccess = (
  row: CartRow | undefined,
  maskedId: string,
  { customer, storeView, cartOfStaff }: Pick<CommerceContext, 'customer' | 'storeView' | 'cartOfStaff'>,
  views: readonly StoreView[],
  acceptsClosedCart = false,
): CartRow => {
  if (!row || (row.madeBy !== null && cartOfStaff !== maskedId)) throw notFound(maskedId);
  if (!row.isActive && !acceptsClosedCart)
    throw new NoSuchEntityError("The cart isn't active.", { code: 'CART_NOT_ACTIVE' });
  const own = views.find((view) => view.id === row.storeViewId);
  if (own && own.websiteId !== storeView.websiteId)
    throw new InputError("Can't assign cart to store in different website.");
  if (row.customerId !== (customer?.id ?? null)) {
    throw new AuthorizationError('The current user cannot perform operations on cart "%masked_cart_id"', {
      parameters: { masked_cart_id: maskedId },
      event: 'not-the-owner',
    });
  }
  return row;
};

/** The cart in the caller's store view and currency; only a change writes them. */
const openHere = async (
  db: Db,
  context: CommerceContext,
  { row, groupId, isChange }: { row: CartRow; groupId: number; isChange: boolean },
): Promise<OpenCart> => {
  const { storeView: view, currency } = context;
  const isHere = row.storeViewId === view.id && row.currency === currency;
  if (isChange && !isHere) await updateCart(db, row.id, { storeViewId: view.id, currency }, context.clock.now());
  return { row: { ...row, storeViewId: view.id, currency }, view, currency, groupId };
};

/**
 * Opens a cart created by staff, using the customer's payment link. The store view and currency of the cart are kept.
 */
const openByLink = async (
  db: Db,
  context: CommerceContext,
  views: readonly StoreView[],
  token: string,
  { isLocked = false, isPayment = false }: OpenOptions,
): Promise<OpenCart> => {
  const maskedId = await cartOfPayLink(db, token, context.clock.now());
  const row = maskedId === undefined ? undefined : await findCart(db, maskedId, isLocked);
  const view = views.find(({ id }) => id === row?.storeViewId);
  if (!row || !view) throw notFound(token);
  if (!row.isActive) throw new NoSuchEntityError("The cart isn't active.", { code: 'CART_NOT_ACTIVE' });
  if (isLocked && !isPayment)
    throw new AuthorizationError('The current user cannot perform operations on cart "%masked_cart_id"', {
      parameters: { masked_cart_id: token },
      event: 'not-the-owner',
    });
  const account = row.customerId === null ? undefined : await findBuyer(db, row.customerId);
  return { row, view, currency: row.currency, groupId: account?.groupId ?? GUEST_GROUP, isByLink: true };
};

/** Opens a cart for the caller and decides in which store view and currency it is shown. */
export const openCart = async (
  db: Db,
  context: CommerceContext,
  views: readonly StoreView[],
  maskedId: string,
  options: OpenOptions = {},
): Promise<OpenCart> => {
  const found = MASKED_ID.test(maskedId) ? await findCart(db, maskedId, options.isLocked ?? false) : undefined;
  if (!found && MASKED_ID.test(maskedId)) return openByLink(db, context, views, maskedId, options);
  const row = assertAccess(found, maskedId, context, views, options.acceptsClosedCart);
  const groupId = context.customer?.groupId ?? GUEST_GROUP;
  const isHere = options.storeView !== 'stay' || context.header('store') !== undefined;
  if (isHere && row.isActive) return openHere(db, context, { row, groupId, isChange: options.isLocked ?? false });
  const view = views.find(({ id }) => id === row.storeViewId) ?? context.storeView;
  return { row, view, currency: row.currency, groupId };
};

/** Data about the shop that carts need; read before a transaction begins, on a connection of its own. */
export type CartEnvironment = { views: readonly StoreView[]; places: PickupPlaces };

/** A cart locked until the transaction `db` ends. */
export type LockedCart = OpenCart & {
  db: Db;
  now: Date;
  places: PickupPlaces;
  /** Updates the cart's row in the database, at least its time of change, and `row` with it. */
  update(changes?: CartChange): Promise<void>;
  /** Reads lines and addresses. */
  contents(): Promise<CartContents>;
  /** Reads and prices the cart, again at every call. */
  price(): Promise<CartDetail>;
};

export const readCartEnvironment = async (context: CommerceContext): Promise<CartEnvironment> => ({
  views: await listStoreViews(context),
  places: await pickupPlaces(context),
});

/** The inputs that decide which payment methods a cart is offered. */
export const paymentContext = (
  {
    row,
    currency,
    view,
    groupId,
    isByLink = false,
  }: Pick<OpenCart, 'row' | 'currency' | 'view' | 'groupId' | 'isByLink'>,
  { totals, selectedShipping }: Pick<CartDetail, 'totals' | 'selectedShipping'>,
): PaymentContext => ({
  currency,
  amount: totals.grandTotal,
  storeViewId: view.id,
  groupId,
  isPickup: (selectedShipping?.pickupPlace ?? null) !== null,
  isByStaff: row.madeBy !== null && !isByLink,
  isByLink,
});

/** See {@link OpenOptions}: REST uses `stay`, GraphQL `move`. */
export type CartOptions = { storeView?: 'move' | 'stay' | undefined } & Pick<OpenOptions, 'isPayment'>;

type Options = CartOptions & Pick<OpenOptions, 'acceptsClosedCart'>;

/** The cart as a model; with `contents` in place of saved lines and addresses. */
export const modelOf = (
  context: CommerceContext,
  cart: OpenCart,
  places: PickupPlaces,
  contents?: CartContents,
): CartModel => {
  let loading: Promise<CartDetail> | undefined;
  const { kysely } = context.db;
  const detail = (): Promise<CartDetail> =>
    (loading ??= loadDetail(kysely, cart, places, context.clock.now(), { contents }));
  return {
    ...cart,
    places,
    detail,
    detailFor: (supposed) => loadDetail(kysely, cart, places, context.clock.now(), { supposed, contents }),
    payments: async () => offeredMethods(context, kysely, paymentContext(cart, await detail()), cart.view),
  };
};

/** Opens a cart for reading. */
export const readCart = async (
  context: CommerceContext,
  maskedId: string,
  options: Options = {},
): Promise<CartModel> => {
  context.noStore();
  const { views, places } = await readCartEnvironment(context);
  const cart = await openCart(context.db.kysely, context, views, maskedId, options);
  return modelOf(context, cart, places);
};

/** Opens a cart and locks it until the transaction `db` ends. */
export const lockCart = async (
  db: Db,
  context: CommerceContext,
  { views, places }: CartEnvironment,
  maskedId: string,
  { storeView, isPayment, acceptsClosedCart = false }: Options = {},
): Promise<LockedCart> => {
  context.noStore();
  const options = { storeView: storeView ?? 'move', isPayment, acceptsClosedCart, isLocked: true };
  const cart = await openCart(db, context, views, maskedId, options);
  const { row } = cart;
  const now = context.clock.now();
  return {
    ...cart,
    db,
    now,
    places,
    update: async (changes = {}) => {
      await updateCart(db, row.id, changes, now);
      // A link pays what its customer saw.
      if (row.madeBy !== null && !cart.isByLink) await deletePayLink(db, row.id);
      Object.assign(row, changes, { updatedAt: now });
    },
    contents: () => findContents(db, row.id),
    price: () => loadDetail(db, cart, places, now),
  };
};

/** Runs `change` on a locked cart in one transaction. */
export const changeCart = async <T>(
  context: CommerceContext,
  maskedId: string,
  change: (cart: LockedCart) => Promise<T>,
  options: Options = {},
): Promise<T> => {
  const environment = await readCartEnvironment(context);
  return context.db.tx(async (db) => change(await lockCart(db, context, environment, maskedId, options)));
};

import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { offeredMethods } from '#commerce/payment/service.ts';
import type { PaymentContext } from '#commerce/payment/types.ts';
import { pickupPlaces } from '#commerce/shipping/service.ts';
import type { PickupPlaces } from '#commerce/shipping/types.ts';
import { listStoreViews } from '#commerce/stores/service.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import { loadDetail } from './detail.ts';
import { openCart } from './gate.ts';
import type { GateOptions } from './gate.ts';
import { findContents, updateCart } from './store.ts';
import type { CartChange, CartContents } from './store.ts';
import type { CartDetail, CartModel, OpenCart } from './types.ts';

/** Data about the shop that carts need; read before a transaction begins, on a connection of its own. */
export type CartEnvironment = { views: readonly StoreView[]; places: PickupPlaces };

/** A cart that is locked until the transaction `db` ends. */
export type LockedCart = OpenCart & {
  db: Db;
  now: Date;
  places: PickupPlaces;
  /** Updates the cart's row, at least its time of change. */
  update(changes: CartChange): Promise<void>;
  /** Reads lines and addresses. */
  contents(): Promise<CartContents>;
  /** Reads and prices the cart, again at every call. */
  price(): Promise<CartDetail>;
};

export const readCartEnvironment = async (context: CommerceContext): Promise<CartEnvironment> => ({
  views: await listStoreViews(context),
  places: await pickupPlaces(context),
});

/** What decides which payment methods the cart is offered. */
export const paymentContext = (
  { currency, view, groupId }: Pick<OpenCart, 'currency' | 'view' | 'groupId'>,
  { totals, selectedShipping, facts }: Pick<CartDetail, 'totals' | 'selectedShipping' | 'facts'>,
): PaymentContext => ({
  currency,
  amount: totals.grandTotal,
  storeViewId: view.id,
  groupId,
  isPickup: (selectedShipping?.pickupPlace ?? null) !== null,
  facts,
});

type Options = Pick<GateOptions, 'storeView' | 'isOrderedAllowed'>;

const modelOf = (context: CommerceContext, cart: OpenCart, places: PickupPlaces): CartModel => {
  let loading: Promise<CartDetail> | undefined;
  const { kysely } = context.db;
  const detail = (): Promise<CartDetail> => (loading ??= loadDetail(kysely, cart, places, context.clock.now()));
  return {
    ...cart,
    places,
    detail,
    detailFor: (supposed) => loadDetail(kysely, cart, places, context.clock.now(), { supposed }),
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
  { storeView, isOrderedAllowed = false }: Options = {},
): Promise<LockedCart> => {
  context.noStore();
  const options = { storeView: storeView ?? 'move', isOrderedAllowed, isLocked: true };
  const cart = await openCart(db, context, views, maskedId, options);
  const { row } = cart;
  const now = context.clock.now();
  return {
    ...cart,
    db,
    now,
    places,
    update: async (changes) => {
      await updateCart(db, row.id, changes, now);
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

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

/** What a cart needs besides its row; read before the transaction begins. */
type Environment = { views: readonly StoreView[]; places: PickupPlaces };

/** A cart locked by a transaction. */
export type CartSession = OpenCart & {
  db: Db;
  now: Date;
  places: PickupPlaces;
  /** Updates the cart's row, at least its time of change. */
  change(changes: CartChange): Promise<void>;
  /** Reads lines and addresses. */
  contents(): Promise<CartContents>;
  /** Reads and prices the cart, again at every call. */
  price(): Promise<CartDetail>;
};

const environmentOf = async (context: CommerceContext): Promise<Environment> => {
  const [views, places] = await Promise.all([listStoreViews(context), pickupPlaces(context)]);
  return { views, places };
};

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

type ChangeOptions = Options & {
  /** Runs in the transaction before the cart is locked; its error is thrown whatever the state of the cart. */
  first?: ((db: Db) => Promise<void>) | undefined;
};

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
  const { views, places } = await environmentOf(context);
  const cart = await openCart(context.db.kysely, context, views, maskedId, options);
  return modelOf(context, cart, places);
};

/** Opens and locks a cart, and runs `change` in one transaction. */
export const changeCart = async <T>(
  context: CommerceContext,
  maskedId: string,
  change: (session: CartSession) => Promise<T>,
  { first, ...options }: ChangeOptions = {},
): Promise<T> => {
  context.noStore();
  const { views, places } = await environmentOf(context);
  return context.db.tx(async (db) => {
    await first?.(db);
    const cart = await openCart(db, context, views, maskedId, { ...options, isLocked: true });
    const { row } = cart;
    const now = context.clock.now();
    return change({
      ...cart,
      db,
      now,
      places,
      change: async (changes) => {
        await updateCart(db, row.id, changes, now);
        Object.assign(row, changes, { updatedAt: now });
      },
      contents: () => findContents(db, row.id),
      price: () => loadDetail(db, cart, places, now),
    });
  });
};

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
import { updateCart } from './store.ts';
import type { CartChange } from './store.ts';
import type { CartDetail, CartModel, OpenCart } from './types.ts';

/** What a cart needs besides its row; read before the transaction begins. */
type Environment = { views: readonly StoreView[]; places: PickupPlaces };

/** A cart locked by a transaction. */
export type CartSession = OpenCart & {
  db: Db;
  now: Date;
  places: PickupPlaces;
  /** Changes the row: in memory at once, in the database when the session ends. */
  change(changes: CartChange): void;
  /** Prices the current state, again at every call. */
  price(): Promise<CartDetail>;
};

const environmentOf = async (context: CommerceContext): Promise<Environment> => {
  const [views, places] = await Promise.all([listStoreViews(context), pickupPlaces(context)]);
  return { views, places };
};

/** What decides which payment methods the cart is offered. */
export const paymentContext = (
  { currency, view, groupId }: Pick<OpenCart, 'currency' | 'view' | 'groupId'>,
  { totals, selectedShipping }: Pick<CartDetail, 'totals' | 'selectedShipping'>,
): PaymentContext => ({
  currency,
  amount: totals.grandTotal,
  storeViewId: view.id,
  groupId,
  isPickup: (selectedShipping?.pickupPlace ?? null) !== null,
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
    detailFor: (supposed) => loadDetail(kysely, cart, places, context.clock.now(), supposed),
    payments: async () => offeredMethods(context, kysely, paymentContext(cart, await detail()), cart.view.language),
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
  return modelOf(context, await openCart(context.db.kysely, context, views, maskedId, options), places);
};

/** Opens and locks a cart, and runs `change` in one transaction. */
export const changeCart = async <T>(
  context: CommerceContext,
  maskedId: string,
  change: (session: CartSession) => Promise<T>,
  options: Options = {},
): Promise<T> => {
  context.noStore();
  const { views, places } = await environmentOf(context);
  return context.db.tx(async (db) => {
    const cart = await openCart(db, context, views, maskedId, { ...options, isLocked: true });
    const now = context.clock.now();
    let pending: CartChange | undefined;
    const result = await change({
      ...cart,
      db,
      now,
      places,
      change: (changes) => {
        pending = { ...pending, ...changes };
        Object.assign(cart.row, changes);
      },
      price: () => loadDetail(db, cart, places, now),
    });
    if (pending) await updateCart(db, cart.row.id, pending, now);
    return result;
  });
};

import type { CommerceContext } from '#commerce/platform/context.ts';
import { leaveToCommit } from '#commerce/platform/database/transaction-handle.ts';
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
import { MASKED_ID } from './types.ts';
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
  /**
   * A write of one statement whose answer decides nothing: it is sent at once, and done when the session ends. `effect`: what
   * it makes of what is in the cart, which is read again otherwise.
   */
  alsoWrite(write: Promise<unknown>, effect?: (contents: CartContents) => CartContents): void;
  /** What is in the cart. */
  contents(): Promise<CartContents>;
  /** Prices the current state, again at every call. */
  price(): Promise<CartDetail>;
};

const LEFT = Symbol('the cart as this request has left it');

/** The cart as the last change of this request left it, for the answer to that change. */
const leftBy = (context: CommerceContext): { cart?: OpenCart } => context.perRequest(LEFT, () => ({}));

/** Taken once: what is read later may have been changed by others. */
const takeLeft = (context: CommerceContext, maskedId: string): OpenCart | undefined => {
  const left = leftBy(context);
  const { cart } = left;
  delete left.cart;
  const isAsked = cart?.row.maskedId === maskedId && cart.view.id === context.storeView.id;
  return isAsked && cart.currency === context.currency ? cart : undefined;
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
  /** Sent before the cart is locked; its failure is the change's, whatever the cart is like. */
  first?: ((db: Db) => Promise<void>) | undefined;
  /** The lines that the change is about, where it needs no others and no addresses: `contents` has nothing else then. */
  lines?: readonly number[] | undefined;
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
  const left = options.storeView === 'stay' || options.isOrderedAllowed ? undefined : takeLeft(context, maskedId);
  const cart = left ?? (await openCart(context.db.kysely, context, views, maskedId, options));
  return modelOf(context, cart, places);
};

/** Opens and locks a cart, and runs `change` in one transaction. */
export const changeCart = async <T>(
  context: CommerceContext,
  maskedId: string,
  change: (session: CartSession) => Promise<T>,
  { first, lines, ...options }: ChangeOptions = {},
): Promise<T> => {
  context.noStore();
  const { views, places } = await environmentOf(context);
  const left = leftBy(context);
  delete left.cart;
  const { result, cart } = await context.db.tx(async (db) => {
    const begun = first?.(db);
    const opening = openCart(db, context, views, maskedId, { ...options, isLocked: true });
    opening.catch(() => {});
    // Sent with the lock and read once it is held; good until something is written.
    let known: Promise<CartContents> | undefined = MASKED_ID.test(maskedId)
      ? findContents(db, maskedId, lines)
      : undefined;
    known?.catch(() => {});
    await begun;
    const opened = await opening;
    const now = context.clock.now();
    let pending: CartChange | undefined;
    const takeContents = (): Promise<CartContents> => {
      const contents = known ?? findContents(db, maskedId, lines);
      known = undefined;
      return contents;
    };
    const done = await change({
      ...opened,
      db,
      now,
      places,
      change: (changes) => {
        pending = { ...pending, ...changes };
        Object.assign(opened.row, changes);
      },
      alsoWrite: (write, effect) => {
        leaveToCommit(db, write);
        known = effect && known?.then(effect);
      },
      contents: takeContents,
      price: async () => loadDetail(db, opened, places, now, { ...(!lines && { known: await takeContents() }) }),
    });
    if (pending) leaveToCommit(db, updateCart(db, opened.row.id, pending, now));
    if (pending) opened.row.updatedAt = now;
    return { result: done, cart: opened };
  });
  if (options.storeView !== 'stay' && cart.row.isActive) left.cart = cart;
  return result;
};

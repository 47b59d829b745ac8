import { GUEST_GROUP } from '#commerce/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { AuthorizationError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { StoreView } from '#commerce/stores/types.ts';
import { findCart, updateCart } from './store.ts';
import { MASKED_ID } from './types.ts';
import type { CartRow, OpenCart } from './types.ts';

export type GateOptions = {
  /** Locks the cart's row until the transaction `db` ends. */
  isLocked?: boolean;
  /**
   * `move`: the cart is shown in the store view and currency of the request, as over GraphQL, and a change keeps them.
   * `stay`: it has its own, as over REST, where a URL says nothing about the shopper's, unless the call names a store.
   */
  storeView?: 'move' | 'stay';
  /** Lets an ordered cart through, to read its receipt. */
  isOrderedAllowed?: boolean;
};

const notFound = (maskedId: string): NoSuchEntityError =>
  new NoSuchEntityError('Could not find a cart with ID "%masked_cart_id"', {
    code: 'CART_NOT_FOUND',
    parameters: { masked_cart_id: maskedId.slice(0, 64) },
  });

/** Throws Magento's errors, in its order: unknown cart, ordered, of another website, not the caller's own. */
export const assertAccess = (
  row: CartRow | undefined,
  maskedId: string,
  { customer, storeView }: Pick<CommerceContext, 'customer' | 'storeView'>,
  views: readonly StoreView[],
  isOrderedAllowed = false,
): CartRow => {
  if (!row) throw notFound(maskedId);
  if (!row.isActive && !isOrderedAllowed)
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

/** Opens a cart for the caller and decides in which store view and currency it is shown; see decision 0230. */
export const openCart = async (
  db: Db,
  context: CommerceContext,
  views: readonly StoreView[],
  maskedId: string,
  options: GateOptions = {},
): Promise<OpenCart> => {
  const found = MASKED_ID.test(maskedId) ? await findCart(db, maskedId, options.isLocked ?? false) : undefined;
  const row = assertAccess(found, maskedId, context, views, options.isOrderedAllowed);
  const groupId = context.customer?.groupId ?? GUEST_GROUP;
  const isHere = options.storeView !== 'stay' || context.header('store') !== undefined;
  if (isHere && row.isActive) return openHere(db, context, { row, groupId, isChange: options.isLocked ?? false });
  const view = views.find(({ id }) => id === row.storeViewId) ?? context.storeView;
  return { row, view, currency: row.currency, groupId };
};

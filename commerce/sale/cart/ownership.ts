import { configured, findSellableById } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { AlreadyExistsError, AuthorizationError, InputError } from '#commerce/platform/errors.ts';
import { moveClaims, withOwnHolds } from '#commerce/merchandise/slabs/service.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { openCart } from './open-cart.ts';
import { buyerOf, planAdding } from './rules.ts';
import {
  closeCartOfCustomer,
  findCartOfCustomer,
  findItems,
  insertCart,
  updateCart,
  writeEmailOfCustomer,
  writeLines,
} from './store.ts';

const insert = async (context: CommerceContext, maskedId: string): Promise<string | undefined> => {
  const { customer, storeView, currency, clock, db } = context;
  const cart = {
    maskedId,
    storeViewId: storeView.id,
    currency,
    customerId: customer?.id ?? null,
    email: customer?.email ?? null,
    madeBy: null,
    madeIn: null,
    createdAt: clock.now(),
  };
  return (await insertCart(db.kysely, cart))?.maskedId;
};

/** The masked id of a customer's open cart; undefined while there is none. */
export const customersOpenCart = (
  { db }: Pick<CommerceContext, 'db'>,
  customerId: number,
): Promise<string | undefined> => findCartOfCustomer(db.kysely, customerId);

/** A customer's open cart takes their new e-mail address, inside the caller's transaction. */
export const setCustomersEmail = (
  { clock }: Pick<CommerceContext, 'clock'>,
  db: Db,
  { id, email }: { id: number; email: string },
): Promise<void> => writeEmailOfCustomer(db, id, email, clock.now());

/** Closes a deleted customer's open cart, inside the caller's transaction. */
export const closeCustomersCart = (
  { clock }: Pick<CommerceContext, 'clock'>,
  db: Db,
  customerId: number,
): Promise<void> => closeCartOfCustomer(db, customerId, clock.now());

/** Masked id of the customer's open cart, created when there is none. Throws for guests. */
export const openCustomerCart = async (context: CommerceContext): Promise<string> => {
  context.noStore();
  const { customer, db, random } = context;
  if (!customer) throw new AuthorizationError('The request is allowed for logged in customer');
  const find = (): Promise<string | undefined> => findCartOfCustomer(db.kysely, customer.id);
  // The second of two concurrent first requests finds the cart of the first.
  const maskedId = (await find()) ?? (await insert(context, random.token(32))) ?? (await find());
  if (!maskedId) throw new Error(`Customer ${customer.id} has no cart and none could be made.`);
  return maskedId;
};

/**
 * Creates a cart for a guest, or returns the customer's open one; returns the masked id. A chosen id must have 32
 * letters and digits.
 */
export const createCart = async (context: CommerceContext, chosenId?: string | null): Promise<string> => {
  context.noStore();
  if (chosenId && !/^[A-Za-z0-9]{32}$/.test(chosenId)) throw new InputError('Cart ID length should to be 32 symbols.');
  if (context.customer) return openCustomerCart(context);
  const maskedId = await insert(context, chosenId || context.random.token(32));
  if (!maskedId) throw new AlreadyExistsError('Cart with ID "%1" already exists.', { parameters: [chosenId ?? ''] });
  return maskedId;
};

/**
 * Merges a guest's cart into the customer's: quantities of equal lines are summed, lines beyond stock are left out,
 * and the guest's cart is closed. Returns the masked id of the customer's cart.
 */
export const mergeCarts = async (
  context: CommerceContext,
  sourceId: string,
  destinationId?: string | null,
): Promise<string> => {
  context.noStore();
  const { customer } = context;
  if (!customer) throw new AuthorizationError("The current customer isn't authorized.");
  if (!sourceId) throw new InputError('Required parameter "source_cart_id" is missing');
  if (destinationId === '') throw new InputError('The parameter "destination_cart_id" cannot be empty');
  const targetId = destinationId ?? (await openCustomerCart(context));
  const views = await listStoreViews(context);
  await context.db.tx(async (db) => {
    const source = await openCart(db, { ...context, customer: null }, views, sourceId, { isLocked: true });
    const target = await openCart(db, context, views, targetId, { isLocked: true });
    const items = await findItems(db, source.row.id);
    const present = await findItems(db, target.row.id);
    const now = context.clock.now();
    await moveClaims(db, source.row.id, target.row.id);
    const found = await findSellableById(
      { storeView: target.view, groupId: target.groupId },
      db,
      items.map(({ productId }) => productId),
    );
    const sellable = await withOwnHolds(db, buyerOf(target.row), found, now);
    const resolutions = items.flatMap(({ productId, quantity, choice }) => {
      const own = sellable.get(productId);
      if (!own) return [];
      return [{ sellable: configured(own, choice ?? null, target.view.id), quantity, ...(choice ? { choice } : {}) }];
    });
    const { lines } = planAdding(present, resolutions, {
      currency: target.currency,
      language: target.view.language,
    });
    await writeLines(db, target.row.id, lines);
    await updateCart(db, source.row.id, { isActive: false, paymentNonce: null }, now);
    const { couponCodes } = source.row;
    // Like Magento, keeps the guest's coupon.
    await updateCart(db, target.row.id, couponCodes.length > 0 ? { couponCodes } : {}, now);
  });
  return targetId;
};

/**
 * Gives a guest's cart to the caller, whom `customerId` names by the number clients know, as Magento's REST does: merged
 * with their open cart, in the store view with `storeId`, which is of their website. Throws Magento's errors.
 */
export const assignCart = async (
  context: CommerceContext,
  maskedId: string,
  { customerId, storeId }: { customerId: number; storeId: number },
): Promise<void> => {
  if (customerId !== context.customer?.number)
    throw new InputError("You don't have the correct permissions to assign the customer to the cart.", {
      event: 'not-the-owner',
    });
  const view = (await listStoreViews(context)).find(({ id }) => id === storeId);
  if (!view || view.websiteId !== context.storeView.websiteId)
    throw new InputError("The customer can't be assigned to the cart. The cart belongs to a different store.");
  await mergeCarts({ ...context, storeView: view, currency: view.currency }, maskedId);
};

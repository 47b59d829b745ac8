import { MAX_CART_LINES } from '#contract/cart-limits.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { configured, findSellableById, givenOf, readChoice } from '#commerce/catalog/service.ts';
import type { GivenOption } from '#commerce/catalog/composition-types.ts';
import type { Availability, Sellable } from '#commerce/catalog/types.ts';
import { claimForCart, findHold, withOwnHolds } from '#commerce/slabs/service.ts';
import { resolveRequests } from './adding.ts';
import { buyerOf } from './detail.ts';
import { CART_LIFETIME_MS, changeProblem, lineKey, NOT_AVAILABLE, planAdding } from './rules.ts';
import type { LockedCart } from './session.ts';
import { changeCart } from './session.ts';
import { deleteIdleCarts, deleteItem, forgetOwners, writeChoice, writeLines, writeQuantities } from './store.ts';
import type { AddProblem, AddRequest, CartItemRow, ItemChange } from './types.ts';

export {
  assignCart,
  closeCustomersCart,
  createCart,
  customersOpenCart,
  mergeCarts,
  openCustomerCart,
  setCustomersEmail,
} from './ownership.ts';
export { applyCoupons, removeCoupons } from './coupons.ts';
export type { CouponChange } from './coupons.ts';
export {
  closeCart,
  reopenCart,
  saveAddress,
  saveEmail,
  savePaymentMethod,
  saveShippingMethod,
  saveSiteAccess,
} from './changes.ts';
export { acceptQuote, quotesOfCart } from './quoted.ts';
export { buyerOf, cargoOf, sampleTakerOf } from './detail.ts';
export { changeCart, lockCart, paymentContext, readCart, readCartEnvironment } from './session.ts';
export type { CartEnvironment, LockedCart } from './session.ts';
export { issueReceiptKey, receiptKey } from './receipt-key.ts';
export { bundleOptions, chosenFiles, customizableOptions, sampleFiles } from './line-parts.ts';
export { asCharged, cartTotals } from './totals.ts';

/** See `GateOptions`: REST uses `stay`, GraphQL `move`. */
export type CartOptions = { storeView?: 'move' | 'stay' };

const refuse = ({ code, message, sku }: AddProblem): never => {
  if (code === 'PRODUCT_NOT_FOUND')
    throw new NoSuchEntityError('Could not find a product with SKU "%sku"', { code, parameters: { sku } });
  throw new InputError('Could not add the product with SKU %sku to the shopping cart: %message', {
    code,
    parameters: { sku, message },
  });
};

const add = async (session: LockedCart, requests: readonly AddRequest[]): Promise<readonly AddProblem[]> => {
  const { db, row, view, currency, groupId, now } = session;
  if (requests.length > MAX_CART_LINES)
    throw new InputError('Maximum items of type "%type" is %max', {
      parameters: { type: 'CartItemInput', max: MAX_CART_LINES },
    });
  const { items } = await session.contents();
  const resolved = await resolveRequests(db, requests, { storeView: view, groupId, buyer: buyerOf(row), now });
  const { lines, problems } = planAdding(items, resolved, { currency, language: view.language });
  await writeLines(db, row.id, lines);
  if (lines.length > 0) await session.update({});
  return problems;
};

/** Adds what can be added; returns problems for the rest. */
export const addProducts = (
  context: CommerceContext,
  maskedId: string,
  requests: readonly AddRequest[],
): Promise<readonly AddProblem[]> => changeCart(context, maskedId, (session) => add(session, requests));

/** Adds all or nothing; throws the first problem. */
export const addProductsOrThrow = (
  context: CommerceContext,
  maskedId: string,
  requests: readonly AddRequest[],
  options?: CartOptions,
): Promise<void> =>
  changeCart(
    context,
    maskedId,
    async (session) => {
      const [problem] = await add(session, requests);
      if (problem) refuse(problem);
    },
    options,
  );

/** Puts a held slab into a cart, which may buy it from then on; the token is that of the mailed link. */
export const addHeldSlab = async (context: CommerceContext, maskedId: string, token: string): Promise<void> => {
  const hold = await findHold(context, token);
  await changeCart(context, maskedId, async (session) => {
    await claimForCart(context, session.db, hold, session.row.id);
    const { items } = await session.contents();
    if (items.some(({ productId }) => productId === hold.productId)) return;
    const [problem] = await add(session, [{ sku: hold.sku, quantity: 1 }]);
    if (problem) refuse(problem);
  });
};

/** Lines with their new quantities, by their ids. */
type Wanted = Map<number, { item: CartItemRow; quantity: number; hasNewOptions: boolean }>;

const couldNotUpdate = (message: string): InputError =>
  new InputError('Could not update cart item: %message', { parameters: { message } });

const sellablesOf = async (session: LockedCart, items: readonly CartItemRow[], stock: Availability) => {
  const { db, view: storeView, groupId, row, now } = session;
  const ids = [...new Set(items.map(({ productId }) => productId))];
  return withOwnHolds(db, buyerOf(row), await findSellableById({ storeView, groupId }, db, ids, stock), now);
};

/** The line's choice with other options; its parts and files stay. */
const choiceWith = (item: CartItemRow, sellable: Sellable | undefined, options: readonly GivenOption[]) => {
  if (!sellable) throw couldNotUpdate(NOT_AVAILABLE);
  const given = item.choice ? givenOf(item.choice) : {};
  const read = readChoice(sellable.composition ?? { options: [] }, { ...given, entered: options });
  if ('problem' in read) throw couldNotUpdate(read.problem);
  return read.choice;
};

/** Throws when a line cannot have its new quantity. */
const checkChanges = (session: LockedCart, wanted: Wanted, sellables: ReadonlyMap<number, Sellable>): void => {
  const { view, currency } = session;
  for (const { item, quantity, hasNewOptions } of wanted.values()) {
    const plain = sellables.get(item.productId);
    const sellable = plain && configured(plain, item.choice ?? null, view.id);
    const message = changeProblem(sellable, quantity, { currency, language: view.language });
    if (message && hasNewOptions) throw couldNotUpdate(message);
    if (message)
      throw new InputError('Could not update the product with SKU %sku: %message', {
        parameters: { sku: sellable?.sku ?? '', message },
        // REST tells it as such.
        cause: new InputError(message),
      });
  }
};

/**
 * Sets quantities and options, all or none; a quantity of 0 or less removes the line. A line whose new options are those
 * of another line is merged into it.
 */
export const updateItems = (
  context: CommerceContext,
  maskedId: string,
  changes: readonly ItemChange[],
  options?: CartOptions,
): Promise<void> =>
  changeCart(
    context,
    maskedId,
    async (session) => {
      const { db, row } = session;
      const { items: held, stock } = await session.contents();
      const items = new Map(held.map((item) => [item.id, item]));
      const named = changes.flatMap(({ itemId }) => items.get(itemId) ?? []);
      const sellables = await sellablesOf(session, named, stock);
      const wanted: Wanted = new Map();
      const quantityOf = ({ id, quantity }: CartItemRow): number => wanted.get(id)?.quantity ?? quantity;
      for (const { itemId, ...change } of changes) {
        const item = items.get(itemId);
        if (!item && change.options) throw couldNotUpdate('This is the wrong quote item id to update configuration.');
        if (!item) throw new NoSuchEntityError('Could not find cart item with id: %1.', { parameters: [itemId] });
        const quantity = change.quantity ?? quantityOf(item);
        const hasNewOptions = change.options !== undefined;
        if (quantity <= 0) {
          items.delete(itemId);
          wanted.delete(itemId);
          await deleteItem(db, row.id, itemId);
          continue;
        }
        const choice = change.options
          ? choiceWith(item, sellables.get(item.productId), change.options)
          : (item.choice ?? null);
        const key = lineKey(item.productId, choice);
        if (key === lineKey(item.productId, item.choice)) {
          if (quantity === item.quantity) wanted.delete(itemId);
          else wanted.set(itemId, { item, quantity, hasNewOptions });
          continue;
        }
        const equal = [...items.values()].find((other) => lineKey(other.productId, other.choice) === key);
        if (equal) {
          items.delete(itemId);
          wanted.delete(itemId);
          wanted.set(equal.id, { item: equal, quantity: quantityOf(equal) + quantity, hasNewOptions });
          await deleteItem(db, row.id, itemId);
        } else {
          const changed = { ...item, choice };
          items.set(itemId, changed);
          wanted.set(itemId, { item: changed, quantity, hasNewOptions });
          await writeChoice(db, row.id, itemId, choice);
        }
      }
      checkChanges(session, wanted, sellables);
      await writeQuantities(
        db,
        row.id,
        [...wanted].map(([id, { quantity }]) => ({ id, quantity })),
      );
      await session.update({});
    },
    options,
  );

export const removeItem = (
  context: CommerceContext,
  maskedId: string,
  itemId: number,
  options?: CartOptions,
): Promise<void> =>
  changeCart(
    context,
    maskedId,
    async (session) => {
      if (!(await deleteItem(session.db, session.row.id, itemId)))
        throw new NoSuchEntityError("The cart doesn't contain the item");
      await session.update({});
    },
    options,
  );

const DAY_MS = 24 * 3600 * 1000;

/** Takes out of carts that were ordered long ago whose they were; inside the caller's transaction. */
export const forgetCarts = (db: Db, ids: readonly number[]): Promise<void> => forgetOwners(db, ids);

/** Deletes abandoned carts once a day. */
export const scheduleCartCleanUp = ({ clock, db, jobs }: Platform): void =>
  jobs.schedule({
    name: 'idle carts',
    everyMs: DAY_MS,
    run: async () => ({
      carts: await deleteIdleCarts(db.kysely, new Date(clock.now().getTime() - CART_LIFETIME_MS)),
    }),
  });

import { MAX_CART_LINES } from '#contract/cart-limits.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { configured, findSellableById } from '#commerce/catalog/service.ts';
import type { Availability } from '#commerce/catalog/types.ts';
import { claimForCart, findHold, withOwnHolds } from '#commerce/slabs/service.ts';
import { resolveRequests } from './adding.ts';
import { buyerOf } from './detail.ts';
import { CART_LIFETIME_MS, changeProblem, planAdding } from './rules.ts';
import type { CartSession } from './session.ts';
import { changeCart } from './session.ts';
import { deleteIdleCarts, deleteItem, forgetOwners, writeLines, writeQuantities } from './store.ts';
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
export { changeCart, paymentContext, readCart } from './session.ts';
export type { CartSession } from './session.ts';
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

const add = async (session: CartSession, requests: readonly AddRequest[]): Promise<readonly AddProblem[]> => {
  const { db, row, view, currency, groupId, now } = session;
  const held = session.contents();
  held.catch(() => {});
  if (requests.length > MAX_CART_LINES)
    throw new InputError('Maximum items of type "%type" is %max', {
      parameters: { type: 'CartItemInput', max: MAX_CART_LINES },
    });
  const [{ items }, resolved] = await Promise.all([
    held,
    resolveRequests(db, requests, { storeView: view, groupId, buyer: buyerOf(row), now }),
  ]);
  const { lines, problems } = planAdding(items, resolved, { currency, language: view.language });
  session.alsoWrite(writeLines(db, row.id, lines));
  if (lines.length > 0) session.change({});
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

/** Lines with their new quantities. */
type Wanted = ReadonlyMap<number, { item: CartItemRow; quantity: number }>;

/** Throws when a line cannot have its new quantity. */
const checkChanges = async (session: CartSession, wanted: Wanted, stock: Availability): Promise<void> => {
  if (wanted.size === 0) return;
  const { db, view: storeView, groupId, row, now } = session;
  const ids = [...new Set([...wanted.values()].map(({ item }) => item.productId))];
  const found = await findSellableById({ storeView, groupId }, db, ids, stock);
  const sellables = await withOwnHolds(db, buyerOf(row), found, now);
  for (const { item, quantity } of wanted.values()) {
    const plain = sellables.get(item.productId);
    const sellable = plain && configured(plain, item.choice ?? null, storeView.id);
    const message = changeProblem(sellable, quantity, {
      currency: session.currency,
      language: storeView.language,
    });
    if (message)
      throw new InputError('Could not update the product with SKU %sku: %message', {
        parameters: { sku: sellable?.sku ?? '', message },
        // REST tells it as such.
        cause: new InputError(message),
      });
  }
};

/** Sets quantities, all or none; 0 or less removes the line. */
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
      const wanted = new Map<number, { item: CartItemRow; quantity: number }>();
      for (const { itemId, quantity } of changes) {
        const item = items.get(itemId);
        if (!item) throw new NoSuchEntityError('Could not find cart item with id: %1.', { parameters: [itemId] });
        if (quantity <= 0) {
          wanted.delete(itemId);
          await deleteItem(db, row.id, itemId);
        } else if (quantity !== item.quantity) wanted.set(itemId, { item, quantity });
      }
      await checkChanges(session, wanted, stock);
      if (wanted.size === 0) return session.change({});
      const lines = [...wanted].map(([id, { quantity }]) => ({ id, quantity }));
      session.alsoWrite(writeQuantities(db, row.id, lines, session.now));
      row.updatedAt = session.now;
    },
    { ...options, lines: changes.map(({ itemId }) => itemId) },
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
      session.change({});
    },
    options,
  );

const DAY_MS = 24 * 3600 * 1000;

/** Takes out of carts that were ordered long ago whose they were; inside the caller's transaction. */
export const forgetCarts = (db: Db, ids: readonly number[]): Promise<void> => forgetOwners(db, ids);

/** Deletes abandoned carts once a day. */
export const scheduleCartCleanUp = ({ clock, db, schedule }: Platform): void =>
  schedule.add({
    name: 'idle carts',
    everyMs: DAY_MS,
    run: async () => ({
      carts: await deleteIdleCarts(db.kysely, new Date(clock.now().getTime() - CART_LIFETIME_MS)),
    }),
  });

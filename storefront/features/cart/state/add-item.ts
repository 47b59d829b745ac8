import { isUncertain, ItemRefusedError, NotMadeError, UnclearError } from './cart-failures.ts';
import { withFlag, withError } from './action-state.ts';
import type { CartDependencies, CurrentCart } from './current-cart.ts';
import { isInvalidCart } from './invalid-cart.ts';
import type { LineQuantity, NewItem } from './types.ts';

type Lines = readonly LineQuantity[];

const quantityIn = (lines: Lines, sku?: string): number =>
  lines.reduce((sum, line) => sum + (sku === undefined || line.sku === sku ? line.quantity : 0), 0);

/** Returns whether `after` has the items missing in `before`; undefined if unknown. */
const isAdded = (items: readonly NewItem[], before: Lines | undefined, after: Lines): boolean | undefined => {
  if (after.length === 0) return false;
  if (!before) return undefined;
  const grown = items.map(({ sku, quantity }) => [quantityIn(after, sku) - quantityIn(before, sku), quantity] as const);
  if (grown.every(([by, wanted]) => by >= wanted)) return true;
  // The line of a product with options may have another sku.
  const isPlain = items.every(({ selected, entered }) => !selected && !entered);
  const isUnchanged = isPlain ? grown.every(([by]) => by === 0) : quantityIn(after) === quantityIn(before);
  return isUnchanged ? false : undefined;
};

export const createAddItem = (currentCart: CurrentCart, { store, api, memory, session }: CartDependencies) => {
  /** After a lost response the cart is read to see whether the item was added. Rejects unless it was. */
  const checkAdded = async (cartId: string, item: NewItem, before: Lines | undefined, lost: unknown): Promise<void> => {
    await currentCart.read(cartId, { isOwn: true }).catch(() => {
      throw lost;
    });
    const added = isAdded([item, ...(item.others ?? [])], before, store.getState().details?.lines ?? []);
    if (added === false) throw new NotMadeError(lost);
    if (added === undefined) throw new UnclearError(lost);
  };

  const addOnce = async (
    cartId: string,
    item: NewItem,
    before: Lines | undefined = store.getState().details?.lines ?? memory.readLines(cartId),
  ): Promise<void> => {
    try {
      const turn = currentCart.begin();
      const { refused, ...changed } = await api.addItem(cartId, item);
      const reading = refused.length ? {} : { added: item, isOwn: true };
      if (!currentCart.show(cartId, turn, changed, reading))
        await currentCart.read(cartId, reading).catch((error: unknown) => {
          // The item was added; failing to reload the cart is a separate error.
          if (isInvalidCart(error)) throw error;
        });
      if (refused.length) throw new ItemRefusedError(refused);
    } catch (error) {
      if (!isUncertain(error)) throw error;
      await checkAdded(cartId, item, before, error);
    }
  };

  /**
   * Adds an item. When the cart is unusable a customer is signed out, a guest's cart is discarded, and the item goes
   * into a new cart.
   */
  const addItem = (item: NewItem): Promise<void> =>
    withError(store, 'addItem', () =>
      withFlag(store, 'isAddingItem', async () => {
        // A guest's new cart is empty.
        const before = currentCart.isKnown() || session.isSignedIn() ? undefined : [];
        const cartId = await currentCart.findOrMake();
        for (const { sku, image } of [item, ...(item.others ?? [])]) if (image) memory.writeImage(sku, image);
        try {
          await addOnce(cartId, item, before);
        } catch (error) {
          if (!(await currentCart.isLost(cartId, error))) throw error;
          if (session.isSignedIn()) await session.signOut();
          currentCart.giveUp(cartId);
          await addOnce(await currentCart.replace(), item);
        }
      }),
    );

  return { addOnce, addItem };
};

import { isUncertain, ItemRefusedError } from './cart-failures.ts';
import { withFlag, withError } from './action-state.ts';
import type { CartDependencies, CurrentCart } from './current-cart.ts';
import { isInvalidCart } from './invalid-cart.ts';
import type { NewItem } from './types.ts';

export const createAddItem = (held: CurrentCart, { store, api, memory, session }: CartDependencies) => {
  const inCart = (sku: string): number =>
    (store.getState().details?.lines ?? []).reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);

  /** After a lost response, reads the cart to see whether the item arrived. Unknowable without the quantity before. */
  const hasArrived = async (cartId: string, { sku, quantity }: NewItem, before = Infinity): Promise<boolean> => {
    await held.read(cartId).catch(() => undefined);
    return inCart(sku) >= before + quantity;
  };

  const addOnce = async (cartId: string, item: NewItem): Promise<void> => {
    const before = store.getState().details && inCart(item.sku);
    try {
      const refused = await api.addItem(cartId, item);
      await held.read(cartId, refused.length ? undefined : item).catch((error: unknown) => {
        // The item was added; failing to reload the cart is a separate error.
        if (isInvalidCart(error)) throw error;
      });
      if (refused.length) throw new ItemRefusedError(refused);
    } catch (error) {
      if (!isUncertain(error) || !(await hasArrived(cartId, item, before))) throw error;
    }
  };

  /**
   * Adds an item. When the cart is unusable a customer is signed out, a guest's cart is discarded, and the item goes
   * into a new cart.
   */
  const addItem = (item: NewItem): Promise<void> =>
    withError(store, 'addItem', () =>
      withFlag(store, 'isAddingItem', async () => {
        const cartId = await held.findOrMake();
        for (const { sku, image } of [item, ...(item.others ?? [])]) if (image) memory.writeImage(sku, image);
        try {
          await addOnce(cartId, item);
        } catch (error) {
          if (!(await held.isLost(cartId, error))) throw error;
          if (session.isSignedIn()) await session.signOut();
          held.giveUp(cartId);
          await addOnce(await held.replace(), item);
        }
      }),
    );

  return { addOnce, addItem };
};

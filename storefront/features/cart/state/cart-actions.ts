import { createAddItem } from './add-item.ts';
import { createLineChanges } from './change-line.ts';
import type { Editing } from './cart-store.ts';
import { createCurrentCart, type CartDependencies } from './current-cart.ts';
import type { CartDetails, ChangedCart } from './types.ts';

export const createCartActions = (dependencies: CartDependencies) => {
  const { store, memory, session } = dependencies;
  const currentCart = createCurrentCart(dependencies);
  const adding = createAddItem(currentCart, dependencies);
  const { updateItem, removeItem } = createLineChanges(currentCart, adding, dependencies);
  const { createCart, removeCart } = currentCart;
  const getDetails = (): Promise<void> => currentCart.getDetails();

  /**
   * Loads the stored cart, or the account's, which may have been filled on another device. Creates no cart for a guest.
   */
  const restore = async (): Promise<void> => {
    if (memory.readId() || session.isSignedIn()) await getDetails().catch(() => store.setState({ isReady: true }));
    else removeCart();
  };

  /** Loads a cart and returns it; rejects where that fails, or where the page has another cart meanwhile. */
  const readCart = async (cartId: string): Promise<CartDetails> => {
    await currentCart.read(cartId);
    const { details } = store.getState();
    if (details?.id !== cartId) throw new Error('The page has another cart');
    return details;
  };

  /** Runs a change of the current cart and shows the returned cart, or reloads it. */
  const change = async (work: () => Promise<ChangedCart>): Promise<void> => {
    const { cartId } = store.getState();
    const turn = currentCart.begin();
    const changed = await work();
    if (!cartId || !currentCart.show(cartId, turn, changed)) await getDetails();
  };

  return {
    createCart,
    change,
    readCart,
    getDetails,
    restore,
    addItem: adding.addItem,
    updateItem,
    removeItem,
    removeCart,
    reset: removeCart,
  };
};

export type LoadedActions = ReturnType<typeof createCartActions>;
export type CartActions = LoadedActions & Editing;

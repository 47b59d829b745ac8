import { createAddItem } from './add-item.ts';
import { createLineChanges } from './change-line.ts';
import type { Editing } from './cart-store.ts';
import { createCurrentCart, type CartDependencies } from './current-cart.ts';

export const createCartActions = (dependencies: CartDependencies) => {
  const { store, memory } = dependencies;
  const held = createCurrentCart(dependencies);
  const adding = createAddItem(held, dependencies);
  const { updateItem, removeItem } = createLineChanges(held, adding, dependencies);
  const { createCart, getDetails, removeCart } = held;

  /** Loads the stored cart, if there is one; does not create one. */
  const restore = async (): Promise<void> => {
    if (memory.readId()) await getDetails().catch(() => store.setState({ isReady: true }));
    else removeCart();
  };

  return {
    createCart,
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

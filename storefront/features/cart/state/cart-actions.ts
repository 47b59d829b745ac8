import { emptyCart, setError, type CartStore } from './cart-store.ts';
import { isInvalidCart } from './invalid-cart.ts';
import type { CartApi, CartDetails, CartLine, CartState, NewItem, UserError } from './types.ts';

/** Kept across visits: the cart's id and a snapshot of what was in it. */
export type CartMemory = {
  readId(): string | undefined;
  writeId(cartId: string): void;
  writeSnapshot(details: CartDetails): void;
  clear(): void;
};

export type CartSession = { isSignedIn(): boolean; signOut(): Promise<void> };

/** `before` is unknown when a page sees the cart for the first time; `added` tells what was put in then. */
export type CartEvents = { changed(before: CartDetails | undefined, after: CartDetails, added: NewItem | undefined): void };

export type CartDependencies = { store: CartStore; api: CartApi; memory: CartMemory; session: CartSession; events: CartEvents };

export class CartCreationError extends Error {
  constructor(cause: unknown) {
    super('Unable to create cart', { cause });
  }
}

export class ItemRefusedError extends Error {
  readonly userErrors: readonly UserError[];

  constructor(userErrors: readonly UserError[]) {
    super(userErrors[0]?.message ?? 'The item was refused');
    this.userErrors = userErrors;
  }
}

type Flag = 'isGettingCart' | 'isGettingDetails' | 'isAddingItem' | 'isUpdatingItem' | 'isRemovingItem';

/** The cart's actions; one recovery for a cart that is gone, ordered or somebody else's. */
export const createCartActions = ({ store, api, memory, session, events }: CartDependencies) => {
  const during = async <T>(flag: Flag, work: () => Promise<T>): Promise<T> => {
    store.setState({ [flag]: true } as Partial<CartState>);
    try {
      return await work();
    } finally {
      store.setState({ [flag]: false } as Partial<CartState>);
    }
  };

  const removeCart = (): void => {
    memory.clear();
    store.setState({ ...emptyCart, isReady: true });
  };

  let creating: Promise<string> | undefined;

  const requestCart = async (): Promise<string> => {
    try {
      const cartId = await during('isGettingCart', () => api.createCart());
      memory.writeId(cartId);
      store.setState({ cartId, isReady: true });
      setError(store, { getCart: undefined });
      return cartId;
    } catch (error) {
      const failure = new CartCreationError(error);
      setError(store, { getCart: failure });
      throw failure;
    }
  };

  const createCart = (): Promise<string> => {
    const known = store.getState().cartId ?? memory.readId();
    if (known) {
      store.setState({ cartId: known });
      return Promise.resolve(known);
    }
    creating ??= requestCart().finally(() => {
      creating = undefined;
    });
    return creating;
  };

  const leaveInvalidCart = async (): Promise<void> => {
    if (session.isSignedIn()) await session.signOut();
    removeCart();
  };

  const receive = (details: CartDetails, added: NewItem | undefined): void => {
    const before = store.getState().details;
    memory.writeSnapshot(details);
    store.setState({ details, isReady: true });
    setError(store, { getDetails: undefined });
    events.changed(before, details, added);
  };

  const receiveCart = async (added?: NewItem): Promise<void> => {
    const cartId = await createCart();
    try {
      receive(await during('isGettingDetails', () => api.getDetails(cartId)), added);
    } catch (error) {
      setError(store, { getDetails: error });
      if (!isInvalidCart(error)) throw error;
      await leaveInvalidCart();
    }
  };

  const getDetails = (): Promise<void> => receiveCart();

  /** Shows the stored cart, if there is one; makes none. */
  const restore = async (): Promise<void> => {
    const cartId = memory.readId();
    if (!cartId) return store.setState({ ...emptyCart, isReady: true });
    store.setState({ cartId });
    await getDetails().catch(() => store.setState({ isReady: true }));
  };

  /** A new cart in place of the invalid one; false when none could be had, which ends the action silently. */
  const replaceCart = async (): Promise<boolean> => {
    await leaveInvalidCart();
    try {
      await createCart();
      await getDetails();
      return true;
    } catch {
      return false;
    }
  };

  const addOnce = async (item: NewItem): Promise<void> => {
    const refused = await api.addItem(await createCart(), item);
    await receiveCart(refused.length ? undefined : item);
    if (refused.length) throw new ItemRefusedError(refused);
  };

  const guarded = async (kind: 'addItem' | 'updateItem' | 'removeItem', work: () => Promise<void>): Promise<void> => {
    setError(store, { [kind]: undefined });
    try {
      await work();
    } catch (error) {
      setError(store, { [kind]: error });
      throw error;
    }
  };

  const addItem = (item: NewItem): Promise<void> =>
    guarded('addItem', () =>
      during('isAddingItem', async () => {
        try {
          await addOnce(item);
        } catch (error) {
          if (!isInvalidCart(error)) throw error;
          if (await replaceCart()) await addOnce(item);
        }
      }),
    );

  /** A configurable line is removed and added again; when the add fails, the removed line is put back. */
  const exchange = async (cartId: string, line: CartLine, item: NewItem): Promise<void> => {
    await api.removeItem(cartId, line.uid);
    const refused = await api.addItem(cartId, item).catch(async (error: unknown) => {
      await api.addItem(cartId, { sku: line.sku, parentSku: line.parentSku, quantity: line.quantity });
      throw error;
    });
    if (!refused.length) return;
    await api.addItem(cartId, { sku: line.sku, parentSku: line.parentSku, quantity: line.quantity });
    throw new ItemRefusedError(refused);
  };

  const updateOnce = async (line: CartLine, quantity: number, variant = line.sku): Promise<void> => {
    const cartId = await createCart();
    try {
      if (variant !== line.sku && quantity > 0) await exchange(cartId, line, { sku: variant, parentSku: line.parentSku, quantity });
      else await api.updateItem(cartId, line.uid, quantity);
    } catch (error) {
      if (!isInvalidCart(error)) await getDetails().catch(() => undefined);
      throw error;
    }
    await getDetails();
  };

  /** Another quantity, and for a configurable line another variant. */
  const updateItem = (line: CartLine, quantity: number, variant?: string): Promise<void> =>
    guarded('updateItem', () =>
      during('isUpdatingItem', async () => {
        const isSignedIn = session.isSignedIn();
        try {
          await updateOnce(line, quantity, variant);
        } catch (error) {
          if (!isInvalidCart(error)) throw error;
          removeCart();
          await createCart();
          await getDetails();
          if (isSignedIn) await updateOnce(line, quantity, variant);
          else await addOnce({ sku: variant ?? line.sku, parentSku: line.parentSku, quantity });
        }
      }),
    );

  const removeItem = (line: CartLine): Promise<void> =>
    guarded('removeItem', () =>
      during('isRemovingItem', async () => {
        try {
          await api.removeItem(await createCart(), line.uid);
          await getDetails();
        } catch (error) {
          if (!isInvalidCart(error)) {
            await getDetails().catch(() => undefined);
            throw error;
          }
          removeCart();
          await createCart();
        }
      }),
    );

  return {
    createCart,
    getDetails,
    restore,
    addItem,
    updateItem,
    removeItem,
    removeCart,
    beginEditItem: (uid: string): void => store.setState({ editedLine: uid }),
    endEditItem: (): void => store.setState({ editedLine: undefined }),
    reset: removeCart,
  };
};

export type CartActions = ReturnType<typeof createCartActions>;

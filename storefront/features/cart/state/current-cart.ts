import { CartCreationError } from './cart-failures.ts';
import { emptyCart, type CartStore } from './cart-store.ts';
import { withFlag, setError } from './action-state.ts';
import { isInvalidCart, mayBeInvalidCart } from './invalid-cart.ts';
import type { CartApi, CartDetails, CartEvents, CartMemory, CartSession, ChangedCart, NewItem } from './types.ts';

export type CartDependencies = {
  store: CartStore;
  api: CartApi;
  memory: CartMemory;
  session: CartSession;
  events: CartEvents;
};

/** `added`: an added item; `isOwn`: after a change by this page. */
type Reading = { added?: NewItem; isOwn?: boolean };

const { cartId, details, editedLine, errors } = emptyCart;
/** The state after a cart is discarded; running actions continue. */
const NO_CART = { cartId, details, editedLine, errors, isReady: true };

/** Creates, loads, reloads and discards the one cart of this browser. */
export const createCurrentCart = ({ store, api, memory, session, events }: CartDependencies) => {
  let creating: Promise<string> | undefined;
  let begun = 0;
  let shown = 0;

  const hold = (id: string): string => {
    if (store.getState().cartId !== id) store.setState({ cartId: id, details: undefined });
    return id;
  };

  const requestCart = async (): Promise<string> => {
    try {
      const made = await withFlag(store, 'isGettingCart', () => api.createCart());
      // Another tab may have created a cart meanwhile; that one is used.
      const id = memory.readId() ?? made;
      if (id === made) memory.writeId(made);
      setError(store, { getCart: undefined });
      return hold(id);
    } catch (error) {
      const failure = new CartCreationError(error);
      setError(store, { getCart: failure });
      throw failure;
    }
  };

  /** Another tab may have switched to another cart, so the stored id wins. */
  const known = (): string | undefined => memory.readId() ?? store.getState().cartId;

  const findOrMake = async (): Promise<string> => {
    const id = known();
    if (id) return hold(id);
    creating ??= requestCart().finally(() => {
      creating = undefined;
    });
    return creating;
  };

  const withImages = (received: CartDetails): CartDetails => ({
    ...received,
    lines: received.lines.map((line) => ({ ...line, image: line.image ?? memory.readImage(line.sku) })),
  });

  const receive = (response: CartDetails, added: NewItem | undefined, isOwn: boolean): void => {
    // Changes made elsewhere are measured there.
    const before = isOwn ? store.getState().details : undefined;
    const received = withImages(response);
    memory.writeSnapshot(received);
    store.setState({ details: received, isReady: true });
    setError(store, { getDetails: undefined });
    events.changed(before, received, added);
  };

  /** Responses may arrive out of order; only the latest request counts. */
  const read = async (id: string, { added, isOwn = false }: Reading = {}): Promise<void> => {
    const turn = (begun += 1);
    try {
      const received = await withFlag(store, 'isGettingDetails', () => api.getDetails(id));
      if (turn < shown || store.getState().cartId !== id) return;
      shown = turn;
      receive(received, added, isOwn);
    } catch (error) {
      setError(store, { getDetails: error });
      throw error;
    }
  };

  /**
   * Shows the cart returned by a change, and returns whether it did. If another request began since `turn`, responses
   * may be out of order, so the cart must be reloaded.
   */
  const show = (
    id: string,
    turn: number,
    { details: received }: ChangedCart,
    { added, isOwn = false }: Reading = {},
  ): boolean => {
    if (!received || turn !== begun || store.getState().cartId !== id) return false;
    shown = turn;
    receive(received, added, isOwn);
    return true;
  };

  const removeCart = (): void => {
    memory.clear();
    store.setState(NO_CART);
  };

  /** Discards an unusable cart; a different one that another tab stored stays. */
  const giveUp = (id: string): void => {
    if (memory.readId() === id) memory.clear();
    store.setState(NO_CART);
  };

  /** Creates a new cart, or finds the customer's, in place of a discarded one. */
  const replace = async (): Promise<string> => {
    const id = await findOrMake();
    await read(id).catch(() => undefined);
    return id;
  };

  return {
    isKnown: (): boolean => known() !== undefined,
    findOrMake,
    read,
    /** Marks the begin of a change, for `show`. */
    begin: (): number => (begun += 1),
    show,
    giveUp,
    replace,
    removeCart,
    /**
     * Returns whether an action failed because the cart is unusable; queries the back end if the error is ambiguous.
     */
    isLost: async (id: string, error: unknown): Promise<boolean> =>
      isInvalidCart(error) || (mayBeInvalidCart(error) && !(await api.mayUse(id).catch(() => true))),
    createCart: async (): Promise<string> => {
      const id = known();
      return id ? hold(id) : replace();
    },
    /** Reloads the cart. An unusable one is discarded; a customer gets the one of the account. */
    getDetails: async (isOwn = false): Promise<void> => {
      const id = await findOrMake();
      try {
        await read(id, { isOwn });
      } catch (error) {
        if (!isInvalidCart(error)) throw error;
        giveUp(id);
        if (session.isSignedIn()) await replace();
      }
    },
  };
};

export type CurrentCart = ReturnType<typeof createCurrentCart>;

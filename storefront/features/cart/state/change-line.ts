import { isUncertain, ItemRefusedError, NotMadeError } from './cart-failures.ts';
import { withFlag, withError } from './action-state.ts';
import type { CartDependencies, CurrentCart } from './current-cart.ts';
import type { CartLine, ChangedCart, NewItem } from './types.ts';

/** Lines of products with options only have the options' texts, so adding them again could buy another product. */
const canBeAddedAgain = ({ parentSku, options }: CartLine): boolean => parentSku !== undefined || options.length === 0;

const yes = (): boolean => true;
const no = (): boolean => false;

const has = (lines: readonly CartLine[], sku: string): number =>
  lines.find((known) => known.sku === sku)?.quantity ?? 0;

type Adding = { addOnce(cartId: string, item: NewItem): Promise<void> };

export const createLineChanges = (
  currentCart: CurrentCart,
  { addOnce }: Adding,
  { store, api, session }: CartDependencies,
) => {
  /** Replaces a line by removing it and adding the other variant; when that fails, the removed line is added again. */
  const exchange = async (cartId: string, line: CartLine, item: NewItem): Promise<ChangedCart> => {
    const putBack = (): Promise<unknown> =>
      api.addItem(cartId, { sku: line.sku, parentSku: line.parentSku, quantity: line.quantity }).catch(() => undefined);
    /** After a lost response the cart is read: the failure counts unless the change was made. */
    const unlessMade =
      (isMade: (lines: readonly CartLine[]) => boolean, undo?: () => Promise<unknown>) =>
      async (error: unknown): Promise<ChangedCart & { refused: [] }> => {
        const isRead = isUncertain(error) && (await currentCart.read(cartId, { isOwn: true }).then(yes, no));
        if (isRead && isMade(store.getState().details?.lines ?? [])) return { details: undefined, refused: [] };
        await undo?.();
        throw error;
      };
    const before = has(store.getState().details?.lines ?? [], item.sku);
    await api.removeItem(cartId, line.uid).catch(unlessMade((lines) => !lines.some(({ uid }) => uid === line.uid)));
    const { refused, details } = await api
      .addItem(cartId, item)
      .catch(unlessMade((lines) => has(lines, item.sku) >= before + item.quantity, putBack));
    if (!refused.length) return { details };
    await putBack();
    throw new ItemRefusedError(refused);
  };

  const updateOnce = (cartId: string, line: CartLine, quantity: number, variant: string): Promise<ChangedCart> =>
    variant !== line.sku && quantity > 0
      ? exchange(cartId, line, { sku: variant, parentSku: line.parentSku, quantity })
      : api.updateItem(cartId, line.uid, quantity);

  /**
   * Runs a change and shows the returned cart, or reloads it. An unusable cart is replaced, and `again` runs on the new
   * one. After a lost response, `isMade` checks the reloaded cart.
   */
  const changing = async (
    work: (cartId: string) => Promise<ChangedCart>,
    again: (cartId: string) => Promise<void>,
    isMade: (lines: readonly CartLine[]) => boolean,
  ): Promise<void> => {
    const cartId = await currentCart.findOrMake();
    const turn = currentCart.begin();
    let changed: ChangedCart;
    try {
      changed = await work(cartId);
    } catch (error) {
      if (!(await currentCart.isLost(cartId, error))) {
        const isRead = await currentCart.getDetails(true).then(yes, no);
        if (!isRead || !isUncertain(error) || store.getState().cartId !== cartId) throw error;
        if (isMade(store.getState().details?.lines ?? [])) return;
        throw new NotMadeError(error);
      }
      currentCart.giveUp(cartId);
      return again(await currentCart.replace());
    }
    if (!currentCart.show(cartId, turn, changed, { isOwn: true })) await currentCart.getDetails(true);
  };

  /** Changes the quantity and, for a configurable line, the variant. */
  const updateItem = (line: CartLine, quantity: number, variant = line.sku): Promise<void> =>
    withError(store, 'updateItem', () =>
      withFlag(store, 'isUpdatingItem', () => {
        const isSignedIn = session.isSignedIn();
        const update = (cartId: string): Promise<ChangedCart> => updateOnce(cartId, line, quantity, variant);
        const again = async (cartId: string): Promise<void> => {
          if (isSignedIn)
            await update(cartId).finally(() => currentCart.read(cartId, { isOwn: true }).catch(() => undefined));
          else if (quantity > 0 && canBeAddedAgain(line))
            await addOnce(cartId, { sku: variant, parentSku: line.parentSku, quantity });
        };
        const isMade = (lines: readonly CartLine[]): boolean => {
          const now = lines.find(({ uid }) => uid === line.uid);
          if (variant === line.sku || quantity === 0) return (now?.quantity ?? 0) === quantity;
          return has(lines, variant) >= quantity && has(lines, line.sku) === 0;
        };
        return changing(update, again, isMade);
      }),
    );

  const removeItem = (line: CartLine): Promise<void> =>
    withError(store, 'removeItem', () =>
      withFlag(store, 'isRemovingItem', () =>
        changing(
          (cartId) => api.removeItem(cartId, line.uid),
          async () => undefined,
          (lines) => !lines.some(({ uid }) => uid === line.uid),
        ),
      ),
    );

  return { updateItem, removeItem };
};

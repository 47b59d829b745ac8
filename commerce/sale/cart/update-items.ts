import { configured, findSellableById, givenOf, readChoice } from '#commerce/merchandise/catalog/service.ts';
import type { Choice, GivenOption } from '#commerce/merchandise/catalog/composition-types.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { withOwnHolds } from '#commerce/merchandise/slabs/service.ts';
import { changeCart } from './open-cart.ts';
import type { CartOptions, LockedCart } from './open-cart.ts';
import { buyerOf, changeProblem, lineKey, NOT_AVAILABLE } from './rules.ts';
import { deleteItem, writeChoice, writeQuantities } from './store.ts';
import type { CartItemRow, ItemChange } from './types.ts';

type Sellables = ReadonlyMap<number, Sellable>;

/** A line with its new choice and quantity. */
type ChangedLine = { item: CartItemRow; quantity: number; hasNewOptions: boolean };

/** A line that is removed or gets another choice; applied in order, as one may take the choice that another had. */
type Step = { itemId: number; change: 'remove' | { choice: Choice | null } };

type Plan = { steps: readonly Step[]; lines: readonly ChangedLine[] };

const couldNotUpdate = (message: string): InputError =>
  new InputError('Could not update cart item: %message', { parameters: { message } });

const findSellables = async (
  { db, view: storeView, groupId, row, now }: LockedCart,
  items: readonly CartItemRow[],
): Promise<Sellables> => {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  return withOwnHolds(db, buyerOf(row), await findSellableById({ storeView, groupId }, db, ids), now);
};

/** The choice of a line with other options; its bundle parts and files stay. */
const choiceWith = (item: CartItemRow, sellable: Sellable | undefined, options: readonly GivenOption[]) => {
  if (!sellable) throw couldNotUpdate(NOT_AVAILABLE);
  const given = item.choice ? givenOf(item.choice) : {};
  const read = readChoice(sellable.composition ?? { options: [] }, { ...given, entered: options });
  if ('problem' in read) throw couldNotUpdate(read.problem);
  return read.choice;
};

/** Removes, changes and merges lines in memory. Throws for a line that is not in the cart and for invalid options. */
const planChanges = (before: readonly CartItemRow[], changes: readonly ItemChange[], sellables: Sellables): Plan => {
  const items = new Map(before.map((item) => [item.id, item]));
  const steps: Step[] = [];
  const lines = new Map<number, ChangedLine>();
  const quantityOf = ({ id, quantity }: CartItemRow): number => lines.get(id)?.quantity ?? quantity;
  const remove = (itemId: number): void => {
    items.delete(itemId);
    lines.delete(itemId);
    steps.push({ itemId, change: 'remove' });
  };
  for (const { itemId, options, ...change } of changes) {
    const item = items.get(itemId);
    if (!item && options) throw couldNotUpdate('This is the wrong quote item id to update configuration.');
    if (!item) throw new NoSuchEntityError('Could not find cart item with id: %1.', { parameters: [itemId] });
    const quantity = change.quantity ?? quantityOf(item);
    const hasNewOptions = options !== undefined;
    if (quantity <= 0) {
      remove(itemId);
      continue;
    }
    const choice = options ? choiceWith(item, sellables.get(item.productId), options) : (item.choice ?? null);
    const key = lineKey(item.productId, choice);
    if (key === lineKey(item.productId, item.choice)) {
      if (quantity === item.quantity) lines.delete(itemId);
      else lines.set(itemId, { item, quantity, hasNewOptions });
      continue;
    }
    const equal = [...items.values()].find((other) => lineKey(other.productId, other.choice) === key);
    if (equal) {
      remove(itemId);
      lines.set(equal.id, { item: equal, quantity: quantityOf(equal) + quantity, hasNewOptions });
    } else {
      const changed = { ...item, choice };
      items.set(itemId, changed);
      lines.set(itemId, { item: changed, quantity, hasNewOptions });
      steps.push({ itemId, change: { choice } });
    }
  }
  return { steps, lines: [...lines.values()] };
};

/** Throws when a line cannot have its new quantity. */
const checkQuantities = ({ view, currency }: LockedCart, lines: readonly ChangedLine[], sellables: Sellables): void => {
  for (const { item, quantity, hasNewOptions } of lines) {
    const plain = sellables.get(item.productId);
    const sellable = plain && configured(plain, item.choice ?? null, view.id);
    const problem = changeProblem(sellable, quantity, { currency, language: view.language });
    if (!problem) continue;
    const { code, message } = problem;
    if (hasNewOptions) throw couldNotUpdate(message);
    throw new InputError('Could not update the product with SKU %sku: %message', {
      parameters: { sku: sellable?.sku ?? '', message },
      // REST responds with the message alone.
      cause: new InputError(message, { code }),
    });
  }
};

/**
 * Sets quantities and options, all or none. A quantity of 0 or less removes the line. If the new options equal another
 * line's, the lines are merged.
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
    async (cart) => {
      const { db, row } = cart;
      const { items } = await cart.contents();
      const changed = items.filter(({ id }) => changes.some(({ itemId }) => itemId === id));
      const sellables = await findSellables(cart, changed);
      const { steps, lines } = planChanges(items, changes, sellables);
      checkQuantities(cart, lines, sellables);
      for (const { itemId, change } of steps)
        if (change === 'remove') await deleteItem(db, row.id, itemId);
        else await writeChoice(db, row.id, itemId, change.choice);
      await writeQuantities(
        db,
        row.id,
        lines.map(({ item, quantity }) => ({ id: item.id, quantity })),
      );
      await cart.update();
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
    async (cart) => {
      if (!(await deleteItem(cart.db, cart.row.id, itemId)))
        throw new NoSuchEntityError("The cart doesn't contain the item");
      await cart.update();
    },
    options,
  );

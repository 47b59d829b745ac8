import { lineKey } from '#commerce/sale/cart/rules.ts';
import { MAX_QUANTITY } from '#contract/cart-limits.ts';
import { lengthOf } from '#contract/text-length.ts';
import { MAX_WISHLIST_ITEMS, MAX_WISHLIST_NAME, MAX_WISHLIST_NOTE, MAX_WISHLISTS } from '#contract/wishlist.ts';
import { AuthorizationError, InputError } from '#commerce/platform/errors.ts';
import { translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };
import type { Area, Choice, ItemRow, ListProblem } from './types.ts';

export const say = translations(messages);

/** Magento's error messages. */
export const guestsHaveNone = (): AuthorizationError =>
  new AuthorizationError('The current user cannot perform operations on wishlist');
export const noSuchList = (): InputError => new InputError('The wishlist was not found.');
export const tooManyLists = (): InputError =>
  new InputError('Only %1 wish list(s) can be created.', { parameters: [MAX_WISHLISTS] });
export const nameTaken = (name: string): InputError =>
  new InputError('Wish list "%1" already exists.', { parameters: [name] });

/** How often an address may try links. */
export const LINK_RATE = { limit: 240, perSeconds: 3600 };

const problem = (message: string): ListProblem => ({ code: 'UNDEFINED', message });

export const noSuchProduct = (sku: string): ListProblem => ({
  code: 'PRODUCT_NOT_FOUND',
  message: `Could not find a product with SKU "${sku}"`,
});
export const noSuchItem = (id: string | number): ListProblem =>
  problem(`Could not find a wishlist item with ID "${id}"`);
export const listIsFull = (): ListProblem => problem(`A wish list can hold ${MAX_WISHLIST_ITEMS} products at most`);
export const wrongChoice = (message: string): ListProblem => problem(message);
export const optionsMissing = (): ListProblem => problem('The required options you selected are not available');

export const quantityProblem = (quantity: number): ListProblem | undefined => {
  if (quantity === 0) return problem('The quantity of a wish list item cannot be 0');
  return Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_QUANTITY
    ? undefined
    : problem(`The quantity of a wish list item must be a whole number from 1 to ${MAX_QUANTITY}`);
};

export const noteProblem = (note: string): ListProblem | undefined =>
  lengthOf(note) > MAX_WISHLIST_NOTE
    ? problem(`The description of a wish list item must have ${MAX_WISHLIST_NOTE} characters at most`)
    : undefined;

/** Normalized name. Throws if it is empty or too long. */
export const checkedName = (given: string): string => {
  const name = given.trim().replaceAll(/\s+/g, ' ');
  if (!name) throw new InputError('Provide the wish list name.');
  if (lengthOf(name) > MAX_WISHLIST_NAME)
    throw new InputError('The wish list name must have %1 characters at most.', { parameters: [MAX_WISHLIST_NAME] });
  return name;
};

/** The number behind an id of the wire; 0, which no row has, when there is none. */
export const numberOf = (id: string): number => (/^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31 ? Number(id) : 0);

export const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.productId === other.productId &&
  one.variantId === other.variantId &&
  lineKey(0, one.choice) === lineKey(0, other.choice);

export type Write = Choice & {
  quantity: number;
  note?: string | null;
  roomId?: number | null;
  area?: Area | null;
  /** Row of an existing item. */
  itemId?: number;
};

type Line = Choice & { roomId?: number | null; area?: Area | null };
/** Lines with areas stay apart: each is a surface of its own. */
export const isSameLine = (one: Line, other: Line): boolean =>
  isSameChoice(one, other) && (one.roomId ?? null) === (other.roomId ?? null) && !one.area && !other.area;

/** New quantities after adding to a list: an item already in the same room is increased. */
export const planAdding = (
  items: readonly ItemRow[],
  wanted: readonly Write[],
): { writes: readonly Write[]; problems: readonly ListProblem[] } => {
  const writes: Write[] = [];
  const problems: ListProblem[] = [];
  for (const want of wanted) {
    const planned = writes.find((write) => isSameLine(write, want));
    const known = items.find((item) => isSameLine(item, want));
    const before = planned ?? known;
    const quantity = (before?.quantity ?? 0) + want.quantity;
    const added = writes.filter(({ itemId }) => itemId === undefined).length;
    const wrong =
      quantityProblem(quantity) ?? (!before && items.length + added >= MAX_WISHLIST_ITEMS ? listIsFull() : undefined);
    if (wrong) problems.push(wrong);
    else if (planned) planned.quantity = quantity;
    else writes.push({ ...want, quantity, ...(known && { itemId: known.id }) });
  }
  return { writes, problems };
};

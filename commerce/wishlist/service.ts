import { MAX_WISHLISTS } from '#contract/wishlist.ts';
import { findProducts, openProduct, skusOf } from '#commerce/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, TooManyRequestsError } from '#commerce/platform/errors.ts';
import { findChoice, type Wanted } from './choices.ts';
import {
  checkedName,
  guestsHaveNone,
  isSameChoice,
  LINK_RATE,
  nameTaken,
  noSuchItem,
  noSuchList,
  noteProblem,
  numberOf,
  optionsMissing,
  planAdding,
  quantityProblem,
  say,
  tooManyLists,
} from './rules.ts';
import type { Write } from './rules.ts';
import * as store from './store.ts';
import type { ItemChange, ItemRow, ListProblem, ListRow, WishlistModel } from './types.ts';

export type Outcome = { list: WishlistModel; problems: readonly ListProblem[] };

/** Characters of a sharing code: 190 bits. */
const CODE_LENGTH = 32;

const owner = (context: CommerceContext): number => {
  context.noStore();
  if (!context.customer) throw guestsHaveNone();
  return context.customer.id;
};

export const nameOfList = ({ storeView }: CommerceContext, { name }: Pick<ListRow, 'name'>): string =>
  name ?? say[storeView.language]('wishlist.first');

/** Lists with what they hold. */
const withItems = async (
  context: CommerceContext,
  lists: readonly ListRow[],
  db: Db = context.db.kysely,
): Promise<WishlistModel[]> => {
  const rows = await store.readItems(
    db,
    lists.map(({ id }) => id),
  );
  const variants = await findProducts(
    context,
    rows.flatMap(({ variantId }) => variantId ?? []),
  );
  const items = await Promise.all(
    rows.map(async (row) => {
      const product = await openProduct(context, row.productId);
      const variant = row.variantId === null ? null : (variants.get(row.variantId) ?? null);
      return product ? [{ ...row, product, variant }] : [];
    }),
  );
  const shown = items.flat();
  return lists.map((list) => ({ ...list, items: shown.filter(({ listId }) => listId === list.id) }));
};

/** A customer's lists, the first of which is made where it is not there. */
const listsFor = async (context: CommerceContext, db: Db, customerId: number): Promise<readonly ListRow[]> => {
  const lists = await store.readLists(db, customerId);
  if (lists.length > 0) return lists;
  await store.insertFirst(db, customerId, context.clock.now());
  return store.readLists(db, customerId);
};

const named = (lists: readonly ListRow[], id: string): ListRow | undefined =>
  id === '0' ? lists[0] : lists.find(({ number }) => number === numberOf(id));

/** The caller's lists. */
export const ownLists = async (context: CommerceContext): Promise<WishlistModel[]> => {
  const customerId = owner(context);
  return withItems(context, await listsFor(context, context.db.kysely, customerId));
};

/** One of the caller's lists; null when there is none with this id. */
export const ownList = async (context: CommerceContext, id: string): Promise<WishlistModel | null> => {
  const list = named(await listsFor(context, context.db.kysely, owner(context)), id);
  return list ? (await withItems(context, [list]))[0]! : null;
};

/** The list behind a link; null when there is none. */
export const sharedList = async (context: CommerceContext, sharingCode: string): Promise<WishlistModel | null> => {
  context.noStore();
  if (context.settings.rateLimits && !context.rateLimit.allow('shared-wishlist', context.ip, LINK_RATE))
    throw new TooManyRequestsError();
  const list = await store.readShared(context.db.kysely, sharingCode);
  return list ? (await withItems(context, [list]))[0]! : null;
};

type Work = {
  db: Db;
  lists: readonly ListRow[];
  customerId: number;
  now: Date;
  /** Throws when there is none with this id. */
  list: (id: string) => ListRow;
};

/** Changes the caller's lists, one call after the other. */
const changing = <T>(context: CommerceContext, work: (given: Work) => Promise<T>): Promise<T> => {
  const customerId = owner(context);
  return context.db.tx(async (db) => {
    await store.lockLists(db, customerId);
    const lists = await listsFor(context, db, customerId);
    const list = (id: string): ListRow => {
      const found = named(lists, id);
      if (!found) throw noSuchList();
      return found;
    };
    return work({ db, lists, customerId, now: context.clock.now(), list });
  });
};

/** Does something to what a list holds, and answers the list. */
const changingItems = (
  context: CommerceContext,
  id: string,
  work: (given: Work & { held: readonly ItemRow[]; id: number }) => Promise<readonly ListProblem[]>,
): Promise<Outcome> =>
  changing(context, async (given) => {
    const list = given.list(id);
    const problems = await work({ ...given, id: list.id, held: await store.readItems(given.db, [list.id]) });
    await store.touchList(given.db, list.id, given.now);
    return { list: (await withItems(context, [{ ...list, updatedAt: given.now }], given.db))[0]!, problems };
  });

const isProblem = <T extends object>(found: T | ListProblem): found is ListProblem => 'code' in found;

/** Puts products on a list: what can be, with problems for the rest. */
export const addProducts = (
  context: CommerceContext,
  listId: string,
  wanted: readonly (Wanted & { quantity: number })[],
): Promise<Outcome> =>
  changingItems(context, listId, async ({ db, id, held, now }) => {
    const problems: ListProblem[] = [];
    const choices: Write[] = [];
    for (const { quantity, ...product } of wanted) {
      const found = quantityProblem(quantity) ?? (await findChoice(context, db, product));
      if (isProblem(found)) problems.push(found);
      else choices.push({ ...found, quantity });
    }
    const plan = planAdding(held, choices);
    await store.writeItems(db, id, plan.writes, now);
    return [...problems, ...plan.problems];
  });

export const removeProducts = (
  context: CommerceContext,
  listId: string,
  itemIds: readonly string[],
): Promise<Outcome> =>
  changingItems(context, listId, async ({ db, held }) => {
    const found = itemIds.map((id) => held.find(({ number }) => number === numberOf(id)));
    await store.deleteItems(
      db,
      found.flatMap((item) => item?.id ?? []),
    );
    return itemIds.filter((_id, index) => !found[index]).map(noSuchItem);
  });

/** Changes products of a list: what can be, with problems for the rest. */
export const updateProducts = (
  context: CommerceContext,
  listId: string,
  changes: readonly ItemChange[],
): Promise<Outcome> =>
  changingItems(context, listId, async ({ db, held }) => {
    const problems: ListProblem[] = [];
    let others = held;
    for (const { number, quantity, note, selectedOptions } of changes) {
      const item = others.find((each) => each.number === number);
      const wrong =
        (item ? undefined : noSuchItem(number)) ??
        (quantity === undefined ? undefined : quantityProblem(quantity)) ??
        (note ? noteProblem(note) : undefined);
      const choice = item && !wrong && (await rechosen(context, db, item, selectedOptions));
      if (!item || wrong || !choice || isProblem(choice)) {
        problems.push(wrong ?? optionsMissing());
        continue;
      }
      const same = others.find((each) => each.id !== item.id && isSameChoice(each, choice));
      const after = {
        ...item,
        ...choice,
        quantity: (quantity ?? item.quantity) + (same?.quantity ?? 0),
        note: note === undefined ? item.note : note?.trim() || null,
      };
      const tooMany = quantityProblem(after.quantity);
      if (tooMany) problems.push(tooMany);
      else {
        // What is now chosen twice becomes one.
        if (same) await store.deleteItems(db, [same.id]);
        await store.updateItem(db, item.id, after);
        others = others.filter((each) => each !== same).map((each) => (each === item ? after : each));
      }
    }
    return problems;
  });

/** What an item is of, after other options were chosen. */
const rechosen = async (context: CommerceContext, db: Db, item: ItemRow, selectedOptions?: readonly string[]) => {
  const { productId, variantId } = item;
  if (!selectedOptions) return { productId, variantId };
  const [sku] = await skusOf(context, productId);
  return sku ? findChoice(context, db, { sku, selectedOptions }) : optionsMissing();
};

/** Makes a further list. */
export const createList = (
  context: CommerceContext,
  given: { name: string; isShared: boolean },
): Promise<WishlistModel> =>
  changing(context, async ({ db, lists, customerId, now }) => {
    const name = checkedName(given.name);
    if (lists.length >= MAX_WISHLISTS) throw tooManyLists();
    if (lists.some((list) => nameOfList(context, list) === name)) throw nameTaken(name);
    const sharingCode = given.isShared ? context.random.token(CODE_LENGTH) : null;
    return { ...(await store.insertList(db, customerId, { name, sharingCode, now })), items: [] };
  });

/** Renames a list, gives it a link or withdraws it: a list that is shared again has another link. */
export const changeList = (
  context: CommerceContext,
  id: string,
  given: { name?: string | undefined; isShared?: boolean | undefined },
): Promise<ListRow> =>
  changing(context, async ({ db, lists, now, list }) => {
    const before = list(id);
    const name = given.name === undefined ? before.name : checkedName(given.name);
    if (name !== null && lists.some((other) => other !== before && nameOfList(context, other) === name))
      throw nameTaken(name);
    const isShared = given.isShared ?? before.sharingCode !== null;
    const sharingCode = isShared ? (before.sharingCode ?? context.random.token(CODE_LENGTH)) : null;
    await store.updateList(db, before.id, { name, sharingCode, now });
    return { ...before, name, sharingCode, updatedAt: now };
  });

/** Deletes a list; the caller's other lists. */
export const removeList = (context: CommerceContext, id: string): Promise<WishlistModel[]> =>
  changing(context, async ({ db, lists, list }) => {
    const gone = list(id);
    if (gone.isFirst) throw new InputError("The default wish list can't be deleted.");
    await store.deleteList(db, gone.id);
    return withItems(
      context,
      lists.filter((each) => each !== gone),
      db,
    );
  });

/** Copies or moves products from one list of the caller to another. */
export const carryProducts = (
  context: CommerceContext,
  {
    from,
    to,
    items,
    isMove,
  }: { from: string; to: string; items: readonly { id: string; quantity?: number | undefined }[]; isMove: boolean },
): Promise<{ source: WishlistModel; destination: WishlistModel; problems: readonly ListProblem[] }> =>
  changing(context, async ({ db, now, list }) => {
    const [source, destination] = [list(from), list(to)];
    const problems: ListProblem[] = [];
    const held = await store.readItems(db, [source.id]);
    for (const { id, quantity } of items) {
      const item = held.find(({ number }) => number === numberOf(id));
      const count = Math.min(quantity ?? Infinity, item?.quantity ?? 0);
      const wrong = item ? quantityProblem(count) : noSuchItem(id);
      if (!item || wrong || source.id === destination.id) {
        problems.push(wrong ?? { code: 'UNDEFINED', message: 'The lists must be two' });
        continue;
      }
      const { productId, variantId, note } = item;
      const plan = planAdding(await store.readItems(db, [destination.id]), [
        { productId, variantId, note, quantity: count },
      ]);
      problems.push(...plan.problems);
      if (plan.problems.length > 0) continue;
      await store.writeItems(db, destination.id, plan.writes, now);
      if (!isMove) continue;
      if (count < item.quantity) await store.updateItem(db, item.id, { ...item, quantity: item.quantity - count });
      else await store.deleteItems(db, [item.id]);
      item.quantity -= count;
    }
    for (const each of isMove ? [source, destination] : [destination]) {
      await store.touchList(db, each.id, now);
      each.updatedAt = now;
    }
    const [one, other] = await withItems(context, [source, destination], db);
    return { source: one!, destination: other!, problems };
  });

import { findProducts, openProduct } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { wordingOf } from '#contract/languages.ts';
import { unitsFor } from './plan-rules.ts';
import { readCoverage, readRooms } from './plan-store.ts';
import { guestsHaveNone, LINK_RATE, numberOf, say } from './rules.ts';
import * as store from './store.ts';
import type { ListRow, WishlistModel } from './types.ts';

/** Throws for guests. */
export const owner = (context: CommerceContext): number => {
  context.noStore();
  if (!context.customer) throw guestsHaveNone();
  return context.customer.id;
};

export const nameOfList = ({ storeView }: CommerceContext, { name }: Pick<ListRow, 'name'>): string =>
  name ?? say(wordingOf(storeView))('wishlist.first');

/** Adds items to lists. */
export const withItems = async (
  context: CommerceContext,
  lists: readonly ListRow[],
  db: Db = context.db.kysely,
): Promise<WishlistModel[]> => {
  const rows = await store.readItems(
    db,
    lists.map(({ id }) => id),
  );
  const rooms = await readRooms(
    db,
    lists.map(({ id }) => id),
  );
  const variants = await findProducts(
    context,
    rows.flatMap(({ variantId }) => variantId ?? []),
  );
  const coverages = await readCoverage(
    db,
    rows.map(({ productId, variantId }) => variantId ?? productId),
  );
  const items = await Promise.all(
    rows.map(async (row) => {
      const product = await openProduct(context, row.productId);
      const list = lists.find(({ id }) => id === row.listId);
      if (!product || !list) return [];
      const coverage = coverages.get(row.variantId ?? row.productId) ?? null;
      return [
        {
          ...row,
          quantity: unitsFor(row.area, coverage) ?? row.quantity,
          product,
          variant: row.variantId === null ? null : (variants.get(row.variantId) ?? null),
          coverage,
          list,
          room: rooms.find(({ id }) => id === row.roomId) ?? null,
        },
      ];
    }),
  );
  const shown = items.flat();
  return lists.map((list) => ({
    ...list,
    items: shown.filter(({ listId }) => listId === list.id),
    rooms: rooms.filter(({ listId }) => listId === list.id),
  }));
};

/** Lists of a customer; creates the first one if there is none. */
export const listsFor = async (context: CommerceContext, db: Db, customerId: number): Promise<readonly ListRow[]> => {
  const lists = await store.readLists(db, customerId);
  if (lists.length > 0) return lists;
  await store.insertFirst(db, customerId, context.clock.now());
  return store.readLists(db, customerId);
};

export const named = (lists: readonly ListRow[], id: string): ListRow | undefined =>
  id === '0' ? lists[0] : lists.find(({ number }) => number === numberOf(id));

/** The caller's lists. */
export const ownLists = async (context: CommerceContext): Promise<WishlistModel[]> => {
  const customerId = owner(context);
  return withItems(context, await listsFor(context, context.db.kysely, customerId));
};

/** A customer's lists, for staff. */
export const listsOf = async (context: CommerceContext, customerId: number): Promise<WishlistModel[]> =>
  withItems(context, await store.readLists(context.db.kysely, customerId));

/** One of the caller's lists; null when there is none with this id. */
export const ownList = async (context: CommerceContext, id: string): Promise<WishlistModel | null> => {
  const list = named(await listsFor(context, context.db.kysely, owner(context)), id);
  return list ? (await withItems(context, [list]))[0]! : null;
};

/** The list behind a link; null when there is none. */
export const sharedList = async (context: CommerceContext, sharingCode: string): Promise<WishlistModel | null> => {
  context.noStore();
  context.rateLimit.checkIfEnabled('shared-wishlist', context.ip, LINK_RATE);
  const list = await store.readShared(context.db.kysely, sharingCode);
  return list ? (await withItems(context, [list]))[0]! : null;
};

import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { listsFor, named, owner, withItems } from './lists.ts';
import { noSuchList } from './rules.ts';
import * as store from './store.ts';
import type { ItemRow, ListProblem, ListRow, WishlistModel } from './types.ts';

export type Outcome = { list: WishlistModel; problems: readonly ListProblem[] };

type Work = {
  db: Db;
  lists: readonly ListRow[];
  customerId: number;
  now: Date;
  /** Throws when there is none with this id. */
  list: (id: string) => ListRow;
};

/** Changes the caller's lists, one call after the other. */
export const changing = <T>(context: CommerceContext, work: (given: Work) => Promise<T>): Promise<T> => {
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

/** Changes the items of a list and returns the list. */
export const changingItems = (
  context: CommerceContext,
  id: string,
  work: (given: Work & { stored: readonly ItemRow[]; id: number }) => Promise<readonly ListProblem[] | void>,
): Promise<Outcome> =>
  changing(context, async (given) => {
    const list = given.list(id);
    const problems = await work({ ...given, id: list.id, stored: await store.readItems(given.db, [list.id]) });
    await store.touchList(given.db, list.id, given.now);
    const after = (await store.readLists(given.db, given.customerId)).find(({ id: each }) => each === list.id)!;
    return { list: (await withItems(context, [after], given.db))[0]!, problems: problems ?? [] };
  });

import { MAX_WISHLISTS } from '#contract/wishlist.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { changing } from './changes.ts';
import { nameOfList, withItems } from './lists.ts';
import { checkedName, nameTaken, tooManyLists } from './rules.ts';
import * as store from './store.ts';
import type { ListRow, WishlistModel } from './types.ts';

/** Characters of a sharing code: 190 bits. */
const CODE_LENGTH = 32;

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
    return { ...(await store.insertList(db, customerId, { name, sharingCode, now })), items: [], rooms: [] };
  });

/** Renames a list, shares it or stops sharing; sharing again creates a new link. */
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

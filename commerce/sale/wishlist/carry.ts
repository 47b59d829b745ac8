import { MAX_ROOMS } from '#contract/wishlist.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { changing } from './changes.ts';
import { withItems } from './lists.ts';
import { insertRoom, readRooms } from './plan-store.ts';
import { noSuchItem, numberOf, planAdding, quantityProblem } from './rules.ts';
import * as store from './store.ts';
import type { ItemRow, ListProblem, WishlistModel } from './types.ts';

/** Copies or moves products from one list of the caller to another, with their notes, areas and rooms. */
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
    const stored = await store.readItems(db, [source.id]);
    const rooms = [...(await readRooms(db, [source.id, destination.id]))];
    /** Finds or creates the room of this name in the other list. */
    const sameRoom = async ({ roomId }: ItemRow): Promise<number | null> => {
      const room = rooms.find(({ id }) => id === roomId);
      if (!room) return null;
      const there = rooms.filter(({ listId }) => listId === destination.id);
      const same = there.find(({ name }) => name === room.name);
      if (same ?? there.length >= MAX_ROOMS) return same?.id ?? null;
      const made = await insertRoom(db, destination.id, room.name);
      rooms.push(made);
      return made.id;
    };
    for (const { id, quantity } of items) {
      const item = stored.find(({ number }) => number === numberOf(id));
      const count = Math.min(quantity ?? Infinity, item?.quantity ?? 0);
      const wrong = item ? quantityProblem(count) : noSuchItem(id);
      if (!item || wrong || source.id === destination.id) {
        problems.push(wrong ?? { code: 'UNDEFINED', message: 'The lists must be two' });
        continue;
      }
      const { productId, variantId, choice, note, area } = item;
      const isWhole = count === item.quantity;
      const plan = planAdding(await store.readItems(db, [destination.id]), [
        {
          productId,
          variantId,
          choice,
          note,
          quantity: count,
          area: isWhole ? area : null,
          roomId: await sameRoom(item),
        },
      ]);
      problems.push(...plan.problems);
      if (plan.problems.length > 0) continue;
      await store.writeItems(db, destination.id, plan.writes, now);
      if (!isMove) continue;
      if (!isWhole) await store.updateItem(db, item.id, { ...item, area: null, quantity: item.quantity - count });
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

import { MAX_ROOMS } from '#contract/wishlist.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { changingItems, type Outcome } from './changes.ts';
import {
  areaTooLarge,
  checkedArea,
  checkedBudget,
  noSuchRoom,
  roomTaken,
  tooManyRooms,
  unitsFor,
} from './plan-rules.ts';
import { deleteRoom, insertRoom, orderRooms, readCoverage, readRooms, renameRoom, writeBudget } from './plan-store.ts';
import { checkedName, noSuchItem, numberOf } from './rules.ts';
import { updateItem } from './store.ts';
import type { Area, ListProblem } from './types.ts';

export type RoomChanges = {
  add?: string | null | undefined;
  rename?: { id: string; name: string } | null | undefined;
  /** All rooms in their new order; rooms missing in the input come last. */
  order?: readonly string[] | null | undefined;
  remove?: string | null | undefined;
};

/** Adds, renames, orders and removes rooms of a list, in this order. */
export const changeRooms = (context: CommerceContext, listId: string, changes: RoomChanges): Promise<Outcome> =>
  changingItems(context, listId, async ({ db, id }) => {
    const rooms = [...(await readRooms(db, [id]))];
    const room = (number: string) => {
      const found = rooms.find((each) => each.number === numberOf(number));
      if (!found) throw noSuchRoom();
      return found;
    };
    const free = (given: string, own?: number): string => {
      const name = checkedName(given);
      if (rooms.some((each) => each.id !== own && each.name === name)) throw roomTaken(name);
      return name;
    };
    if (typeof changes.add === 'string') {
      if (rooms.length >= MAX_ROOMS) throw tooManyRooms();
      rooms.push(await insertRoom(db, id, free(changes.add)));
    }
    if (changes.rename) {
      const renamed = room(changes.rename.id);
      await renameRoom(db, renamed.id, free(changes.rename.name, renamed.id));
    }
    if (changes.order) {
      const first = changes.order.map(room);
      await orderRooms(
        db,
        [...new Set([...first, ...rooms])].map((each) => each.id),
      );
    }
    if (changes.remove) await deleteRoom(db, room(changes.remove).id);
  });

/** Null takes the budget in the caller's currency away. */
export const changeBudget = (
  context: CommerceContext,
  listId: string,
  amount: number | null | undefined,
): Promise<Outcome> =>
  changingItems(context, listId, async ({ db, id }) =>
    writeBudget(db, id, { currency: context.currency, amount: checkedBudget(amount, context.currency) }),
  );

/** Absent fields stay unchanged; null removes them. */
export type ItemPlan = { itemId: string; roomId?: string | null | undefined; area?: Area | null | undefined };

/** Puts products of a list into rooms, and gives them areas, from which their quantities follow. */
export const planItems = (context: CommerceContext, listId: string, plans: readonly ItemPlan[]): Promise<Outcome> =>
  changingItems(context, listId, async ({ db, id, stored }) => {
    const rooms = await readRooms(db, [id]);
    const coverages = await readCoverage(
      db,
      stored.map(({ productId, variantId }) => variantId ?? productId),
    );
    const problems: ListProblem[] = [];
    const items = new Map(stored.map((item) => [item.number, item]));
    for (const { itemId, roomId, area } of plans) {
      const item = items.get(numberOf(itemId));
      const room = typeof roomId === 'string' ? rooms.find(({ number }) => number === numberOf(roomId)) : null;
      if (room === undefined) throw noSuchRoom();
      const wanted = area ? checkedArea(area) : (area ?? item?.area ?? null);
      if (!item) problems.push(noSuchItem(itemId));
      else if (wanted && 'code' in wanted) problems.push(wanted);
      else {
        const coverage = coverages.get(item.variantId ?? item.productId) ?? null;
        const saved = area === null ? null : wanted;
        const units = unitsFor(saved, coverage);
        if (saved && coverage && units === undefined) problems.push(areaTooLarge());
        else {
          const roomIdNow = roomId === undefined ? item.roomId : (room?.id ?? null);
          const after = { ...item, roomId: roomIdNow, area: saved, quantity: units ?? item.quantity };
          await updateItem(db, item.id, after);
          items.set(item.number, after);
        }
      }
    }
    return problems;
  });

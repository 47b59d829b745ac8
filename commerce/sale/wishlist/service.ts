import { skusOf } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { changingItems, type Outcome } from './changes.ts';
import { findChoice, type Wanted } from './choices.ts';
import { isSameLine, noSuchItem, noteProblem, numberOf, optionsMissing, planAdding, quantityProblem } from './rules.ts';
import type { Write } from './rules.ts';
import * as store from './store.ts';
import type { ItemChange, ItemRow, ListProblem } from './types.ts';

export { listsOf } from './lists.ts';

const isProblem = <T extends object>(found: T | ListProblem): found is ListProblem => 'code' in found;

/** Adds the products that can be added; returns problems for the others. */
export const addProducts = (
  context: CommerceContext,
  listId: string,
  wanted: readonly (Wanted & { quantity: number })[],
): Promise<Outcome> =>
  changingItems(context, listId, async ({ db, id, stored, now }) => {
    const problems: ListProblem[] = [];
    const choices: Write[] = [];
    for (const { quantity, ...product } of wanted) {
      const found = quantityProblem(quantity) ?? (await findChoice(context, db, product));
      if (isProblem(found)) problems.push(found);
      else choices.push({ ...found, quantity });
    }
    const plan = planAdding(stored, choices);
    await store.writeItems(db, id, plan.writes, now);
    return [...problems, ...plan.problems];
  });

export const removeProducts = (
  context: CommerceContext,
  listId: string,
  itemIds: readonly string[],
): Promise<Outcome> =>
  changingItems(context, listId, async ({ db, stored }) => {
    const found = itemIds.map((id) => stored.find(({ number }) => number === numberOf(id)));
    await store.deleteItems(
      db,
      found.flatMap((item) => item?.id ?? []),
    );
    return itemIds.filter((_id, index) => !found[index]).map(noSuchItem);
  });

/** Changes the items that can be changed; returns problems for the others. */
export const updateProducts = (
  context: CommerceContext,
  listId: string,
  changes: readonly ItemChange[],
): Promise<Outcome> =>
  changingItems(context, listId, async ({ db, stored }) => {
    const problems: ListProblem[] = [];
    let others = stored;
    for (const { number, quantity, note, selectedOptions, given } of changes) {
      const item = others.find((each) => each.number === number);
      const wrong =
        (item ? undefined : noSuchItem(number)) ??
        (quantity === undefined ? undefined : quantityProblem(quantity)) ??
        (note ? noteProblem(note) : undefined);
      const choice = item && !wrong && (await rechosen(context, db, item, { selectedOptions, given }));
      if (!item || wrong || !choice || isProblem(choice)) {
        problems.push(wrong ?? (choice && isProblem(choice) ? choice : optionsMissing()));
        continue;
      }
      // Setting a quantity removes the area.
      const area = quantity === undefined ? item.area : null;
      const same = others.find((each) => each.id !== item.id && isSameLine(each, { ...item, ...choice, area }));
      const after = {
        ...item,
        ...choice,
        quantity: (quantity ?? item.quantity) + (same?.quantity ?? 0),
        note: note === undefined ? item.note : note?.trim() || null,
        area,
      };
      const tooMany = quantityProblem(after.quantity);
      if (tooMany) problems.push(tooMany);
      else {
        // Merges items that have become equal.
        if (same) await store.deleteItems(db, [same.id]);
        await store.updateItem(db, item.id, after);
        others = others.filter((each) => each !== same).map((each) => (each === item ? after : each));
      }
    }
    return problems;
  });

/** Product of an item after other options were chosen. */
const rechosen = async (
  context: CommerceContext,
  db: Db,
  item: ItemRow,
  { selectedOptions, given }: Pick<ItemChange, 'selectedOptions' | 'given'>,
) => {
  const { productId, variantId, choice } = item;
  if (!selectedOptions && !given) return { productId, variantId, choice };
  const [sku] = await skusOf(context, productId);
  return sku ? findChoice(context, db, { sku, selectedOptions: selectedOptions ?? [], given }) : optionsMissing();
};

import { followEntryDates, saveMenus, storedMenus } from '#commerce/merchandise/menu/service.ts';
import type { MenuNodeInput, StoredMenu } from '#commerce/merchandise/menu/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { markOwn } from './store.ts';

/** Throws for an unknown id. */
export const menuToChange = async (db: Db, id: string): Promise<StoredMenu> => {
  const menu = (await storedMenus(db)).find((one) => String(one.id) === id);
  if (!menu) throw new NoSuchEntityError('There is no menu %1.', { parameters: [id.slice(0, 40)] });
  return menu;
};

const titlesOf = (nodes: readonly MenuNodeInput[]): readonly string[] =>
  nodes.flatMap(({ title, children }) => [title, ...titlesOf(children)]);

/** Replaces the entries of a menu in the caller's transaction. */
export const changeMenuIn = async (
  context: CommerceContext,
  db: Db,
  menu: StoredMenu,
  nodes: readonly MenuNodeInput[],
  by: string,
): Promise<void> => {
  const { id, ...stored } = menu;
  const tags = await saveMenus(db, [{ ...stored, nodes }]);
  await followEntryDates(db, context.clock.now());
  const field = { kind: 'menu', key: menu.identifier, field: 'nodes', storeViewId: 0, fileValue: menu.nodes } as const;
  await markOwn(db, [field], by);
  await context.cache.invalidate(db, tags);
  const changed = {
    before: { entries: titlesOf(menu.nodes).join(', ') },
    after: { entries: titlesOf(nodes).join(', ') },
  };
  await recordStaffAction(context, db, 'menu-changed', { by, id }, { subject: `menu ${id}`, ...changed });
};

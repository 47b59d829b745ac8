import type { Db } from '#commerce/platform/database/types.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import { writeMenus } from './store.ts';
import type { MenuInput } from './types.ts';

/** Writes menus inside the importer's transaction and returns the tags that changed. */
export const saveMenus = async (db: Db, menus: readonly MenuInput[]): Promise<string[]> => {
  await writeMenus(db, menus);
  return [tag.menu];
};

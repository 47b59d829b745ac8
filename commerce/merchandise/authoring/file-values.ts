import type { CmsBlockInput, CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import { storedMenus } from '#commerce/merchandise/menu/service.ts';
import type { MenuInput } from '#commerce/merchandise/menu/types.ts';
import { storedShowrooms } from '#commerce/merchandise/showroom/service.ts';
import type { ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { shownText } from './content-rules.ts';
import { readOwn, writeFileValues } from './store.ts';
import { MADE, type OwnField } from './types.ts';

type FolderContent = {
  pages: readonly CmsPageInput[];
  blocks: readonly CmsBlockInput[];
  menus: readonly MenuInput[];
  showrooms: readonly ShowroomInput[];
};

/** The folder's value of a field, as `{value}`; undefined if the folder does not have it. */
const fileValue = (
  { pages, blocks, menus, showrooms }: FolderContent,
  { kind, key, field, storeViewId }: OwnField,
): { value: unknown } | undefined => {
  if (kind === 'page' || kind === 'block') {
    const entries: readonly (CmsPageInput | CmsBlockInput)[] = kind === 'page' ? pages : blocks;
    const entry = entries.find(({ identifier }) => identifier === key);
    if (!entry) return undefined;
    if (field === 'text') return { value: shownText(entry, storeViewId) };
    return field === 'active' ? { value: entry.isActive } : undefined;
  }
  const found =
    kind === 'menu'
      ? menus.find(({ identifier }) => identifier === key)
      : kind === 'showroom'
        ? showrooms.find(({ code }) => code === key)
        : undefined;
  return found && { value: found[field as keyof typeof found] };
};

/**
 * Saves the folder's values of the fields that staff or integrations have changed, to detect later changes in the
 * folder.
 */
export const noteFileValues = async (db: Db, folder: FolderContent): Promise<void> => {
  const values = (await readOwn(db)).flatMap((own) => {
    const file = fileValue(folder, own);
    return file ? [{ ...own, ...file }] : [];
  });
  await writeFileValues(db, values);
};

/** Menus of the folder with the entries that staff changed. */
export const withOwnMenus = async (db: Db, menus: readonly MenuInput[]): Promise<readonly MenuInput[]> => {
  const keys = menus.map(({ identifier }) => identifier);
  const own = new Set((await readOwn(db, { kind: 'menu', keys })).map(({ key }) => key));
  if (own.size === 0) return menus;
  const stored = new Map((await storedMenus(db)).map(({ identifier, nodes }) => [identifier, nodes]));
  return menus.map((menu) =>
    own.has(menu.identifier) ? { ...menu, nodes: stored.get(menu.identifier) ?? menu.nodes } : menu,
  );
};

/** Showrooms of the folder with the fields that staff changed, and the showrooms that staff made. */
export const withOwnShowrooms = async (
  db: Db,
  showrooms: readonly ShowroomInput[],
): Promise<readonly ShowroomInput[]> => {
  const own = (await readOwn(db)).filter(({ kind }) => kind === 'showroom');
  if (own.length === 0) return showrooms;
  const stored = await storedShowrooms(db);
  const changed = showrooms.map((showroom) => {
    const now = stored.find(({ code }) => code === showroom.code);
    const fields = own
      .filter(({ key, field }) => key === showroom.code && field !== MADE)
      .map(({ field }) => field as keyof ShowroomInput);
    return now ? { ...showroom, ...Object.fromEntries(fields.map((field) => [field, now[field]])) } : showroom;
  });
  const made = new Set(own.filter(({ field }) => field === MADE).map(({ key }) => key));
  const listed = new Set(showrooms.map(({ code }) => code));
  return [...changed, ...stored.filter(({ code }) => made.has(code) && !listed.has(code))];
};

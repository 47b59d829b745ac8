import { categoryPath, productPath } from '#commerce/merchandise/catalog/service.ts';
import { findPage } from '#commerce/merchandise/cms/service.ts';
import { derived } from '#commerce/platform/cache/derived.ts';
import { atMost } from '#commerce/platform/at-most.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { draftNodes, menusOfView } from './rules.ts';
import { readMenuInputs, readMenus, switchDueEntries, writeMenus } from './store.ts';
import type { Menu, MenuInput, MenuNode, MenuNodeInput, StoredMenu } from './types.ts';

const MENUS = Symbol('menus');

/** Menus per query: more than any page shows. */
const MAX_MENUS = 20;

/** The menu, or its previewed draft. */
const previewed = ({ preview }: CommerceContext, menu: Menu): Menu =>
  preview?.kind === 'menu' && preview.id === String(menu.id)
    ? { ...menu, nodes: draftNodes((preview.content['nodes'] ?? []) as readonly MenuNodeInput[]) }
    : menu;

/** Menus of the current store view, all or by identifier; an error for each unknown identifier. */
export const findMenus = async (
  context: CommerceContext,
  identifiers: readonly (string | null)[] | null | undefined,
): Promise<(Menu | Error)[]> => {
  context.tags.add(tag.menu);
  const all = await context.perProcess(MENUS, () => derived(context, [tag.menu], () => readMenus(context.db.kysely)))();
  const menus = menusOfView(all, context.storeView.id).map((menu) => previewed(context, menu));
  const names = atMost(identifiers ?? [], MAX_MENUS, 'identifiers').filter((name) => name !== null);
  if (names.length === 0) return [...menus];
  return names.map(
    (name) =>
      menus.find(({ identifier }) => identifier === name) ??
      new NoSuchEntityError('Could not find a menu with identifier "%1".', { parameters: [name] }),
  );
};

/** Target path of an entry: its category, product or page, or the URL of a custom entry. */
export const urlKeyOf = async (context: CommerceContext, { type, content }: MenuNode): Promise<string | null> => {
  const id = Number(content);
  if (type === 'category') return categoryPath(context, id);
  if (type === 'product') return productPath(context, id);
  if (type === 'cms_page') return (await findPage(context, id))?.identifier ?? null;
  return type === 'custom_url' ? content : null;
};

/** All menus in their input form. */
export const storedMenus = (db: Db): Promise<readonly StoredMenu[]> => readMenuInputs(db);

/** Writes menus in the importer's transaction; returns the changed tags. */
export const saveMenus = async (db: Db, menus: readonly MenuInput[]): Promise<string[]> => {
  await writeMenus(db, menus);
  return [tag.menu];
};

/** Shows and hides entries whose time has come; returns how many, and the changed tags. */
export const followEntryDates = async (db: Db, now: Date): Promise<{ count: number; tags: readonly string[] }> => {
  const count = await switchDueEntries(db, now);
  return { count, tags: count > 0 ? [tag.menu] : [] };
};

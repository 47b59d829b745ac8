import type { StoresInput } from '#commerce/stores/types.ts';
import { LINK_START } from '#contract/link-address.ts';
import type { Folder } from './folder.ts';
import { menuSchema } from './schemas.ts';
import type { MenuNode } from './schemas.ts';

export type MenuFile = {
  file: string;
  identifier: string;
  title: string;
  cssClass: string | null;
  isActive: boolean;
  storeViewIds: readonly number[];
  nodes: readonly MenuNode[];
};

/** Menus of `menus/*.yaml`; a store view shows the one that stores.yaml names for it. */
export const readMenus = (folder: Folder, { views }: StoresInput): readonly MenuFile[] => {
  const menus = folder.list('menus/*.yaml').flatMap((file): MenuFile[] => {
    const menu = folder.yaml(file, menuSchema);
    if (!menu) return [];
    const storeViewIds = views.filter(({ config }) => config.menu === menu.identifier).map(({ id }) => id);
    if (storeViewIds.length === 0)
      folder.problems.warn({ file, message: `no store view of stores.yaml shows the menu "${menu.identifier}"` });
    return [
      {
        file,
        identifier: menu.identifier,
        title: menu.title,
        cssClass: menu.css_class ?? null,
        isActive: menu.is_active,
        storeViewIds,
        nodes: menu.nodes,
      },
    ];
  });
  for (const { code, config } of views) {
    const { menu } = config;
    if (menu && !menus.some(({ identifier }) => identifier === menu)) {
      folder.problems.add({
        file: 'stores.yaml',
        field: `${code}.menu`,
        message: `there is no menu "${menu}" in menus/`,
      });
    }
  }
  return menus;
};

/** What no path begins with: a scheme, or signs that browsers leave out in front of one. */
// oxlint-disable-next-line no-control-regex -- browsers drop these characters, and `java\tscript:` becomes a scheme
const NO_PATH = /^[^/?#]*[:\u0000-\u0020\\]/;

export type MenuTargets = {
  categories: ReadonlyMap<string, unknown>;
  products: ReadonlyMap<string, unknown>;
  pages: ReadonlyMap<string, unknown>;
};

/** Reports entries whose target is not in the catalogue. */
export const checkMenu = (
  folder: Folder,
  { file, nodes }: MenuFile,
  { categories, products, pages }: MenuTargets,
): void => {
  const targets = { category: categories, product: products, cms_page: pages };
  const visit = (siblings: readonly MenuNode[]): void => {
    for (const { type, title, content, children } of siblings) {
      const known = targets[type as keyof typeof targets];
      if (known && !known.has(content ?? ''))
        folder.problems.add({ file, field: title, message: `there is no ${type} "${content ?? ''}"` });
      if ((type === 'custom_url' || type === 'cms_block') && !content)
        folder.problems.add({ file, field: title, message: 'has no content' });
      if (type === 'custom_url' && content && !LINK_START.test(content) && NO_PATH.test(content))
        folder.problems.add({
          file,
          field: title,
          message: `"${content}" is no address of a link: begin with /, #, https:, mailto: or tel:`,
        });
      visit(children ?? []);
    }
  };
  visit(nodes);
};

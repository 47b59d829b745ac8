import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import type { Wording } from '#commerce/platform/store-view-types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import { isMenuAddress } from '#commerce/merchandise/menu/rules.ts';
import type { Folder } from './folder.ts';
import { filterProblem, filterTitle, menuWording } from './menu-filters.ts';
import { isBlock } from './read-content.ts';
import { menuSchema } from './schemas.ts';
import type { MenuNodeInYaml } from './schemas.ts';

export type MenuNode = Omit<MenuNodeInYaml, 'title' | 'children'> & { title: string; children: readonly MenuNode[] };

export type MenuFile = {
  file: string;
  identifier: string;
  title: string;
  cssClass: string | null;
  isActive: boolean;
  storeViewIds: readonly number[];
  wording: Wording;
  nodes: readonly MenuNode[];
};

type Attributes = ReadonlyMap<string, AttributeInput>;

const withTitles = (nodes: readonly MenuNodeInYaml[], attributes: Attributes, wording: Wording): readonly MenuNode[] =>
  nodes.map(({ title, children, ...node }) => ({
    ...node,
    title: title ?? filterTitle(node.filters, attributes, wording) ?? '',
    children: withTitles(children ?? [], attributes, wording),
  }));

/** Menus of `menus/*.yaml`; a store view shows the one that stores.yaml names for it. */
export const readMenus = (folder: Folder, { views }: StoresInput, attributes: Attributes): readonly MenuFile[] => {
  const menus = folder.list('menus/*.yaml').flatMap((file): MenuFile[] => {
    const menu = folder.yaml(file, menuSchema);
    if (!menu) return [];
    const storeViewIds = views.filter(({ config }) => config.menu === menu.identifier).map(({ id }) => id);
    if (storeViewIds.length === 0)
      folder.problems.warn({ file, message: `no store view of stores.yaml shows the menu "${menu.identifier}"` });
    const wording = menuWording(storeViewIds, views);
    return [
      {
        file,
        identifier: menu.identifier,
        title: menu.title,
        cssClass: menu.css_class ?? null,
        isActive: menu.is_active,
        storeViewIds,
        wording,
        nodes: withTitles(menu.nodes, attributes, wording),
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

type Known = { has(name: string): boolean };

export type MenuTargets = {
  categories: Known;
  products: Known;
  pages: Known;
  attributes: Attributes;
};

/** Reports entries without a title, and entries with an unknown target or filter. */
export const checkMenu = (
  folder: Folder,
  { file, nodes }: MenuFile,
  { categories, products, pages, attributes }: MenuTargets,
): void => {
  const targets = { category: categories, product: products, cms_page: pages };
  const visit = (siblings: readonly MenuNode[]): void => {
    for (const { type, title, content, image, filters, children } of siblings) {
      if (!title) folder.problems.add({ file, field: content ?? type, message: 'has no title' });
      const wrong =
        filters && (type === 'category' ? filterProblem(filters, attributes) : 'only a category is filtered');
      if (wrong) folder.problems.add({ file, field: title || (content ?? type), message: wrong });
      const known = targets[type as keyof typeof targets];
      if (known && !known.has(content ?? ''))
        folder.problems.add({ file, field: title, message: `there is no ${type} "${content ?? ''}"` });
      if ((type === 'custom_url' || type === 'cms_block') && !content)
        folder.problems.add({ file, field: title, message: 'has no content' });
      if (type === 'custom_url' && content && !isMenuAddress(content))
        folder.problems.add({
          file,
          field: title,
          message: `"${content}" is no address of a link: begin with /, #, https:, mailto: or tel:`,
        });
      if (type === 'cms_block' && content && !isBlock(folder, content))
        folder.problems.warn({ file, field: title, message: `there is no block "${content}"` });
      if (image?.startsWith('/media/') && !folder.exists(image.slice(1)))
        folder.problems.warn({ file, field: title, message: `there is no picture ${image.slice(1)}` });
      visit(children);
    }
  };
  visit(nodes);
};

/** The menu without entries that lead to pages of switched-off features; each is noted. */
export const withoutEntriesOff = (
  folder: Folder,
  menu: MenuFile,
  isOff: (entry: Pick<MenuNode, 'type' | 'content'>) => boolean,
): MenuFile => {
  const left = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
    nodes.flatMap((node) => {
      if (!isOff(node)) return [{ ...node, children: left(node.children) }];
      folder.problems.warn({ file: menu.file, field: node.title, message: 'is left out, because its feature is off' });
      return [];
    });
  return { ...menu, nodes: left(menu.nodes) };
};

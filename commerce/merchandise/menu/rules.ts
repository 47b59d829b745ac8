import { LINK_START } from '#contract/link-address.ts';
import type { Menu, MenuNode, MenuNodeInput } from './types.ts';

const ALL_VIEWS = 0;

/** Menus of a view: its own first, then the menus of all views; the first one for each identifier. */
export const menusOfView = (menus: readonly Menu[], storeViewId: number): readonly Menu[] => {
  const own = menus.filter(({ storeViewIds }) => storeViewIds.includes(storeViewId));
  const shared = menus.filter(({ storeViewIds }) => storeViewIds.includes(ALL_VIEWS));
  return [...own, ...shared].filter(
    (menu, index, all) => all.findIndex(({ identifier }) => identifier === menu.identifier) === index,
  );
};

/** Snowdog has no search parameters, so its clients get them in the additional data. */
export const additionalDataOf = (searchParams: string | null): string[] =>
  searchParams ? [`search_params=${searchParams}`] : [];

/** The path of an entry with a leading slash; an allowed URL of a custom entry unchanged. */
export const addressOf = ({ type }: Pick<MenuNode, 'type'>, urlKey: string | null): string | null =>
  urlKey === null || (type === 'custom_url' && LINK_START.test(urlKey)) ? urlKey : `/${urlKey}`;

/** Invalid starts of a path: a scheme, or characters that browsers ignore. */
// oxlint-disable-next-line no-control-regex -- browsers drop these characters, and `java\tscript:` becomes a scheme
const NO_PATH = /^[^/?#]*[:\u0000-\u0020\\]/;

/** Returns whether a menu entry may link to the address. */
export const isMenuAddress = (address: string): boolean => LINK_START.test(address) || !NO_PATH.test(address);

/** Nodes of a draft in the form of stored ones. Their ids are negative, because they are not stored. */
export const draftNodes = (nodes: readonly MenuNodeInput[]): readonly MenuNode[] => {
  const flat: MenuNode[] = [];
  const visit = (siblings: readonly MenuNodeInput[], parentId: number, level: number): void => {
    siblings.forEach(({ children, ...node }, position) => {
      const id = -1 - flat.length;
      flat.push({ ...node, id, parentId, level, position, createdAt: '', updatedAt: '' });
      visit(children, id, level + 1);
    });
  };
  visit(nodes, 0, 0);
  return flat;
};

type Row = { node_id: number; parent_id: number };

/** Every node with its child nodes, in the given order. */
export const withChildren = <Node extends Row>(nodes: readonly Node[]): (Node & { children: readonly Row[] })[] => {
  const whole = nodes.map((node) => ({ ...node, children: [] as Row[] }));
  const byId = new Map(whole.map((node) => [node.node_id, node]));
  for (const node of whole) byId.get(node.parent_id)?.children.push(node);
  return whole;
};

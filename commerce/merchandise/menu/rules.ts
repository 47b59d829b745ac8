import { LINK_START } from '#contract/link-address.ts';
import type { Menu, MenuNode } from './types.ts';

const ALL_VIEWS = 0;

/** Menus of a view: its own first, then those of all views; of one identifier only the first. */
export const menusOfView = (menus: readonly Menu[], storeViewId: number): readonly Menu[] => {
  const own = menus.filter(({ storeViewIds }) => storeViewIds.includes(storeViewId));
  const shared = menus.filter(({ storeViewIds }) => storeViewIds.includes(ALL_VIEWS));
  return [...own, ...shared].filter(
    (menu, index, all) => all.findIndex(({ identifier }) => identifier === menu.identifier) === index,
  );
};

/** Snowdog itself has no search parameters: its clients find them among the further facts. */
export const additionalDataOf = (searchParams: string | null): string[] =>
  searchParams ? [`search_params=${searchParams}`] : [];

/**
 * Target of an entry: its path with a leading slash; the URL of a custom entry unchanged, where a link may have it, and
 * otherwise read as a path.
 */
export const addressOf = ({ type }: Pick<MenuNode, 'type'>, urlKey: string | null): string | null =>
  urlKey === null || (type === 'custom_url' && LINK_START.test(urlKey)) ? urlKey : `/${urlKey}`;

type Row = { node_id: number; parent_id: number };

/** Every node with those that hang under it, in the order given. */
export const withChildren = <Node extends Row>(nodes: readonly Node[]): (Node & { children: readonly Row[] })[] => {
  const whole = nodes.map((node) => ({ ...node, children: [] as Row[] }));
  const byId = new Map(whole.map((node) => [node.node_id, node]));
  for (const node of whole) byId.get(node.parent_id)?.children.push(node);
  return whole;
};

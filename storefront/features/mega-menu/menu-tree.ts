import { LINK_START } from '#contract/link-address.ts';
import type { SnowdogMenusQuery } from './get-navigation-menu.graphql.ts';
import type { MenuEntry } from './menu-entry.ts';
import { modalOf, searchParametersOf, withSearch } from './search-parameters.ts';

type Menu = NonNullable<NonNullable<SnowdogMenusQuery['snowdogMenus']>['items'][number]>;
type Node = NonNullable<NonNullable<Menu['nodes']>['items']>[number];

export type MenuTree = { columns: 4 | 5; entries: MenuEntry[] };

const absolute = (address: string): string => (LINK_START.test(address) ? address : `/${address}`);

const hrefOf = ({ type, url_key, additional_data, ...node }: Node): string | undefined => {
  const parameters = searchParametersOf(additional_data);
  const address = (type === 'custom_url' && 'content' in node ? node.content : undefined) ?? url_key;
  const modal = modalOf(address ?? '', parameters);
  if (modal) return `#${modal}`;
  if (!address || type === 'wrapper' || type === 'cms_block') return undefined;
  return withSearch(absolute(address), parameters);
};

/** Links on the same site stay in the tab, whatever the editor ticked. */
const opensNewTab = (href: string | undefined, origin: string): boolean =>
  href !== undefined && /^https?:\/\//i.test(href) && !href.startsWith(`${origin}/`) && href !== origin;

const entryOf = (node: Node, origin: string): MenuEntry => {
  const href = hrefOf(node);
  const own = href?.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  const image = 'image' in node && node.image ? { src: node.image, alt: node.image_alt_text ?? '' } : undefined;
  return {
    title: node.title ?? '',
    href: own,
    ...(opensNewTab(href, origin) ? { opensNewTab: true } : {}),
    ...(image ? { image } : {}),
    children: [],
  };
};

const byPlace = (a: Node, b: Node): number => a.position - b.position;

/** Attaches nodes to their `parent_id`, from the deepest level up, so that each is complete when attached. */
export const menuTree = (nodes: readonly Node[], origin: string): MenuEntry[] => {
  const entries = new Map(nodes.map((node) => [node.node_id, entryOf(node, origin)]));
  const roots: MenuEntry[] = [];
  for (const node of [...nodes].sort((a, b) => b.level - a.level || byPlace(a, b))) {
    const entry = entries.get(node.node_id);
    if (!entry) continue;
    const parent = node.parent_id ? entries.get(node.parent_id) : undefined;
    if (parent) parent.children.push(entry);
    else if (node.level === 0) roots.push(entry);
  }
  return roots;
};

type Saved = { origin: string; menu: MenuTree | null };

/** Cached, because on the server many pages share one response object. */
const saved = new WeakMap<SnowdogMenusQuery, Saved>();

/** Returns the first menu of the response. */
export const menuOf = (response: SnowdogMenusQuery, origin: string): MenuTree | null => {
  const before = saved.get(response);
  if (before?.origin === origin) return before.menu;
  const found = response.snowdogMenus?.items.find((item) => item !== null);
  const menu: MenuTree | null = found
    ? {
        columns: /five-col/.test(found.css_class ?? '') ? 5 : 4,
        entries: menuTree(found.nodes?.items ?? [], origin),
      }
    : null;
  saved.set(response, { origin, menu });
  return menu;
};

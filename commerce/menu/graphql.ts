import type { Resolvers } from '#commerce/generated/resolvers.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { findMenus, urlKeyOf } from './service.ts';
import type { Menu, MenuNode, MenuNodeType } from './types.ts';

const NODE_TYPES: Readonly<Record<MenuNodeType, string>> = {
  category: 'SnowdogMenuNode',
  product: 'SnowdogMenuNode',
  cms_block: 'SnowdogMenuNode',
  cms_page: 'SnowdogMenuCmsPageNode',
  custom_url: 'SnowdogMenuCustomUrlNode',
  wrapper: 'SnowdogMenuWrapperNode',
};

const nodeOf = async (context: CommerceContext, menuId: number, node: MenuNode) => ({
  __typename: NODE_TYPES[node.type],
  node_id: node.id,
  menu_id: menuId,
  type: node.type,
  classes: node.classes,
  parent_id: node.parentId,
  position: node.position,
  level: node.level,
  title: node.title,
  node_template: null,
  submenu_template: null,
  creation_time: node.createdAt,
  update_time: node.updatedAt,
  url_key: await urlKeyOf(context, node),
  // Snowdog has no search parameters; clients that know them find them among the further facts.
  additional_data: node.searchParams ? [`search_params=${node.searchParams}`] : [],
  content: node.content,
  image: node.image,
  image_alt_text: node.imageAltText,
  target: node.opensNewTab,
});

const menuOf = async (context: CommerceContext, menu: Menu) => ({
  menu_id: menu.id,
  identifier: menu.identifier,
  title: menu.title,
  css_class: menu.cssClass,
  creation_time: menu.createdAt,
  update_time: menu.updatedAt,
  nodes: { items: await Promise.all(menu.nodes.map((node) => nodeOf(context, menu.id, node))) },
});

const typeOf = (node: unknown) => (node as { __typename: 'SnowdogMenuNode' }).__typename;

export const resolvers = {
  Query: {
    // An Error among the items becomes null in its place and an entry of `errors`.
    snowdogMenus: async (_parent, { identifiers }, context) => {
      const menus = await findMenus(context, identifiers);
      return { items: (await Promise.all(menus.map((menu) => (menu instanceof Error ? menu : menuOf(context, menu))))) as never };
    },
  },
  SnowdogMenuNodeInterface: { __resolveType: typeOf },
  SnowdogMenuNodeContentFieldInterface: { __resolveType: typeOf },
  SnowdogMenuNodeImageFieldInterface: { __resolveType: typeOf },
  SnowdogMenuCustomUrlNodeInterface: { __resolveType: () => 'SnowdogMenuCustomUrlNode' },
} satisfies Resolvers;

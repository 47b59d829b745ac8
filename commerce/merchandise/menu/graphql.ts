import { encodedOnce } from '#contract/file-path.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { additionalDataOf, addressOf, withChildren } from './rules.ts';
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

const nodeOf = async (context: CommerceContext, menuId: number, node: MenuNode) => {
  const urlKey = await urlKeyOf(context, node);
  return {
    __typename: NODE_TYPES[node.type],
    node_id: node.id,
    menu_id: menuId,
    type: node.type,
    classes: node.classes,
    parent_id: node.parentId,
    position: node.position,
    level: node.level,
    title: node.title,
    description: node.description,
    node_template: null,
    submenu_template: null,
    creation_time: node.createdAt,
    update_time: node.updatedAt,
    url_key: urlKey,
    url: addressOf(node, urlKey),
    additional_data: additionalDataOf(node.searchParams),
    content: node.content,
    search_params: node.searchParams,
    image: node.image?.startsWith('/media/') ? encodedOnce(node.image) : node.image,
    image_alt_text: node.imageAltText,
    target: node.opensNewTab,
  };
};

const menuOf = async (context: CommerceContext, menu: Menu) => {
  const nodes = await Promise.all(menu.nodes.map((node) => nodeOf(context, menu.id, node)));
  return {
    menu_id: menu.id,
    identifier: menu.identifier,
    title: menu.title,
    css_class: menu.cssClass,
    creation_time: menu.createdAt,
    update_time: menu.updatedAt,
    nodes: { items: withChildren(nodes) },
  };
};

const typeOf = (node: unknown) => (node as { __typename: 'SnowdogMenuNode' }).__typename;

export const resolvers = {
  Query: {
    // The library turns an Error among the items into null and an entry of `errors`.
    snowdogMenus: async (_parent, { identifiers }, context) => {
      const menus = await findMenus(context, identifiers);
      return {
        items: (await Promise.all(
          menus.map((menu) => (menu instanceof Error ? menu : menuOf(context, menu))),
        )) as never,
      };
    },
  },
  SnowdogMenuNodeInterface: { __resolveType: typeOf },
  SnowdogMenuNodeContentFieldInterface: { __resolveType: typeOf },
  SnowdogMenuNodeImageFieldInterface: { __resolveType: typeOf },
  SnowdogMenuCustomUrlNodeInterface: { __resolveType: () => 'SnowdogMenuCustomUrlNode' },
} satisfies Resolvers;

import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase, testDatabase } from '#commerce/platform/database/testing/database.ts';
import { smallCatalogue } from '#commerce/import/testing/small-catalogue.ts';
import { menusOfView } from './rules.ts';
import type { Menu } from './types.ts';

const MENU = `snowdogMenus { items { creation_time css_class identifier menu_id title update_time nodes { items {
  __typename additional_data classes creation_time level menu_id node_id node_template parent_id position submenu_template title type update_time url_key
  description url target children { node_id title children { title } }
  ... on SnowdogMenuNodeContentFieldInterface { content search_params } ... on SnowdogMenuNodeImageFieldInterface { image image_alt_text } ... on SnowdogMenuCustomUrlNodeInterface { target } } } } }`;

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

type Node = {
  node_id: number;
  parent_id: number;
  level: number;
  position: number;
  title: string;
  type: string;
  url_key: string | null;
};

describeWithDatabase('menus', (open, engine) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  });

  const nodesOf = async (store: string): Promise<Node[]> =>
    (await shop.execute(`{ ${MENU} }`, { store })).data.snowdogMenus.items[0].nodes.items;

  test('[MM-10] [MM-11] [GQ-23] each store view has one menu, its own', async () => {
    for (const [store, identifier] of [
      ['CA_EN', 'new_menu_en_usa'],
      ['US_EN', 'new_menu_en_usa-1'],
      ['CA_FR', 'new_menu_fr'],
    ] as const) {
      const { items } = (await shop.execute(`{ ${MENU} }`, { store })).data.snowdogMenus;
      expect(items).toEqual([
        expect.objectContaining({
          identifier,
          css_class: 'mega-menu',
          title: 'Main menu',
          creation_time: TIME,
          update_time: TIME,
          menu_id: expect.any(Number),
          nodes: { items: expect.toSatisfy((nodes: unknown[]) => nodes.length === 7) },
        }),
      ]);
    }
  });

  test('[MM-12] [MM-13] [MM-14] nodes have the URLs of their targets', async () => {
    const nodes = await nodesOf('CA_EN');
    expect(nodes.map(({ title, type, url_key, level }) => [level, title, type, url_key])).toEqual([
      [0, 'Tiles', 'category', 'manufactured-tiles'],
      [0, 'Questions', 'cms_page', 'faq'],
      [0, 'Track my order', 'custom_url', '#track-my-order'],
      [0, 'More', 'wrapper', null],
      [1, 'Porcelain', 'category', 'manufactured-tiles/porcelain'],
      [1, 'Calacatta', 'product', 'lumen-calacatta.html'],
      [1, 'Help', 'cms_block', null],
    ]);
    expect(nodes[0]).toMatchObject({
      __typename: 'SnowdogMenuNode',
      node_id: expect.any(Number),
      menu_id: (await shop.execute('{ snowdogMenus { items { menu_id } } }')).data.snowdogMenus.items[0].menu_id,
      parent_id: 0,
      position: 0,
      classes: 'featured',
      creation_time: TIME,
      update_time: TIME,
      node_template: null,
      submenu_template: null,
      image: '/media/x.webp',
      image_alt_text: 'Tiles',
      content: '3',
    });
    expect(nodes[1]).toMatchObject({ __typename: 'SnowdogMenuCmsPageNode' });
    expect(nodes[2]).toMatchObject({
      __typename: 'SnowdogMenuCustomUrlNode',
      target: true,
      content: '#track-my-order',
      additional_data: ['search_params=track-my-order'],
      search_params: 'track-my-order',
    });
    expect(nodes[3]).toMatchObject({ __typename: 'SnowdogMenuWrapperNode' });
    expect((await nodesOf('CA_FR'))[4]?.title).toBe('Grès cérame');
  });

  test('[MM-13] a node has its target, its children and its description', async () => {
    const nodes = (await nodesOf('CA_EN')) as (Node & {
      url: string | null;
      target: boolean;
      description: string | null;
      children: { title: string }[];
    })[];
    const seen = nodes.map(({ title, url, target, children, description }) => [
      title,
      url,
      target,
      children.map((child) => child.title),
      description,
    ]);
    expect(seen).toEqual([
      ['Tiles', '/manufactured-tiles', false, ['Porcelain', 'Calacatta'], 'Fired hard'],
      ['Questions', '/faq', false, [], null],
      ['Track my order', '#track-my-order', true, [], null],
      ['More', null, false, ['Help'], null],
      ['Porcelain', '/manufactured-tiles/porcelain', false, [], null],
      ['Calacatta', '/lumen-calacatta.html', false, [], null],
      ['Help', null, false, [], null],
    ]);
  });

  test('[MM-15] [MM-16] nodes are ordered by level, parent and position; roots have parent 0', async () => {
    const nodes = await nodesOf('CA_EN');
    const order = nodes.map(({ level, parent_id, position }) => [level, parent_id, position]);
    expect(order).toEqual(
      order.toSorted((one, other) => one[0]! - other[0]! || one[1]! - other[1]! || one[2]! - other[2]!),
    );
    for (const { level, parent_id } of nodes)
      expect(
        level === 0
          ? parent_id === 0
          : nodes.some(({ node_id, level: above }) => node_id === parent_id && above === level - 1),
      ).toBe(true);
  });

  test('an entry with search parameters is named by their value, and they filter the list', async () => {
    const narrowed = await openCatalogueShop(
      await testDatabase(engine),
      smallCatalogue({
        'menus/new_menu_fr.yaml': `
identifier: new_menu_fr
title: Menu
nodes:
  - { type: category, content: manufactured-tiles, filters: { finish: honed } }
  - { type: category, title: Poli ou adouci, content: manufactured-tiles, filters: { finish: [polished, honed] } }
`,
      }),
    );
    const { items } = (await narrowed.execute(`{ ${MENU} }`, { store: 'CA_FR' })).data.snowdogMenus;
    const [honed, both] = items[0].nodes.items;
    const filters = (node: { search_params: string }) => [...new URLSearchParams(node.search_params)];
    expect([honed.title, honed.url_key]).toEqual(['Adouci', 'manufactured-tiles']);
    const [[key, text = ''] = []] = filters(honed);
    expect([key, text.split(',')[0]]).toEqual(['finish[filter]', 'Adouci']);
    expect(filters(both).map(([code, value]) => [code, value.split(',')[0]])).toEqual([
      ['finish[filter]', 'Poli'],
      ['finish[filter]', 'Adouci'],
    ]);
    const { products } = (
      await narrowed.execute('query ($id: String) { products(filter: { finish: { eq: $id } }) { items { sku } } }', {
        variables: { id: text.split(',')[1] },
      })
    ).data;
    expect(products.items.map(({ sku }: { sku: string }) => sku)).toContain('CAL');
    await narrowed.commerce.platform.db.close();
  });

  test('menus by identifier: an unknown one is null with an error', async () => {
    const response = await shop.execute(
      '{ snowdogMenus(identifiers: ["new_menu_en_usa", "none"]) { items { identifier } } }',
    );
    expect(response.data.snowdogMenus.items).toEqual([{ identifier: 'new_menu_en_usa' }, null]);
    expect(response.errors?.[0]).toMatchObject({
      message: 'Could not find a menu with identifier "none".',
      extensions: { category: 'graphql-no-such-entity' },
    });
  });
});

test('a menu of the view precedes one of all views', () => {
  const menu = (id: number, identifier: string, storeViewIds: number[]): Menu => ({
    id,
    identifier,
    storeViewIds,
    title: '',
    cssClass: null,
    createdAt: '',
    updatedAt: '',
    nodes: [],
  });
  const menus = [menu(1, 'main', [0]), menu(2, 'main', [3]), menu(3, 'foot', [0]), menu(4, 'side', [1])];
  expect(menusOfView(menus, 3).map(({ id }) => id)).toEqual([2, 3]);
  expect(menusOfView(menus, 1).map(({ id }) => id)).toEqual([4, 1, 3]);
});

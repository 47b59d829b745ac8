import { describe, expect, test } from 'vitest';
import type { Subject } from '../support/contract-test.ts';
import { dataOf, onlyOurs, onlyWith, refusal, whereOurs } from '../support/shop.ts';

type Blocks = { cmsBlocks: { items: ({ identifier: string; content: string } | null)[] } };
type Node = {
  node_id: number;
  parent_id: number;
  level: number;
  position: number;
  type: string;
  url_key: string | null;
  content?: string | null;
  target?: boolean;
};
type Menus = { snowdogMenus: { items: ({ identifier: string; nodes: { items: Node[] } } | null)[] } };
type Metadata = {
  customAttributeMetadata: {
    items: ({
      attribute_code: string;
      input_type: string;
      attribute_options: { label: string; value: string }[];
    } | null)[];
  };
};

const BLOCKS =
  'query cmsBlocks($identifiers: [String]) { cmsBlocks(identifiers: $identifiers) { items { identifier content } } }';
const MENUS = `query snowdogMenus($identifiers: [String]) { snowdogMenus(identifiers: $identifiers) { items { menu_id identifier title css_class
  nodes { items { node_id menu_id type parent_id level position title classes url_key
    ... on SnowdogMenuNodeContentFieldInterface { content } ... on SnowdogMenuCustomUrlNode { target } } } } } }`;
const METADATA = `query ($attributes: [AttributeInput!]!) { customAttributeMetadata(attributes: $attributes) {
  items { attribute_code entity_type input_type attribute_type attribute_options { label value } } } }`;

export const content = (given: () => Subject): void => {
  describe('content pages and blocks', () => {
    test('[RR-06] a page by its identifier', async () => {
      const { shop, sample } = given();
      const query =
        'query ($id: String!) { cmsPage(identifier: $id) { identifier url_key title content content_heading page_layout meta_title relative_url redirect_code type } }';
      const { cmsPage } = dataOf(
        await shop.graphqlGet<{ cmsPage: Record<string, unknown> }>(query, { id: sample.config.cms_home_page }),
      );
      expect(cmsPage).toMatchObject({ identifier: sample.config.cms_home_page, redirect_code: 0, type: 'CMS_PAGE' });
      expect(String(cmsPage.content).length).toBeGreaterThan(0);
    });

    test('a page that does not exist, and one that is not named', async () => {
      const { shop } = given();
      const [message, category] = refusal(await shop.graphqlGet('{ cmsPage(identifier: "no-such-page") { title } }'));
      expect(message).toBe('The CMS page with the "no-such-page" ID doesn\'t exist.');
      expect(category).toBe('graphql-no-such-entity');
      expect(refusal(await shop.graphqlGet('{ cmsPage { title } }'))[0]).toMatch(
        /"Page id\/identifier should be specified/,
      );
    });

    test('[GQ-04 ER-08] an unknown block is null in its position, the others are returned', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const { data, errors } = await shop.graphqlGet<Blocks>(BLOCKS, {
        identifiers: ['footer-help', 'no-such-block', 'header-top-message'],
      });
      expect(data.cmsBlocks.items.map((block) => block?.identifier)).toEqual([
        'footer-help',
        undefined,
        'header-top-message',
      ]);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toMatchObject({
        message: 'The CMS block with the "no-such-block" ID doesn\'t exist.',
        path: ['cmsBlocks', 'items', 1],
        extensions: { category: 'graphql-no-such-entity' },
      });
    });

    test('[GQ-04] blocks must be named; a single unknown one is null with an error', async () => {
      const { shop } = given();
      for (const variables of [{}, { identifiers: [] }]) {
        expect(refusal(await shop.graphqlGet(BLOCKS, variables))).toEqual([
          '"identifiers" of CMS blocks should be specified',
          'graphql-input',
        ]);
      }
      const { data, errors } = await shop.graphqlGet<Blocks>(BLOCKS, { identifiers: ['no-such-block'] });
      expect([data.cmsBlocks.items, errors[0]?.message]).toEqual([
        [null],
        'The CMS block with the "no-such-block" ID doesn\'t exist.',
      ]);
    });

    test('[EN-45] the eight blocks of the storefront exist in each view', async (context) => {
      const { shop, sample } = given();
      onlyOurs(shop, context);
      const identifiers = [
        'header-top-message',
        'footer-links',
        'footer-help',
        'footer-company',
        'footer-support',
        'footer-account',
        'footer-social-links',
        'privacy-policy',
      ];
      const texts = new Set<string>();
      for (const { store_code } of sample.views) {
        const { cmsBlocks } = dataOf(await shop.graphqlGet<Blocks>(BLOCKS, { identifiers }, { store: store_code }));
        expect(cmsBlocks.items.map((block) => block?.identifier)).toEqual(identifiers);
        for (const block of cmsBlocks.items)
          expect(block?.content, `${block?.identifier} of ${store_code}`).not.toMatch(/\{\{|<script|\son\w+=/i);
        texts.add(cmsBlocks.items[0]?.content ?? '');
      }
      expect(texts.size).toBeGreaterThan(1);
    });
  });

  describe('menus', () => {
    test('[GQ-23] without variables the first menu belongs to the view, and is a flat list that describes a tree', async (context) => {
      const { shop, sample } = given();
      const probe = await shop.graphqlGet<Menus>(MENUS);
      onlyWith(probe, context);
      for (const { store_code } of sample.views) {
        const [menu] = dataOf(await shop.graphqlGet<Menus>(MENUS, undefined, { store: store_code })).snowdogMenus.items;
        const nodes = menu?.nodes.items ?? [];
        expect(nodes.length).toBeGreaterThan(0);
        const ids = new Map(nodes.map((node) => [node.node_id, node]));
        const lost = nodes.filter((node) =>
          node.level === 0 ? node.parent_id !== 0 : ids.get(node.parent_id)?.level !== node.level - 1,
        );
        expect(lost).toEqual([]);
        expect(nodes.map(({ level }) => level)).toEqual(
          nodes.map(({ level }) => level).sort((one, other) => one - other),
        );
      }
    });

    test('[GQ-23] every entry of a menu leads somewhere', async (context) => {
      const { shop, sample } = given();
      onlyOurs(shop, context);
      for (const { store_code } of sample.views) {
        const [menu] = dataOf(await shop.graphqlGet<Menus>(MENUS, undefined, { store: store_code })).snowdogMenus.items;
        const linked = (menu?.nodes.items ?? []).filter(({ type }) =>
          ['category', 'product', 'cms_page'].includes(type),
        );
        expect(linked.length).toBeGreaterThan(5);
        for (const { url_key, node_id } of linked) expect(url_key, `node ${node_id} of ${store_code}`).toBeTruthy();
        const paths = [...new Set(linked.map(({ url_key }) => url_key ?? ''))];
        const responses = await Promise.all(
          paths.map((url) =>
            shop.graphqlGet<{ urlResolver: unknown }>(
              'query ($url: String!) { urlResolver(url: $url) { type } }',
              { url },
              { store: store_code },
            ),
          ),
        );
        expect(paths.filter((_, index) => !responses[index]?.data.urlResolver)).toEqual([]);
      }
    });

    test('[GQ-23] an unknown menu is null with an error', async (context) => {
      const { shop } = given();
      const response = await shop.graphqlGet<Menus>(MENUS, { identifiers: ['no-such-menu'] });
      onlyWith(response, context);
      expect(refusal(response)).toEqual([
        'Could not find a menu with identifier "no-such-menu".',
        'graphql-no-such-entity',
      ]);
      whereOurs(shop, () => expect(response.data.snowdogMenus.items).toEqual([null]));
    });

    test('[EN-18 EN-19 EN-20] each view has the menu of its identifier', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      for (const [store, identifier] of [
        ['CA_EN', 'new_menu_en_usa'],
        ['CA_FR', 'new_menu_fr'],
        ['US_EN', 'new_menu_en_usa-1'],
      ] as const) {
        const { items } = dataOf(await shop.graphqlGet<Menus>(MENUS, undefined, { store })).snowdogMenus;
        expect(items[0]?.identifier).toBe(identifier);
      }
    });
  });

  describe('attribute metadata', () => {
    test('[GQ-24 EN-52 EN-53] commission_class of catalog_product has its options', async (context) => {
      const { shop } = given();
      const attributes = [{ attribute_code: 'commission_class', entity_type: 'catalog_product' }];
      const response = await shop.graphqlGet<Metadata>(METADATA, { attributes });
      if (!shop.isOurs && response.errors.length > 0) context.skip('this shop has no commission_class');
      const [attribute] = dataOf(response).customAttributeMetadata.items;
      expect(attribute).toMatchObject({ attribute_code: 'commission_class', input_type: 'select' });
      expect(attribute?.attribute_options.length).toBeGreaterThan(0);
      for (const { label, value } of attribute?.attribute_options ?? [])
        expect([label !== '', /^\d+$/.test(value)]).toEqual([true, true]);
    });

    test('[GQ-24] each error is returned with the other attributes', async () => {
      const { shop } = given();
      const attributes = [
        { attribute_code: 'no_such_attribute', entity_type: 'catalog_product' },
        { attribute_code: 'commission_class', entity_type: 'nothing' },
        { attribute_code: 'commission_class' },
        { entity_type: 'catalog_product' },
        {},
      ];
      const messages: (string | undefined)[] = [];
      for (const attribute of attributes)
        messages.push(refusal(await shop.graphqlGet(METADATA, { attributes: [attribute] }))[0]);
      expect(messages).toEqual([
        'Attribute code no_such_attribute of entity type catalog_product not configured to have a type.',
        'Invalid entity_type specified: nothing',
        'Missing entity_type for the input attribute_code: commission_class.',
        'Missing attribute_code for the input entity_type: catalog_product.',
        'Missing attribute_code/entity_type for the input Empty AttributeInput.',
      ]);
    });
  });
};

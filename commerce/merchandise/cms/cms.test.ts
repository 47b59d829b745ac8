import { beforeAll, describe, expect, test } from 'vitest';
import { smallCatalogue, smallCatalogueFile } from '#commerce/import/testing/small-catalogue.ts';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { conditionalLists, withSkus } from './product-conditions.ts';
import { includedBlocks, renderDirectives, withBlocks } from './rules.ts';

const list = (parameters: string): string =>
  String.raw`{{widget type="Magento\CatalogWidget\Block\Product\ProductsList" ${parameters}}}`;
const encoded = (conditions: string): string => `conditions_encoded="^[${conditions}^]"`;
const group = (key: string, aggregator: string, value = '1'): string =>
  `\`${key}\`:^[\`aggregator\`:\`${aggregator}\`,\`new_child\`:\`\`,\`type\`:\`Magento||CatalogWidget||Model||Rule||Condition||Combine\`,\`value\`:\`${value}\`^]`;
const one = (key: string, attribute: string, operator: string, value: string): string =>
  `\`${key}\`:^[\`operator\`:\`${operator.replace('{}', '^[^]')}\`,\`type\`:\`Magento||CatalogWidget||Model||Rule||Condition||Product\`,\`attribute\`:\`${attribute}\`,\`value\`:${value}^]`;

describeWithDatabase('content', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  });

  test('[GQ-04] [EN-45] blocks in the requested order; an unknown one is null with an error, the others are returned', async () => {
    const response = await shop.execute(
      '{ cmsBlocks(identifiers: ["header-top-message", "nothing", "footer-help"]) { items { identifier content } } }',
    );
    expect(response.data.cmsBlocks.items).toEqual([
      { identifier: 'header-top-message', content: '<p>Free pickup</p>' },
      null,
      { identifier: 'footer-help', content: '<p>Help</p>' },
    ]);
    expect(response.errors).toEqual([
      expect.objectContaining({
        message: `The CMS block with the "nothing" ID doesn't exist.`,
        path: ['cmsBlocks', 'items', 1],
        extensions: { category: 'graphql-no-such-entity' },
      }),
    ]);
  });

  test('each store view reads its own text, else the default one', async () => {
    const contents = async (store: string) =>
      (
        await shop.execute('{ cmsBlocks(identifiers: ["header-top-message", "footer-help"]) { items { content } } }', {
          store,
        })
      ).data.cmsBlocks.items.map(({ content }: { content: string }) => content);
    expect(await contents('US_EN')).toEqual(['<p>Ships from Plattsburgh</p>', '<p>Help</p>']);
    expect(await contents('CA_FR')).toEqual(['<p>Free pickup</p>', '<p>Aide</p>']);
  });

  test('a page is returned with its directives rendered', async () => {
    const page = async (store: string) =>
      (
        await shop.execute(
          '{ cmsPage(identifier: "faq") { identifier url_key title content content_heading relative_url redirect_code type } }',
          { store },
        )
      ).data.cmsPage;
    expect(await page('US_EN')).toEqual({
      identifier: 'faq',
      url_key: 'faq',
      title: 'Questions',
      content_heading: 'Questions',
      relative_url: 'faq',
      redirect_code: 0,
      type: 'CMS_PAGE',
      content: '<img src="https://shop.test/media/wysiwyg/faq.webp"><a href="/US_EN/contact-us">Contact</a>',
    });
    expect(await page('CA_FR')).toMatchObject({
      title: 'Foire aux questions',
      content: '<a href="/CA_FR/contact-us">Nous joindre</a>',
    });
  });

  test('a block in a page is rendered in the language of the view', async () => {
    const content = async (store: string) =>
      (await shop.execute('{ cmsPage(identifier: "help") { content } }', { store })).data.cmsPage.content;
    expect(await content('CA_EN')).toBe(
      '<div data-content-type="block"><div class="widget block block-static-block"><p>Help</p></div></div>',
    );
    expect(await content('CA_FR')).toContain('<p>Aide</p>');
  });

  test('a category shows its text with directives rendered, and its block, in the language of the view', async () => {
    const categories = smallCatalogueFile('categories.yaml').replace(
      'image: manufactured-tiles.webp',
      'image: manufactured-tiles.webp\n  cms_block: footer-help',
    );
    await shop.load(smallCatalogue({ 'categories.yaml': categories }));
    const { data } = await shop.execute(
      '{ categoryList(filters: { url_key: { in: ["manufactured-tiles", "natural-stone-tiles"] } }) { url_key description cms_block { identifier content } } }',
      { store: 'CA_FR' },
    );
    expect(data.categoryList).toEqual([
      {
        url_key: 'manufactured-tiles',
        description: '<p>See <a href="/CA_FR/faq">questions</a></p>',
        cms_block: { identifier: 'footer-help', content: '<p>Aide</p>' },
      },
      { url_key: 'natural-stone-tiles', description: null, cms_block: null },
    ]);
    await shop.load(smallCatalogue());
  });

  test('a page has a path with slashes, and its product list has the requested products', async () => {
    const { data } = await shop.execute(
      '{ cmsPage(identifier: "stone/all") { relative_url content } urlResolver(url: "/stone/all") { type relative_url } products(filter: { category_url_path: { eq: "natural-stone-tiles" }, outlet: { eq: "0" } }, sort: {}) { items { sku } total_count } }',
    );
    const skus = data.products.items.map(({ sku }: { sku: string }) => sku).slice(0, 2);
    expect(data.products.total_count).toBeGreaterThan(2);
    expect([...data.cmsPage.content.matchAll(/data-product-sku="([^"]+)"/g)].map(([, sku]) => sku)).toEqual(skus);
    expect([data.cmsPage.relative_url, data.urlResolver]).toEqual([
      'stone/all',
      { type: 'CMS_PAGE', relative_url: 'stone/all' },
    ]);
  });

  test('[PB-13] product lists follow their conditions, in blocks and descriptions as in pages', async () => {
    const all = (...conditions: readonly string[]): string => encoded([group('1', 'all'), ...conditions].join(','));
    const lists: readonly (readonly [parameters: string, skus: string])[] = [
      ['condition_option="category_ids" condition_option_value="natural-stone-tiles/marble"', 'CAR SLB'],
      [all(one('1--1', 'category_ids', '==', '`natural-stone-tiles/marble`')), 'CAR SLB'],
      [all(one('1--1', 'category_ids', '!()', '`natural-stone-tiles`')), 'CAL'],
      [all(one('1--1', 'sku', '()', '`TRV, CAR`')), 'TRV CAR'],
      [all(one('1--1', 'sku', '{}', '`c`')), 'CAR CAL'],
      [all(one('1--1', 'name', '{}', '`marble`')), 'SLB'],
      [all(one('1--1', 'price', '>=', '`45.5`'), one('1--2', 'price', '<', '`900`')), 'CAR CAL'],
      [all(one('1--1', 'special_price', '>', '`0`')), 'TRV CAL'],
      [all(one('1--1', 'material', '==', '`marble`')), 'SLB CAR'],
      [all(one('1--1', 'material', '!=', '`marble`')), 'TRV CAL SLT'],
      [all(one('1--1', 'suitability', '()', '`floor`')), 'TRV CAL SLT'],
      [all(one('1--1', 'size', '==', '`12x24`'), one('1--2', 'finish', '==', '`honed`')), 'CAR'],
      [all(one('1--1', 'coverage_sq_ft', '==', '`11.5100`')), 'CAL'],
      [all(one('1--1', 'qty', '<', '`1`')), 'SLT'],
      [all(one('1--1', 'type_id', '==', '`configurable`')), 'CAL'],
      [all(one('1--1', 'nothing', '==', '`1`')), ''],
      [
        encoded([group('1', 'any'), one('1--1', 'sku', '==', '`CAL`'), one('1--2', 'sku', '==', '`TRV`')].join(',')),
        'TRV CAL',
      ],
      [
        encoded(
          [group('1', 'all', '0'), one('1--1', 'material', '==', '`marble`'), one('1--2', 'sku', '==', '`CAL`')].join(
            ',',
          ),
        ),
        'TRV SLT',
      ],
      [
        all(
          one('1--1', 'outlet', '==', '`0`'),
          group('1--2', 'any'),
          one('1--2--1', 'material', '==', '`slate`'),
          one('1--2--2', 'material', '==', '`marble`'),
        ),
        'SLB CAR SLT',
      ],
      [`products_count="2" sort_order="price_low_to_high" ${all()}`, 'TRV CAR'],
      ['sort_order="name_ascending" products_count="3"', 'CAR CAL TRV'],
      ['sort_order="sku_descending" products_count="2"', 'TRV SLT'],
      ['sort_order="date_oldest_top" products_count="1"', 'CAL'],
    ];
    const content = lists.map(([parameters]) => `${list(parameters)}|`).join('');
    await shop.load(
      smallCatalogue({
        'pages/lists.en.html': `---\ntitle: Lists\n---\n${content}`,
        'blocks/lists.en.html': list('products_count="1"'),
      }),
    );
    const skusIn = (text: string): string =>
      [...text.matchAll(/data-product-sku="([^"]+)"/g)].map(([, sku]) => sku).join(' ');
    const { data } = await shop.execute(
      '{ cmsPage(identifier: "lists") { content } cmsBlocks(identifiers: ["lists"]) { items { content } } }',
    );
    const shown = data.cmsPage.content.split('|').map(skusIn);
    expect(lists.map(([parameters], index) => [parameters, shown[index]])).toEqual(lists);
    expect(skusIn(data.cmsBlocks.items[0].content)).toBe('SLB');
    await shop.load(smallCatalogue());
  });

  test('blocks include blocks; recursion ends', async () => {
    await shop.load(
      smallCatalogue({
        'pages/nested.en.html': '---\ntitle: Nested\n---\n<p>page</p>{{block id="one"}}',
        'blocks/one.en.html': '<p>one</p>{{block id="two"}}',
        'blocks/two.en.html': '<p>two</p>{{block id="three"}}{{block id="one"}}',
        'blocks/three.en.html': '<p>three</p>{{block id="four"}}',
        'blocks/four.en.html': '<p>four</p>',
      }),
    );
    const { data } = await shop.execute('{ cmsPage(identifier: "nested") { content } }');
    expect(data.cmsPage.content).toBe('<p>page</p><p>one</p><p>two</p><p>three</p><p>four</p>');
    await shop.load(smallCatalogue());
  });

  test('descriptions of products and categories show their blocks, pictures and lists', async () => {
    const products = smallCatalogueFile('products/all.csv').replace(
      '<p>Soft grey marble.</p>',
      '<p>Soft.</p>{{media url=wysiwyg/a.webp}}{{block id=footer-help}}',
    );
    const categories = smallCatalogueFile('categories.yaml').replace('<p>See', '{{block id=footer-help}}<p>See');
    await shop.load(smallCatalogue({ 'products/all.csv': products, 'categories.yaml': categories }));
    const { data } = await shop.execute(
      '{ products(filter: { sku: { eq: "CAR" } }) { items { description { html } short_description { html } } } categoryList(filters: { url_key: { eq: "manufactured-tiles" } }) { description } }',
    );
    expect(data.products.items[0]).toEqual({
      description: { html: '<p>Soft.</p>https://shop.test/media/wysiwyg/a.webp<p>Help</p>' },
      short_description: { html: 'Soft grey marble.' },
    });
    expect(data.categoryList[0].description).toContain('<p>Help</p><p>See');
    await shop.load(smallCatalogue());
  });

  test.each([
    ['cmsPage { title }', '"Page id/identifier should be specified', 'graphql-input'],
    [
      'cmsPage(identifier: "none") { title }',
      `The CMS page with the "none" ID doesn't exist.`,
      'graphql-no-such-entity',
    ],
    ['cmsPage(identifier: "draft") { title }', 'No such entity.', 'graphql-no-such-entity'],
    [
      'cmsBlocks(identifiers: []) { items { title } }',
      '"identifiers" of CMS blocks should be specified',
      'graphql-input',
    ],
  ])('%s fails as in Magento', async (query, message, category) => {
    expect((await shop.execute(`{ ${query} }`)).errors?.[0]).toMatchObject({ message, extensions: { category } });
  });
});

describe('product lists by conditions', () => {
  test('are parsed in Magento’s format', () => {
    expect(
      conditionalLists(
        list(
          `products_count="500" condition_option="condition" ${encoded(`${group('1', 'all')},${one('1--1', 'outlet', '==', '`1`')}`)}`,
        ),
      ),
    ).toMatchObject([
      {
        condition: {
          isAny: false,
          isFalse: false,
          conditions: [{ attribute: 'outlet', operator: '==', values: ['1'] }],
        },
        count: 40,
        unknown: ['at most 40 products are shown'],
      },
    ]);
    expect(
      conditionalLists(
        list(
          encoded(
            `${group('1', 'any')},${one('1--1', 'price', '>=', '`10`')},${group('1--2', 'all', '0')},${one('1--2--1', 'sku', '()', '[`A`,`B`]')}`,
          ),
        ),
      )[0]?.condition,
    ).toEqual({
      isAny: true,
      isFalse: false,
      conditions: [
        { attribute: 'price', operator: '>=', values: ['10'] },
        { isAny: false, isFalse: true, conditions: [{ attribute: 'sku', operator: '()', values: ['A', 'B'] }] },
      ],
    });
  });

  test('need no condition_option, and may consist of categories only', () => {
    expect(
      conditionalLists(list('condition_option="category_ids" condition_option_value="3, 4"'))[0]?.condition,
    ).toEqual({
      attribute: 'category_ids',
      operator: '()',
      values: ['3', '4'],
    });
    expect(conditionalLists(list('products_count="5"'))[0]).toMatchObject({ condition: { conditions: [] }, count: 5 });
    expect(
      conditionalLists(
        String.raw`{{widget type="Magento\Catalog\Block\Product\Widget\NewWidget" display_type="new_products"}}`,
      )[0],
    ).toMatchObject({ condition: { conditions: [] }, order: 'date_newest_top' });
  });

  test.each([
    `${group('1', 'all')},${one('1--1', 'outlet', '<=>', '`1`')}`,
    `${group('1', 'all')},${one('1--1', 'outlet', '==', '``')}`,
    'x',
  ])('are ignored if invalid: %s', (conditions) => {
    expect(conditionalLists(list(encoded(conditions)))[0]?.condition).toBeNull();
  });

  test('leave out other widgets', () => {
    expect(
      conditionalLists(
        '{{widget condition_option="sku" condition_option_value="A"}} {{media url=a.jpg}}{{widget type="Other"}}',
      ),
    ).toEqual([]);
  });

  test('are replaced by their products, with the title of the widget', () => {
    expect(withSkus('a {{x}} b', [{ directive: '{{x}}', title: 'A < B', skus: ['A', 'B "$1"'] }])).toBe(
      'a <h2>A &lt; B</h2><ol class="product-items"><li class="product-item"><div class="product-item-info" data-product-sku="A"></div></li><li class="product-item"><div class="product-item-info" data-product-sku="B &quot;$1&quot;"></div></li></ol> b',
    );
  });
});

const addresses = {
  mediaBase: '/media/',
  pathPrefix: '/CA_FR',
  variables: new Map([
    ['general/store_information/name', 'Stone & Co'],
    ['desk_email', 'a@shop.test'],
  ]),
};

test.each([
  ['{{media url=wysiwyg/a.jpg}}', '/media/wysiwyg/a.jpg'],
  ['{{media url="/wysiwyg/a.jpg"}}', '/media/wysiwyg/a.jpg'],
  ['{{media url="50% é #1?.jpg"}}', '/media/50%25%20%C3%A9%20%231%3F.jpg'],
  ['{{media url="a%20b.jpg"}}', '/media/a%20b.jpg'],
  ["{{media url='a.jpg'}}", '/media/a.jpg'],
  ['{{media url=&quot;a.jpg&quot;}}', '/media/a.jpg'],
  [String.raw`{\"desktop_image\":\"{{media url=a.jpg}}\"}`, String.raw`{\"desktop_image\":\"/media/a.jpg\"}`],
  ['{{store url="faq"}}', '/CA_FR/faq'],
  ["{{store url=''}}", '/CA_FR/'],
  ['{{store direct_url="a.html"}}', '/CA_FR/a.html'],
  ['{{config path="general/store_information/name"}}', 'Stone &amp; Co'],
  ['mailto:{{customVar code=desk_email}}', 'mailto:a@shop.test'],
  ['{{customVar code=nothing}}{{config path=x}}.', '.'],
  ['{{widget type="x" block_id="1"}}after', 'after'],
  ['no { directive }', 'no { directive }'],
])('the directive %s becomes %s', (text, expected) => {
  expect(renderDirectives(text, addresses)).toBe(expected);
});

test('a text includes blocks by a directive or by Page Builder’s widget', () => {
  const content = String.raw`{{block id="a"}}{{widget type="Magento\Cms\Block\Widget\Block" template="x.phtml" block_id="b"}}{{media url=c.jpg}}{{widget type=&quot;x&quot; block_id=&quot;d&quot;}}`;
  expect(includedBlocks(content)).toEqual(['a', 'b', 'd']);
  expect(
    withBlocks(
      content,
      new Map([
        ['a', '<p>A</p>'],
        ['b', '<p>B</p>'],
      ]),
    ),
  ).toBe(
    '<p>A</p><div class="widget block block-static-block"><p>B</p></div>{{media url=c.jpg}}<div class="widget block block-static-block"></div>',
  );
});

test('a widget with skus becomes their list', () => {
  const widget = (value: string) =>
    renderDirectives(
      String.raw`{{widget type="Magento\CatalogWidget\Block\Product\ProductsList" condition_option="sku" condition_option_value="${value}"}}`,
      addresses,
    );
  expect(widget('A-1,, C d')).toBe(
    '<ol class="product-items"><li class="product-item"><div class="product-item-info" data-product-sku="A-1"></div></li><li class="product-item"><div class="product-item-info" data-product-sku="C d"></div></li></ol>',
  );
  expect(
    renderDirectives('{{widget type="x" condition_option="category_ids" condition_option_value="3"}}', addresses),
  ).toBe('');
});

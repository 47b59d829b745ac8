import { beforeAll, expect, test } from 'vitest';
import { smallCatalogue, smallCatalogueFile } from '#commerce/import/testing/small-catalogue.ts';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing.ts';
import { conditionalLists, withSkus } from './product-conditions.ts';
import { blocksAskedFor, renderDirectives, withBlocks } from './rules.ts';

describeWithDatabase('content', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  });

  test('[GQ-04] [EN-45] blocks in the order asked for; an unknown one is null with an error, the others arrive', async () => {
    const answer = await shop.ask(
      '{ cmsBlocks(identifiers: ["header-top-message", "nothing", "footer-help"]) { items { identifier content } } }',
    );
    expect(answer.data.cmsBlocks.items).toEqual([
      { identifier: 'header-top-message', content: '<p>Free pickup</p>' },
      null,
      { identifier: 'footer-help', content: '<p>Help</p>' },
    ]);
    expect(answer.errors).toEqual([
      expect.objectContaining({
        message: `The CMS block with the "nothing" ID doesn't exist.`,
        path: ['cmsBlocks', 'items', 1],
        extensions: { category: 'graphql-no-such-entity' },
      }),
    ]);
  });

  test('each store view reads its own text, else that of all', async () => {
    const contents = async (store: string) =>
      (
        await shop.ask('{ cmsBlocks(identifiers: ["header-top-message", "footer-help"]) { items { content } } }', {
          store,
        })
      ).data.cmsBlocks.items.map(({ content }: { content: string }) => content);
    expect(await contents('US_EN')).toEqual(['<p>Ships from Plattsburgh</p>', '<p>Help</p>']);
    expect(await contents('CA_FR')).toEqual(['<p>Free pickup</p>', '<p>Aide</p>']);
  });

  test('a page with its directives filled in', async () => {
    const page = async (store: string) =>
      (
        await shop.ask(
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

  test('a block within a page is filled in, in the language of the view', async () => {
    const content = async (store: string) =>
      (await shop.ask('{ cmsPage(identifier: "help") { content } }', { store })).data.cmsPage.content;
    expect(await content('CA_EN')).toBe(
      '<div data-content-type="block"><div class="widget block block-static-block"><p>Help</p></div></div>',
    );
    expect(await content('CA_FR')).toContain('<p>Aide</p>');
  });

  test('a category shows its text with directives filled in, and its block, in the language of the view', async () => {
    const categories = smallCatalogueFile('categories.yaml').replace(
      'image: manufactured-tiles.webp',
      'image: manufactured-tiles.webp\n  cms_block: footer-help',
    );
    await shop.load(smallCatalogue({ 'categories.yaml': categories }));
    const { data } = await shop.ask(
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

  test('a page in a folder stands at its path, and a list that says which products it wants has them', async () => {
    const { data } = await shop.ask(
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
    expect((await shop.ask(`{ ${query} }`)).errors?.[0]).toMatchObject({ message, extensions: { category } });
  });
});

const widget = (conditions: string, count = '20'): string =>
  `{{widget type="ProductsList" products_count="${count}" condition_option="condition" conditions_encoded="^[${conditions}^]"}}`;
const all =
  '`1`:^[`aggregator`:`all`,`new_child`:``,`type`:`Magento||CatalogWidget||Model||Rule||Condition||Combine`,`value`:`1`^]';

test('the conditions of a list are read as Magento writes them; what no list can answer is null', () => {
  const outlet =
    '`1--1`:^[`operator`:`==`,`type`:`Magento||CatalogWidget||Model||Rule||Condition||Product`,`attribute`:`outlet`,`value`:`1`^]';
  const [list] = conditionalLists(widget(`${all},${outlet}`, '500'));
  expect(list).toMatchObject({ conditions: [{ attribute: 'outlet', values: ['1'] }], count: 40 });
  expect(
    conditionalLists(
      widget(`${all},\`1--1\`:^[\`operator\`:\`()\`,\`attribute\`:\`category_ids\`,\`value\`:[\`3\`,\`4\`]^]`),
    )[0]?.conditions,
  ).toEqual([{ attribute: 'category_ids', values: ['3', '4'] }]);
  const unanswerable = [
    all,
    `${all.replace('`all`', '`any`')},${outlet}`,
    `${all},${outlet.replace('==', '!=')}`,
    `${all},${outlet.replace('1--1', '1--1--1')}`,
    `${all},${outlet.replace('`1`^]', '``^]')}`,
    'x',
  ];
  expect(unanswerable.map((text) => conditionalLists(widget(text))[0]?.conditions)).toEqual(
    unanswerable.map(() => null),
  );
  expect(conditionalLists('{{widget condition_option="sku" condition_option_value="A"}} {{media url=a.jpg}}')).toEqual(
    [],
  );
  expect(withSkus(`a ${list?.directive} b`, new Map([[list?.directive ?? '', ['A', 'B$1']]]))).toBe(
    'a {{widget condition_option="sku" condition_option_value="A,B$1"}} b',
  );
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

test('content asks for blocks by a directive or by the widget of Page Builder', () => {
  const content = String.raw`{{block id="a"}}{{widget type="Magento\Cms\Block\Widget\Block" template="x.phtml" block_id="b"}}{{media url=c.jpg}}{{widget type=&quot;x&quot; block_id=&quot;d&quot;}}`;
  expect(blocksAskedFor(content)).toEqual(['a', 'b', 'd']);
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

test('a widget that names skus becomes their list; what is no sku stays out', () => {
  const widget = (value: string) =>
    renderDirectives(
      String.raw`{{widget type="Magento\CatalogWidget\Block\Product\ProductsList" condition_option="sku" condition_option_value="${value}"}}`,
      addresses,
    );
  expect(widget('A-1, B.2,<b>,C d')).toBe(
    '<ol class="product-items"><li class="product-item"><div class="product-item-info" data-product-sku="A-1"></div></li><li class="product-item"><div class="product-item-info" data-product-sku="B.2"></div></li></ol>',
  );
  expect(
    renderDirectives('{{widget type="x" condition_option="category_ids" condition_option_value="3"}}', addresses),
  ).toBe('');
});

import { beforeAll, expect, test } from 'vitest';
import { openSmallShop } from '#commerce/import/testing/small-shop.ts';
import type { SmallShop } from '#commerce/import/testing/small-shop.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing.ts';
import { renderDirectives } from './rules.ts';

describeWithDatabases('content', (open) => {
  let shop: SmallShop;
  beforeAll(async () => {
    shop = await openSmallShop(await open());
  });

  test('[GQ-04] [EN-45] blocks in the order asked for; an unknown one is null with an error, the others arrive', async () => {
    const answer = await shop.ask('{ cmsBlocks(identifiers: ["header-top-message", "nothing", "footer-help"]) { items { identifier content } } }');
    expect(answer.data.cmsBlocks.items).toEqual([
      { identifier: 'header-top-message', content: '<p>Free pickup</p>' },
      null,
      { identifier: 'footer-help', content: '<p>Help</p>' },
    ]);
    expect(answer.errors).toEqual([expect.objectContaining({ message: `The CMS block with the "nothing" ID doesn't exist.`, path: ['cmsBlocks', 'items', 1], extensions: { category: 'graphql-no-such-entity' } })]);
  });

  test('each store view reads its own text, else that of all', async () => {
    const contents = async (store: string) => (await shop.ask('{ cmsBlocks(identifiers: ["header-top-message", "footer-help"]) { items { content } } }', { store })).data.cmsBlocks.items.map(({ content }: { content: string }) => content);
    expect(await contents('US_EN')).toEqual(['<p>Ships from Plattsburgh</p>', '<p>Help</p>']);
    expect(await contents('CA_FR')).toEqual(['<p>Free pickup</p>', '<p>Aide</p>']);
  });

  test('a page with its directives filled in', async () => {
    const page = async (store: string) => (await shop.ask('{ cmsPage(identifier: "faq") { identifier url_key title content content_heading relative_url redirect_code type } }', { store })).data.cmsPage;
    expect(await page('US_EN')).toEqual({
      identifier: 'faq', url_key: 'faq', title: 'Questions', content_heading: 'Questions', relative_url: 'faq', redirect_code: 0, type: 'CMS_PAGE',
      content: '<img src="https://shop.test/media/wysiwyg/faq.webp"><a href="/US_EN/contact-us">Contact</a>',
    });
    expect(await page('CA_FR')).toMatchObject({ title: 'Foire aux questions', content: '<a href="/CA_FR/contact-us">Nous joindre</a>' });
  });

  test.each([
    ['cmsPage { title }', '"Page id/identifier should be specified', 'graphql-input'],
    ['cmsPage(identifier: "none") { title }', `The CMS page with the "none" ID doesn't exist.`, 'graphql-no-such-entity'],
    ['cmsPage(identifier: "draft") { title }', 'No such entity.', 'graphql-no-such-entity'],
    ['cmsBlocks(identifiers: []) { items { title } }', '"identifiers" of CMS blocks should be specified', 'graphql-input'],
  ])('%s fails as in Magento', async (query, message, category) => {
    expect((await shop.ask(`{ ${query} }`)).errors?.[0]).toMatchObject({ message, extensions: { category } });
  });
});

const addresses = { mediaBase: '/media/', pathPrefix: '/CA_FR' };

test.each([
  ['{{media url=wysiwyg/a.jpg}}', '/media/wysiwyg/a.jpg'],
  ['{{media url="/wysiwyg/a.jpg"}}', '/media/wysiwyg/a.jpg'],
  ["{{media url='a.jpg'}}", '/media/a.jpg'],
  ['{{media url=&quot;a.jpg&quot;}}', '/media/a.jpg'],
  [String.raw`{\"desktop_image\":\"{{media url=a.jpg}}\"}`, String.raw`{\"desktop_image\":\"/media/a.jpg\"}`],
  ['{{store url="faq"}}', '/CA_FR/faq'],
  ["{{store url=''}}", '/CA_FR/'],
  ['{{store direct_url="a.html"}}', '/CA_FR/a.html'],
  ['{{widget type="x" block_id="1"}}after', 'after'],
  ['no { directive }', 'no { directive }'],
])('the directive %s becomes %s', (text, expected) => {
  expect(renderDirectives(text, addresses)).toBe(expected);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMarkup } from '#storefront/platform/content/read-markup.server.ts';
import { renderFor } from '#storefront/platform/testing/render.tsx';
import { parseContent } from '../parse/parse-content.ts';
import { PageContent } from './page-content.tsx';

const composition = {
  Products: ({ node }: { node: { skus: readonly string[]; appearance: string } }) => (
    <p>{`${node.appearance}: ${node.skus.join(' ')}`}</p>
  ),
  Map: () => <p>Map</p>,
};

const show = (html: string) =>
  renderFor(<PageContent tree={parseContent(html, { readMarkup })} composition={composition} />);

const image = (attributes: string) =>
  `<figure data-content-type="image"><img data-element="desktop_image" ${attributes}></figure>`;

test('[PB-02] does not render a hidden node and its children', async () => {
  expect(
    await show('<div data-content-type="row" style="display:none"><h2 data-content-type="heading">Secret</h2></div>'),
  ).toBe('');
});

test('[PB-05] constrains contained rows and the content of full-width rows, but not full-bleed rows', async () => {
  const row = (appearance: string) =>
    show(`<div data-content-type="row" data-appearance="${appearance}"><h2 data-content-type="heading">A</h2></div>`);
  expect(await row('contained')).toMatch(/^<div class="_contained\S+"><div class="_row/);
  expect(await row('full-width')).toMatch(/^<div class="_row\S+"><div class="_contained/);
  expect(await row('full-bleed')).toMatch(/^<div class="_row\S+"><h2/);
});

test('[PB-06] renders width and alignment of columns', async () => {
  expect(await show('<div data-content-type="column" data-appearance="align-bottom" style="width:50%">')).toMatch(
    /class="_column\S+ _alignBottom\S+ pb-/,
  );
});

test('[PB-08] renders headings, texts, buttons and dividers as their elements', async () => {
  const html = await show(
    '<h3 data-content-type="heading">H</h3><div data-content-type="text"><p>T</p></div><div data-content-type="buttons"><div data-content-type="button-item"><a data-element="link" href="/a" target="_blank"><span data-element="link_text">B</span></a></div></div><div data-content-type="divider"><hr data-element="line"></div>',
  );
  expect(html).toMatch(/<h3[^>]*>H<\/h3>/);
  expect(html).toContain('<p>T</p>');
  expect(html).toMatch(/<a href="\/a"[^>]* target="_blank" rel="noopener">B<\/a>/);
  expect(html).toContain('<hr');
});

test('[PB-09][PB-21] renders a picture with its alt text, and none without a URL', async () => {
  expect(await show(image('src="/media/wysiwyg/a.jpg" alt="A"'))).toMatch(/<img[^>]*width="1200" height="800" alt="A"/);
  expect(await show(image('alt="A"'))).toBe('');
});

test('[PB-22] uses the mobile picture up to 768 px', async () => {
  const html = await show(
    '<figure data-content-type="image"><img data-element="desktop_image" src="/media/a.jpg"><img data-element="mobile_image" src="/media/b.jpg"></figure>',
  );
  expect(html).toMatch(/<source media="\(max-width: 768px\)" srcSet="\/media\/b\.jpg/);
  expect(html).toContain('src="/media/a.jpg');
});

test('[PB-13] renders product blocks in the appearance of the block', async () => {
  expect(
    await show(
      '<div data-content-type="products" data-appearance="carousel"><form data-product-sku="A"></form><form data-product-sku="B"></form></div>',
    ),
  ).toBe('<p>carousel: A B</p>');
});

test('[PB-12][PB-27] renders the content of a block, and nothing for an unknown type', async () => {
  expect(
    await show(
      '<div data-content-type="block"><h2 data-content-type="heading">In</h2></div><div data-content-type="hologram">Out</div>',
    ),
  ).toMatch(/^<div><h2[^>]*>In<\/h2><\/div>$/);
});

test('renders no style attribute for any content', async () => {
  const home = readFileSync(new URL('../../../../catalogue/pages/home.en.html', import.meta.url), 'utf8')
    .replace(/^---[\s\S]*?---\n/, '')
    .replaceAll(/\{\{\w+ \w+=([^}]*)\}\}/g, '/$1');
  const html = await show(home);
  expect(html).toContain('home-hero');
  expect(html).not.toMatch(/\sstyle=/);
});

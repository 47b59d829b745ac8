import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES } from '#contract/content.ts';
import { readMarkup } from '#storefront/platform/content/read-markup.server.ts';
import { renderFor } from '#storefront/platform/testing/render.tsx';
import { parseContent } from '../parse/parse-content.ts';
import { PageContent } from './page-content.tsx';

const composition = {
  Products: ({ node }: { node: { skus: readonly string[] } }) => <p>{`[${node.skus.join(' ')}]`}</p>,
  Map: ({ node }: { node: { locations: readonly { name: string }[] } }) => (
    <p>{node.locations.map(({ name }) => name).join(' ')}</p>
  ),
};

const show = (html: string): Promise<string> =>
  renderFor(<PageContent tree={parseContent(html, { readMarkup })} composition={composition} />);

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const row = (inner: string): string =>
  `<div data-content-type="row" data-appearance="contained"><div data-element="inner">${inner}</div></div>`;
const block = '<div class="widget block block-static-block"><p>block</p></div>';
const typedBlock = `<div data-content-type="block">${block}</div>`;
const heading = '<h2 data-content-type="heading">heading</h2>';
const slide = (inner: string): string =>
  `<div data-content-type="slide"><div data-element="wrapper"><div data-element="overlay"><div data-element="content">${inner}</div></div></div></div>`;

describe('[PB-08][PB-12] shows text before, around and within nodes, in order', () => {
  test.each([
    ['paragraphs around a block', `<p>a</p>${typedBlock}<p>b</p>`, 'a block b'],
    ['a block without a node around it', `<p>a</p>${block}<p>b</p>`, 'a block b'],
    ['bare text around a row', `a ${row(heading)} b`, 'a heading b'],
    ['text in a row', row(`a ${heading}<p>b</p>`), 'a heading b'],
    ['a list between rows', `${row(heading)}<ul><li>a</li><li>b</li></ul>${row(heading)}`, 'heading a b heading'],
    [
      'a table beside a heading',
      `${heading}<table><tr><td>a</td><td>b</td></tr></table>${heading}`,
      'heading a b heading',
    ],
    ['a node in a table cell', `<table><tr><td>a</td><td>${heading}</td></tr></table>`, 'a heading'],
    [
      'text in a column and beside it',
      `<div data-content-type="column-group">a<div data-content-type="column"><p>b</p>${heading}c</div><p>d</p></div>`,
      'a b heading c d',
    ],
    [
      'text in a tab and between tabs',
      `<div data-content-type="tabs"><ul data-element="navigation"><li><a data-element="headers">One</a></li></ul><div data-element="content"><p>a</p><div data-content-type="tab-item"><p>b</p>${heading}</div><p>c</p></div></div>`,
      'One a b heading c',
    ],
    ['text between slides', `<div data-content-type="slider">${slide('<p>a</p>')}<p>b</p></div>`, 'a b'],
    ['a node in a paragraph', `<p>a ${heading} b</p>`, 'a heading b'],
    ['a node in an accordion', `<details><summary>a</summary>${typedBlock}</details>`, 'a block'],
    ['a node in a plain section', `<section><h2>a</h2>${typedBlock}<p>b</p></section>`, 'a block b'],
    [
      'text beside buttons',
      `<div data-content-type="buttons"><p>a</p><div data-content-type="button-item"><a data-element="link" href="/b">b</a></div></div>`,
      'a b',
    ],
    [
      'a text node with a block in it',
      `<div data-content-type="text"><p>a</p>${typedBlock}<p>b</p></div>`,
      'a block b',
    ],
    [
      'a list of products in a text node',
      '<div data-content-type="text"><p>a</p><ol class="product-items"><li><div data-product-sku="S1"></div></li></ol><p>b</p></div>',
      'a [S1] b',
    ],
    [
      'a list of products in plain markup',
      '<p>a</p><ol class="product-items"><li data-product-sku="S1"></li></ol>',
      'a [S1]',
    ],
    [
      'escaped html with a node',
      `<div data-content-type="html">&lt;p&gt;a&lt;/p&gt;${'&lt;h2 data-content-type="heading"&gt;b&lt;/h2&gt;'}</div>`,
      'a b',
    ],
    ['comments', `<!-- x --><p>a</p><!-- y -->${heading}<!-- z -->`, 'a heading'],
    ['entities', `&lt;a&gt; &amp; &eacute;${heading}`, '&lt;a&gt; &amp; é heading'],
    ['elements that are not closed', `<p>a<div data-content-type="row"><b>b${heading}c`, 'a b heading c'],
    ['elements without a look of their own', `<main><aside>a</aside><font>b</font></main>${heading}`, 'a b heading'],
    [
      'content in a banner',
      `<div data-content-type="banner"><div data-element="wrapper"><div data-element="overlay"><div data-element="content"><p>a</p>${typedBlock}</div></div></div></div>`,
      'a block',
    ],
    ['a banner written by hand', '<div data-content-type="banner"><h2>a</h2><p>b</p></div>', 'a b'],
    [
      'a picture of a button',
      '<div data-content-type="button-item"><a href="/x"><img src="/a.png" alt="Buy"></a></div>',
      'Buy',
    ],
    [
      'a film in plain markup',
      '<p>a</p><iframe src="https://youtu.be/aqz-KE-bpKQ" title="Film"></iframe><p>b</p>',
      'a Film Plays from YouTube b',
    ],
  ])('%s', async (_name, html, expected) => {
    expect(textOf(await show(html))).toBe(expected);
  });

  test('plays a video of the shop in plain markup', async () => {
    expect(await show('<p>a</p><video src="/media/a.mp4"></video>')).toMatch(
      /<p>a<\/p>.*<video[^>]*src="\/media\/a\.mp4"/,
    );
  });

  test('links to named anchors and ids', async () => {
    const html = await show(`<p><a name="frais-généraux"></a>a</p><h2 data-content-type="heading" id="top">b</h2>`);
    expect(html).toContain('<a id="frais-généraux">');
    expect(html).toContain('<span id="top"');
  });

  test('hides a node inside a hidden element', async () => {
    expect(await show(`<div style="display:none">${heading}</div>`)).toBe('');
  });
});

describe('[PB-09][PB-14] shows a banner or slide without its missing picture', () => {
  const banner = (attributes: string, inner: string, type = 'banner'): string =>
    `<div data-content-type="${type}" data-show-button="always"><div data-element="wrapper" ${attributes}><div data-element="overlay"><div data-element="content">${inner}</div><button data-element="button">Buy</button></div></div></div>`;

  test.each(['banner', 'slide'])('%s: text, colour, button, narrow picture or film', async (type) => {
    expect(textOf(await show(banner('', '<p>a</p>', type)))).toBe('a Buy');
    expect(textOf(await show(banner('', '', type)))).toBe('Buy');
    const colored = `<div data-content-type="${type}"><div data-element="wrapper" style="background-color:#123"></div></div>`;
    expect(await show(colored)).toMatch(/_wrapper_\S+ pb-/);
    expect(await show(banner(`data-background-images='{"mobile_image":"/media/m.jpg"}'`, '', type))).toContain(
      '/media/m.jpg',
    );
    expect(await show(banner('data-background-type="video" data-video-src="/media/v.mp4"', '<p>a</p>', type))).toMatch(
      /_place_.*<p>a<\/p>/,
    );
  });

  test('[PB-21] renders nothing for empty content', async () => {
    expect(
      await show(
        '<div data-content-type="banner"><div data-element="wrapper"><div data-element="overlay"><div data-element="content"></div></div></div></div>',
      ),
    ).toBe('');
    expect(await show(`<div data-content-type="slider">${slide('')}</div>`)).toMatch(
      /^<div class="\S+" data-island="waiting"><\/div>$/,
    );
    expect(await show('<figure data-content-type="image"><img data-element="desktop_image" alt="a"></figure>')).toBe(
      '',
    );
  });

  test('shows every slide of a text slider', async () => {
    const html = await show(
      `<div data-content-type="slider">${slide('<p>a</p>')}${slide('')}${slide('<p>b</p>')}</div>`,
    );
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(2);
    expect(textOf(html)).toContain('a');
  });

  test('shows the caption of a picture without a file', async () => {
    expect(
      textOf(
        await show(
          '<figure data-content-type="image"><img data-element="desktop_image"><figcaption data-element="caption">a</figcaption></figure>',
        ),
      ),
    ).toBe('a');
  });
});

describe('[PB-05][PB-06][PB-08][PB-09][PB-10][PB-11][PB-12][PB-13] renders every content type', () => {
  const picture = `data-background-images='{"desktop_image":"/media/a.jpg"}'`;
  const EXAMPLES: Readonly<Record<(typeof CONTENT_TYPES)[number], [html: string, seen: RegExp]>> = {
    row: [row('a'), /_row_.*a/],
    'column-group': [`<div data-content-type="column-group">a</div>`, /_line_.*a/],
    'column-line': [`<div data-content-type="column-line">a</div>`, /_line_.*a/],
    column: ['<div data-content-type="column" style="width:50%">a</div>', /_column_.*a/],
    heading: ['<h3 data-content-type="heading">a</h3>', /<h3[^>]*>a<\/h3>/],
    text: ['<div data-content-type="text"><p>a</p></div>', /<p>a<\/p>/],
    html: ['<div data-content-type="html">&lt;p&gt;&lt;b&gt;a&lt;/b&gt;&lt;/p&gt;</div>', /<p><b>a<\/b><\/p>/],
    divider: ['<div data-content-type="divider"><hr data-element="line"></div>', /<hr/],
    buttons: ['<div data-content-type="buttons"><p>a</p></div>', /_buttons_.*a/],
    'button-item': [
      '<div data-content-type="button-item"><a data-element="link" href="/x">a</a></div>',
      /<a href="\/x"[^>]*>a/,
    ],
    image: ['<figure data-content-type="image"><img src="/media/a.jpg" alt="A"></figure>', /<img[^>]*alt="A"/],
    banner: [`<div data-content-type="banner"><div data-element="wrapper" ${picture}></div></div>`, /<img[^>]*a\.jpg/],
    slide: [`<div data-content-type="slide"><div data-element="wrapper" ${picture}></div></div>`, /<img[^>]*a\.jpg/],
    slider: [`<div data-content-type="slider">${slide('a')}</div>`, /aria-roledescription="carousel".*a/],
    products: ['<div data-content-type="products"><div data-product-sku="S1"></div></div>', /\[S1\]/],
    tabs: [
      '<div data-content-type="tabs"><div data-content-type="tab-item" data-tab-name="T">a</div></div>',
      /role="tab"[^>]*>.*T.*a/,
    ],
    'tab-item': ['<div data-content-type="tab-item">a</div>', /a/],
    video: [
      '<div data-content-type="video"><iframe data-element="video" src="https://vimeo.com/76979871" title="Film"></iframe></div>',
      /href="https:\/\/vimeo\.com\/76979871".*Film/,
    ],
    map: [
      `<div data-content-type="map" data-locations='[{"location_name":"Laval","position":{"latitude":45.5,"longitude":-73.7}}]'></div>`,
      /Laval/,
    ],
    block: ['<div data-content-type="block"><p>a</p></div>', /<p>a<\/p>/],
    dynamic_block: ['<div data-content-type="dynamic_block"><p>a</p></div>', /<p>a<\/p>/],
  };

  test.each(CONTENT_TYPES)('%s', async (type) => {
    const [html, seen] = EXAMPLES[type];
    expect(await show(html)).toMatch(seen);
  });
});

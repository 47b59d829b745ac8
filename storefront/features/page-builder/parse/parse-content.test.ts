import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMarkup } from '#storefront/platform/content/read-markup.server.ts';
import { plainText } from '#storefront/platform/content/plain-text.ts';
import type { PageNode } from '../page-tree.ts';
import { nodesOf } from '../page-tree.ts';
import { parseContent } from './parse-content.ts';

const parse = (html: string) => parseContent(html, { readMarkup, origins: ['https://shop.test'] });

type NodeOf<Type, Node = PageNode> = Node extends { contentType: infer Own }
  ? Type extends Own
    ? Node
    : never
  : never;

const only = <Type extends PageNode['contentType']>(html: string, type: Type): NodeOf<Type> => {
  for (const node of nodesOf(parse(html).nodes)) if (node.contentType === type) return node as NodeOf<Type>;
  throw new Error(`No ${type}`);
};

const row = (inner: string, attributes = '', outer = '') =>
  `<div data-content-type="row" data-appearance="contained" data-element="main" ${outer}><div data-element="inner" ${attributes}>${inner}</div></div>`;

test('[PB-01] parses type, appearance, children and hidden flag of a node', () => {
  const { nodes } = parse(
    row('<h2 data-content-type="heading" data-appearance="default" data-element="main">Slabs</h2>'),
  );
  expect(nodes).toMatchObject([
    {
      contentType: 'row',
      appearance: 'contained',
      children: [{ contentType: 'heading', level: 2, content: ['Slabs'], children: [] }],
    },
  ]);
  expect(nodes[0]).not.toHaveProperty('isHidden');
});

test('[PB-02] display none hides a node', () => {
  expect(only(row('', 'style="display:none"'), 'row').isHidden).toBe(true);
  expect(only('<h3 data-content-type="heading" style="display: none">a</h3>', 'heading').isHidden).toBe(true);
});

test('[PB-03] turns margins, paddings, borders, colours and alignment into CSS rules', () => {
  const { nodes, css } = parse(
    row(
      '',
      'style="margin:0 0 48px;padding-left:10px;border-style:solid;border-color:#ccc;background-color:#eee;text-align:center;display:flex;position:fixed"',
    ),
  );
  const [name = ''] = (nodes[0]?.className ?? '').split(' ');
  expect(css).toBe(
    `html body:is(body) .${name}{margin:0 0 48px;padding-left:10px;border-style:solid;border-color:#ccc;background-color:#eee;text-align:center}`,
  );
});

test('[PB-03] applies style sheets at the end of the content, including rules for narrow windows', () => {
  const html = `${row('', 'data-pb-style="AB12CD3"')}<style>#html-body [data-pb-style=AB12CD3],#html-body [data-pb-style=ZZ]{padding:10px;background:url(x)}@media only screen and (max-width: 767px) { #html-body [data-pb-style=AB12CD3]{padding:2px} }</style>`;
  const { nodes, css } = parse(html);
  const rule = `html body:is(body) .${nodes[0]?.className}`;
  expect(css).toBe(`${rule}{padding:10px}@media (max-width: 767px){${rule}{padding:2px}}`);
});

test('[PB-04][PB-20] parses background pictures for wide and narrow windows from escaped JSON', () => {
  const images =
    '{\\&quot;desktop_image\\&quot;:\\&quot;https://shop.test/media/a.jpg\\&quot;,\\&quot;mobile_image\\&quot;:\\&quot;/media/b.jpg\\&quot;}';
  expect(only(row('', `data-background-images="${images}" style="background-size:contain"`), 'row').background).toEqual(
    {
      desktop: { src: '/media/a.jpg', alt: '' },
      mobile: { src: '/media/b.jpg', alt: '' },
      fit: 'contain',
    },
  );
  for (const broken of ['{}', '', '{"desktop_image":1}', '{oops'])
    expect(only(row('', `data-background-images='${broken}'`), 'row')).not.toHaveProperty('background');
});

test('[PB-05] rows are contained, full-width or full-bleed; anything else is contained', () => {
  const appearances = ['contained', 'full-width', 'full-bleed', 'sideways'];
  expect(
    appearances.map(
      (name) =>
        only(`<div data-content-type="row" data-appearance="${name}" style="margin:1px"></div>`, 'row').appearance,
    ),
  ).toEqual(['contained', 'full-width', 'full-bleed', 'contained']);
  expect(
    only('<div data-content-type="row" data-appearance="full-bleed" style="margin:1px"></div>', 'row').className,
  ).toMatch(/^pb-/);
});

test('[PB-06] parses width and alignment of columns, with and without a column line', () => {
  const column =
    '<div class="pagebuilder-column" data-content-type="column" data-appearance="align-center" data-background-images="{}" style="width:25%;justify-content:center"></div>';
  for (const html of [
    column,
    `<div data-content-type="column-group"><div data-content-type="column-line">${column}</div></div>`,
  ]) {
    expect(only(html, 'column')).toMatchObject({ appearance: 'align-center', isNarrow: true });
    expect(parse(html).css).toContain('{--share:25%}');
  }
  expect(
    only('<div data-content-type="column" data-appearance="align-left" style="width:url(x)"></div>', 'column'),
  ).toMatchObject({ appearance: 'full-height', isNarrow: false });
});

test('[PB-07] vertical alignment is the justify-content of the node', () => {
  for (const value of ['flex-start', 'center', 'flex-end'])
    expect(parse(row('', `style="justify-content:${value}"`)).css).toContain(`justify-content:${value}`);
});

test('[PB-08] parses headings, texts, HTML, dividers and buttons', () => {
  expect(only('<h4 data-content-type="heading">A &amp; B</h4>', 'heading')).toMatchObject({
    level: 4,
    content: ['A & B'],
  });
  expect(only('<div data-content-type="text"><p>a</p></div>', 'text').content).toEqual([{ tag: 'p', children: ['a'] }]);
  expect(
    only('<div data-content-type="html">&lt;b&gt;raw&lt;/b&gt;&lt;script&gt;x&lt;/script&gt;</div>', 'html').content,
  ).toEqual([{ tag: 'b', children: ['raw'] }]);
  expect(only('<div data-content-type="html" data-decoded="true"><b>raw</b></div>', 'html').content).toEqual([
    { tag: 'b', children: ['raw'] },
  ]);
  const divider =
    '<div data-content-type="divider" style="text-align:center"><hr data-element="line" style="width:50%;border-width:2px;border-color:#cecece;display:inline-block"></div>';
  expect(only(divider, 'divider').lineClass).toMatch(/^pb-\S+ pb-\S+$/);
  expect(parse(divider).css).toContain('border-width:2px;border-color:#cecece');
  const buttons =
    '<div data-content-type="buttons" data-appearance="stacked" data-same-width="true"><div data-content-type="button-item" style="display:inline-block"><a class="pagebuilder-button-secondary" href="https://shop.test/mosaics" target="_blank" data-element="link"><span data-element="link_text">Shop</span></a></div></div>';
  expect(only(buttons, 'buttons')).toMatchObject({ appearance: 'stacked', isSameWidth: true });
  expect(only(buttons, 'button-item')).toMatchObject({
    kind: 'secondary',
    text: 'Shop',
    link: { href: '/mosaics', isNewTab: true },
  });
  expect(
    only(
      '<div data-content-type="button-item"><div class="pagebuilder-button-link" data-element="empty_link"><span data-element="link_text">No</span></div></div>',
      'button-item',
    ),
  ).not.toHaveProperty('link');
});

test('[PB-09] parses images and banners', () => {
  const image =
    '<figure data-content-type="image"><a data-element="link" href="/stone"><img data-element="desktop_image" src="/a.jpg" alt="A" data-image-dimensions=\'{"height":300,"width":460,"ratio":0.65}\'><img data-element="mobile_image" src="/b.jpg" alt="B"></a><figcaption data-element="caption">Cap</figcaption></figure>';
  expect(only(image, 'image')).toMatchObject({
    images: { desktop: { src: '/a.jpg', alt: 'A', width: 460, height: 300 }, mobile: { src: '/b.jpg' } },
    link: { href: '/stone', isNewTab: false },
    caption: ['Cap'],
  });
  const banner =
    '<div data-content-type="banner" data-appearance="poster" data-show-button="always" data-show-overlay="hover"><a href="/stone" data-element="link"><div class="pagebuilder-banner-wrapper" data-background-images="{&quot;desktop_image&quot;:&quot;/b.jpg&quot;}" data-element="wrapper"><div data-overlay-color="rgba(0,0,0,.4)" aria-label="Stone" data-element="overlay" style="min-height:300px"><div class="pagebuilder-poster-content"><div data-element="content"><p>Stone</p></div><button type="button" class="pagebuilder-banner-button pagebuilder-button-primary" data-element="button">See</button></div></div></div></a></div>';
  const node = only(banner, 'banner');
  expect(node).toMatchObject({
    showOverlay: 'hover',
    showButton: 'always',
    button: { text: 'See', kind: 'primary' },
    label: 'Stone',
    background: { desktop: { src: '/b.jpg' } },
  });
  expect(parse(banner).css).toContain('{--overlay:rgba(0,0,0,.4)}');
});

test('[PB-12] a block has the nodes or the plain markup of the block', () => {
  const block = (inner: string) =>
    `<div data-content-type="block" data-element="main"><div class="widget block block-static-block">${inner}</div></div>`;
  expect(only(block('<p>plain</p>'), 'block').children).toMatchObject([
    { contentType: 'text', content: [{ tag: 'div' }] },
  ]);
  expect(only(block('<h2 data-content-type="heading">H</h2>'), 'block').children).toMatchObject([
    { contentType: 'heading' },
  ]);
});

test('[PB-13] product blocks have unique SKUs, or URLs of the products', () => {
  const list =
    '<div data-content-type="products" data-appearance="carousel" data-show-arrows="true"><ol><li><div data-product-sku="A"><a class="product-item-link" href="/x/a-1.html?b">A</a><form data-product-sku="A"></form></div></li><li><form data-product-sku="B"></form></li></ol></div>';
  expect(only(list, 'products')).toMatchObject({
    appearance: 'carousel',
    skus: ['A', 'B'],
    urlKeys: [],
    settings: { hasArrows: true, hasDots: false },
  });
  expect(
    only(
      '<div data-content-type="products"><a class="product-item-link" href="https://shop.test/x/a-1.html?b">A</a></div>',
      'products',
    ),
  ).toMatchObject({ appearance: 'grid', skus: [], urlKeys: ['a-1'] });
});

test('[PB-21] omits pictures without a URL', () => {
  expect(only('<figure data-content-type="image"></figure>', 'image').images).toEqual({});
  expect(
    only('<figure data-content-type="image"><img data-element="desktop_image" src="javascript:x"></figure>', 'image')
      .images,
  ).toEqual({});
});

test('[PB-22] omits a mobile picture equal to the desktop one', () => {
  expect(
    only(
      '<figure data-content-type="image"><img data-element="desktop_image" src="/a.jpg"><img data-element="mobile_image" src="/a.jpg"></figure>',
      'image',
    ).images,
  ).toEqual({ desktop: { src: '/a.jpg', alt: '' } });
});

test('[PB-26] broken content never throws', () => {
  const part = fc.constantFrom(
    '<div data-content-type="row"',
    ' data-appearance=""',
    ' data-background-images="{\\&quot;"',
    ' style="width:"',
    '>',
    '</div>',
    '<div data-content-type="column" data-element="main">',
    '<div data-content-type="banner">',
    '<style>@media{[data-pb-style=A]{',
    '}}</style>',
    '<h9 data-content-type="heading">',
    '&lt;',
    '"',
    '<figure data-content-type="image"><img data-element="mobile_image" src="/b.jpg">',
  );
  fc.assert(fc.property(fc.array(part, { maxLength: 40 }), (parts) => parse(parts.join('')).nodes.length >= 0));
  expect(parse('').nodes).toEqual([]);
});

test('[PB-27] drops an unknown type with its children', () => {
  expect(parse('<div data-content-type="hologram"><h2 data-content-type="heading">a</h2></div>').nodes).toEqual([]);
  expect(parse('<div data-content-type="constructor"></div>').nodes).toEqual([]);
});

test('content without nodes is formatted text', () => {
  expect(parse('<h2>Care</h2><p>Soap.</p>').nodes).toMatchObject([
    { contentType: 'text', content: [{ tag: 'h2' }, { tag: 'p' }] },
  ]);
});

const pages = new URL('../../../../catalogue/pages/', import.meta.url);

test.each(readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html')))(
  'the sample page %s is read without loss',
  (name) => {
    const html = readFileSync(new URL(name, pages), 'utf8')
      .replace(/^---[\s\S]*?---\n/, '')
      .replaceAll(/\{\{showrooms [^}]*\}\}/g, '')
      .replaceAll(
        '{{showroom_positions}}',
        '[{&quot;position&quot;:{&quot;latitude&quot;:45.5,&quot;longitude&quot;:-73.6}}]',
      )
      .replaceAll(/\{\{\w+ \w+=([^}]*)\}\}/g, '/$1');
    const { nodes, css } = parse(html);
    const all = [...nodesOf(nodes)];
    const types = html.match(/data-content-type="[\w-]+"/g) ?? [];
    const plainInBlocks = all.flatMap((node) => (node.contentType === 'block' ? node.children : []));
    expect(all.length - plainInBlocks.length).toBe(types.length);
    expect(css.replaceAll('@media (min-width:768px)', '')).not.toMatch(/[<>@]|url\(/);
    const words = all
      .map((node) =>
        'content' in node
          ? plainText(node.content)
          : 'text' in node
            ? node.text
            : 'caption' in node
              ? plainText(node.caption)
              : '',
      )
      .join(' ');
    for (const [, heading = ''] of html.matchAll(/<h2[^>]*>([^<&]+)<\/h2>/g)) expect(words).toContain(heading);
  },
);

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeNotes } from './problems.ts';
import { readWhole } from './testing/read-whole.ts';
import { smallCatalogueFile } from './testing/small-catalogue.ts';
import { problemsOf, reported } from './testing/report.ts';

const PRODUCTS = 'products/all.csv';
const products = smallCatalogueFile(PRODUCTS);
const notesOn = async (file: string, text: string): Promise<readonly string[]> =>
  (await reported({ [file]: text })).notes.filter((note) => note.startsWith(file));
const page = (body: string): string => `---\ntitle: Help\n---\n${body}`;

test('the sample catalogue has no notes', async () => {
  expect((await readWhole(join(import.meta.dirname, '../../catalogue'))).warnings).toEqual([]);
});

describe('redirects', () => {
  const redirects = (...rows: readonly string[]) => ({
    'redirects.csv': ['request_path,target_path,redirect_type,store_view_code', ...rows, ''].join('\n'),
  });

  test('a redirect to itself and a loop are reported, a loop once', async () => {
    expect(
      await problemsOf(redirects('a,b,301,CA_EN', 'b,/c,302,CA_EN', 'x,a,301,CA_EN', 'c,a,301,CA_EN', 'd,/d,301,')),
    ).toEqual([
      'redirects.csv, line 6, target_path: leads to itself',
      'redirects.csv, line 2, target_path: goes round in a circle and leads nowhere: a → b → c → a',
    ]);
  });

  test('redirects of different store views do not form a loop', async () => {
    expect(await problemsOf(redirects('a,faq,301,CA_EN', 'faq,a,301,CA_FR'))).toEqual([]);
  });

  test('reports a duplicate request path and an empty target path', async () => {
    expect(await problemsOf(redirects('a,faq,301,CA_EN', 'a,home,301,CA_EN', 'b,,301,CA_EN'))).toEqual([
      'redirects.csv, line 3, request_path: "a" is redirected by line 2 already',
      'redirects.csv, line 4, target_path: is empty: the home page is /',
    ]);
  });

  test('notes a target that does not exist, but not other sites, shop pages or other redirects', async () => {
    const rows = redirects(
      'a,faqs?x=1,301,CA_EN',
      'b,a,301,CA_EN',
      'c,https://x.example/,301,CA_EN',
      'd,/,301,CA_EN',
      'e,cart,301,CA_EN',
      'f,lumen-calacatta.html,301,',
    );
    expect(await reported(rows)).toMatchObject({ problems: [] });
    expect((await reported(rows)).notes.filter((note) => note.startsWith('redirects'))).toEqual([
      'redirects.csv, line 2, target_path: nothing stands at /faqs in CA_EN',
    ]);
  });
});

describe('SKUs that differ only in case', () => {
  test('are reported for two products', async () => {
    expect(await problemsOf({ [PRODUCTS]: `${products}car,,simple,,Other,,,20,1,,10,,other,,,,,1,,\n` })).toEqual([
      `products/all.csv, line ${products.split('\n').length}, sku: "car" differs in capitals alone from "CAR" of products/all.csv, line 10`,
    ]);
  });

  test('match a product and its store view row', async () => {
    expect(await problemsOf({ [PRODUCTS]: products.replace('\nCAR,US_EN', '\nCar,US_EN') })).toEqual([]);
  });

  test('reports a second row for a store view, also before the product’s own row', async () => {
    const row = products.split('\n').find((each) => each.startsWith('CAR,US_EN')) ?? '';
    const [header = '', ...rows] = products.split('\n');
    expect(await problemsOf({ [PRODUCTS]: [header, row, ...rows].join('\n') })).toEqual([
      'products/all.csv, line 2, store_view_code: "CAR" has two rows for US_EN',
    ]);
  });
});

describe('content with unknown references', () => {
  const PAGE = 'pages/help.en.html';
  const noted = async (body: string): Promise<readonly string[]> =>
    (await notesOn(PAGE, page(body))).map((note) => note.replace(`${PAGE}, `, ''));

  test.each([
    ['{{media url=wysiwyg/x.webp}}', 'line 4: {{media url=wysiwyg/x.webp}} there is no file media/wysiwyg/x.webp'],
    ['<a href="/media/x.pdf">Plan</a>', 'line 4: "/media/x.pdf" there is no file media/x.pdf'],
    [
      "\n{{store url='faqs#top'}}",
      "line 5: {{store url='faqs#top'}} leads to /faqs, where nothing stands in CA_EN, US_EN, CA_FR",
    ],
    [
      '<a class="x" href="/CA_FR/tuiles">T</a>',
      'line 4: "/CA_FR/tuiles" leads to /tuiles, where nothing stands in CA_FR',
    ],
    [
      '{{store url=closed}}',
      'line 4: {{store url=closed}} leads to /closed, where nothing stands in CA_EN, US_EN, CA_FR',
    ],
    ['{{store url=draft}}', 'line 4: {{store url=draft}} leads to /draft, where nothing stands in CA_EN, US_EN, CA_FR'],
    [
      '{{store url=switched-off.html}}',
      'line 4: {{store url=switched-off.html}} leads to /switched-off.html, where nothing stands in CA_EN, US_EN, CA_FR',
    ],
    ['{{block id=nope}}', 'line 4: {{block id=nope}} there is no block "nope"'],
    ['{{widget block_id="nope"}}', 'line 4: {{widget block_id="nope"}} there is no block "nope"'],
    [
      '{{widget condition_option="sku" condition_option_value="CAR, CRA"}}',
      'line 4: {{widget condition_option="sku" condition_option_value="CAR, CRA"}} there is no product "CRA"',
    ],
    ['<div data-product-sku="CRA"></div>', 'line 4: data-product-sku="CRA" there is no product "CRA"'],
    ['{{widget type="Other"}}', 'line 4: {{widget type="Other"}} nothing is shown of a widget of type Other'],
    ['{{var name}}', 'line 4: {{var name}} is none of the directives that are known here, and shown as nothing'],
    ['{{/if}}', 'line 4: {{/if}} is none of the directives that are known here, and shown as nothing'],
    ['<form><input></form>', 'line 4: <form> <form> is not shown, with everything in it'],
    [
      '<p>a</p>\n<iframe src="https://x.example/"></iframe>',
      'line 5: <iframe src="https://x.example/"> nothing is shown from https://x.example/: videos play from YouTube, Vimeo and the shop',
    ],
    [
      '<div data-content-type="hologram"></div>',
      'line 4: <div data-content-type="hologram"> the content type "hologram" is not shown',
    ],
  ])('notes an element that is not shown: %s', async (body, note) => {
    expect(await noted(body)).toEqual([note]);
  });

  test('notes unknown values in conditions of product lists', async () => {
    const list = (attribute: string, value: string): string =>
      `{{widget condition_option="condition" conditions_encoded="^[\`1\`:^[\`aggregator\`:\`all\`,\`value\`:\`1\`^],\`1--1\`:^[\`operator\`:\`==\`,\`attribute\`:\`${attribute}\`,\`value\`:\`${value}\`^]^]"}}`;
    expect(await noted(list('category_ids', 'natural-stone-tiles/marble'))).toEqual([]);
    expect(await noted(list('category_ids', '12'))).toEqual([]);
    expect((await noted(list('category_ids', 'natural-stone-tiles/marbel'))).join()).toMatch(
      /there is no category "natural-stone-tiles\/marbel"$/,
    );
    expect((await noted(list('colour', 'red'))).join()).toMatch(
      /there is no attribute "colour", so no product has a value of it$/,
    );
    expect((await noted(list('sku', 'CRA'))).join()).toMatch(/there is no product "CRA"$/);
    expect(await noted(list('price', '5'))).toEqual([]);
    expect(await noted(String.raw`{{widget type="Magento\Catalog\Block\Product\Widget\NewWidget"}}`)).toEqual([]);
    expect(
      (await noted('{{widget condition_option="category_ids" condition_option_value="x" sort_order="random"}}')).join(
        '\n',
      ),
    ).toMatch(/products are not sorted by "random"\n.*there is no category "x"$/);
    expect((await noted(list('outlet', ''))).join()).toMatch(
      /the conditions of these products cannot be read, so none is shown$/,
    );
  });

  test('notes neither existing targets nor paths outside the folder', async () => {
    expect(
      (
        await noted(
          '{{store url=""}}{{store url="natural-stone-tiles/marble?finish=honed"}}{{store url=lumen-calacatta.html}}{{store url=checkout}}{{store url=wishlist}}{{store url=tiles}}<a href="/US_EN">USA</a><a href="https://x.example/y">Y</a><a href="//x.example/y">Y</a><a href="/sitemap.xml">Map</a>{{block id=3}}{{config path=general/store_information/name}}{{customVar code=showroom_montreal_telephone}}{{showroom_hours code=montreal}}',
        )
      ).map((note) => note.replace(/^.*tiles\}\} /, '')),
    ).toEqual(['leads to /tiles, where nothing stands in US_EN, CA_FR']);
  });

  test('rejects unknown variables, showroom hours without a code and unclosed braces', async () => {
    expect(
      await problemsOf({
        [PAGE]: page(
          '{{customVar code=laval_phone}}\n{{config path=web/url}}\n{{showroom_hours laval}}\n{{media url=x.webp}',
        ),
      }),
    ).toEqual([
      `${PAGE}, line 4: {{customVar code=laval_phone}} there is no variable "laval_phone"`,
      `${PAGE}, line 5: {{config path=web/url}} there is no variable "web/url"`,
      `${PAGE}, line 6: {{showroom_hours laval}} must name a showroom: code=…`,
      `${PAGE}, line 7: {{media url=x.webp} is not closed by }}`,
    ]);
  });

  test('notes content ignored in product descriptions, and blocks that include themselves', async () => {
    const described = products
      .replace('<p>Soft grey marble.</p>', '<p>Soft.</p><iframe></iframe><div data-content-type=""products""></div>')
      .replace(
        'Aurelia Carrara,<p>Soft.</p><iframe></iframe><div data-content-type=""products""></div>',
        'Aurelia Carrara,"<p>Soft.</p><iframe></iframe><div data-content-type=""products""></div>"',
      );
    expect((await reported({ [PRODUCTS]: described })).notes.filter((note) => note.startsWith('products,'))).toEqual([
      'products, CAR, description: <iframe> <iframe> is not shown, with everything in it',
      'products, CAR, description: data-content-type="products" only the text of "products" is shown in a description',
    ]);
    const blocks = {
      'blocks/footer-help.en.html': '<p>a</p>{{block id=more}}',
      'blocks/more.en.html': '{{block id=footer-help}}',
    };
    expect((await reported(blocks)).notes).toContain(
      'blocks/more.en.html, line 1: the block includes itself, which is shown once',
    );
  });

  test('checks texts, images and blocks of categories, menus and showrooms', async () => {
    const categories = smallCatalogueFile('categories.yaml');
    expect(
      await notesOn(
        'categories.yaml',
        categories
          .replace('url="faq"', 'url="faqs"')
          .replace('  position: 10\n', '  position: 10\n  cms_block: nope\n'),
      ),
    ).toEqual(
      expect.arrayContaining([
        'categories.yaml, line 5, 0.image: there is no picture media/catalog/category/manufactured-tiles.webp',
        'categories.yaml, line 7, 0.cms_block: there is no block "nope"',
        'categories.yaml, manufactured-tiles, description: {{store url="faqs"}} leads to /faqs, where nothing stands in CA_EN, US_EN, CA_FR',
      ]),
    );
    const menu = 'menus/new_menu_fr.yaml';
    expect(
      await notesOn(menu, smallCatalogueFile(menu).replace('content: footer-help', 'content: footer-hlp')),
    ).toEqual([`${menu}, Tiles: there is no picture media/x.webp`, `${menu}, Help: there is no block "footer-hlp"`]);
    expect(
      await notesOn(
        'showrooms.yaml',
        smallCatalogueFile('showrooms.yaml').replace('code: montreal,', 'code: montreal, picture: x.webp,'),
      ),
    ).toContain('showrooms.yaml, line 2, 0.picture: there is no picture media/x.webp');
  });
});

describe('texts without a translation', () => {
  const READ = 'there is English without French, which French shoppers read:';

  test('are counted with their lines per file or folder, before other notes', async () => {
    expect((await reported({})).notes.slice(0, 6)).toEqual([
      `attributes.yaml: in 3 places ${READ} line 15 (7.options.0.label); line 16 (8.label); line 16 (8.options.0.label)`,
      `categories.yaml: in 2 places ${READ} line 4 (0.description); line 15 (2.name)`,
      `showrooms.yaml: in 1 place ${READ} line 3 (1.name)`,
      `products: in 8 places ${READ} all.csv line 4 (name); all.csv line 6 (name); all.csv line 8 (name); and 5 more`,
      `pages: in 5 places ${READ} draft.en.html; faq.fr.html (content_heading); help.en.html; and 2 more`,
      `blocks: in 1 place ${READ} header-top-message.en.html`,
    ]);
  });

  test('include texts missing from a French row', async () => {
    const notes = (await reported({ [PRODUCTS]: products.replace(',Marbre gris doux.,', ',,') })).notes;
    expect(notes.find((note) => note.startsWith('products:'))).toMatch(/and 5 more$/);
    const named = products
      .replaceAll(/^(?!CAL,|CAL-12-POL,|sku,).*\n/gm, '')
      .replace(/"sku=CAL-12[^"]*"/, '"sku=CAL-12-POL,size=12x24"')
      .replace(',CAR\n', ',\n');
    expect(
      (await reported({ [PRODUCTS]: named.replace('Blanc à veines dorées.,,', ',,') })).notes.join('\n'),
    ).toContain(`products: in 2 places ${READ} all.csv line 3 (short_description); all.csv line 4 (name)`);
  });

  test('are noted in any language of a store view', async () => {
    const german = smallCatalogueFile('stores.yaml')
      .replace('language: French', 'language: de')
      .replace('content_view: fr', 'content_view: de');
    expect(
      (await reported({ 'stores.yaml': german, 'pages/hilfe.de.html': '---\ntitle: Hilfe\n---\n' })).notes,
    ).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          'showrooms.yaml: in 2 places there is English without German, which German shoppers read:',
        ),
        expect.stringContaining(
          'pages: in 1 place there is German without English, which English shoppers read: hilfe.de.html',
        ),
      ]),
    );
  });

  test('are not noted without a French store view', async () => {
    const stores = smallCatalogueFile('stores.yaml')
      .replace('language: French', 'language: English')
      .replace('content_view: fr', 'content_view: en');
    expect((await reported({ 'stores.yaml': stores })).notes.filter((note) => note.includes('without French'))).toEqual(
      [],
    );
  });
});

test('many notes on one file do not hide notes on another', () => {
  const notes = [
    ...Array.from({ length: 7 }, (_, index) => ({ file: 'a.csv', line: index + 2, message: 'x' })),
    { file: 'b', message: 'y' },
  ];
  expect(describeNotes(notes)).toEqual(
    [2, 3, 4, 5, 6].map((line) => `note: a.csv, line ${line}: x`).concat('note: a.csv: … and 2 more', 'note: b: y'),
  );
});

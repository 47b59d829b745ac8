import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CatalogueError } from './problems.ts';
import { readWhole } from './testing/read-whole.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';

const problemsOf = async (changes: Record<string, string | null>): Promise<string[]> => {
  try {
    await readWhole(smallCatalogue(changes));
    return [];
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return error.problems.map(({ file, line, field, message }) =>
      [file, line, field, message].filter((part) => part !== undefined).join(' | '),
    );
  }
};

const withProducts = (...[from, to]: [string, string]): Record<string, string> => ({
  'products/all.csv': smallCatalogueFile('products/all.csv').replace(from, to),
});

test('[GN-02] [EN-18] [EN-19] [EN-20] reads the sample catalogue without problems', async () => {
  const catalogue = await readWhole(join(import.meta.dirname, '../../catalogue'));
  expect(catalogue.products.filter(({ visibility }) => visibility === 4).length).toBeGreaterThanOrEqual(60);
  expect(catalogue.categories.filter(({ parentKey }) => parentKey === null).map(({ key }) => key)).toEqual([
    'manufactured-tiles',
    'natural-stone-tiles',
    'mosaic-tiles',
    'natural-stone-slabs',
    'engineered-wood',
    'vinyl',
    'setting-materials',
  ]);
  expect(
    catalogue.stores.views.map(({ id, code, language, currency, locale, config }) => [
      id,
      code,
      language,
      currency,
      locale,
      config.menu,
    ]),
  ).toEqual([
    [1, 'CA_EN', 'en', 'CAD', 'en_CA', 'new_menu_en_usa'],
    [2, 'US_EN', 'en', 'USD', 'en_US', 'new_menu_en_usa-1'],
    [3, 'CA_FR', 'fr', 'CAD', 'fr_CA', 'new_menu_fr'],
  ]);
  const inFrench = (texts: readonly { storeViewId: number; name: string | null }[]) =>
    texts.some(({ storeViewId, name }) => storeViewId === 3 && name);
  expect(catalogue.products.filter(({ texts }) => !inFrench(texts)).map(({ sku }) => sku)).toEqual([]);
  expect(
    catalogue.products.filter(({ type, prices }) => type === 'simple' && prices.length !== 2).map(({ sku }) => sku),
  ).toEqual([]);
});

test('reports lots that exceed the stock, name an unknown product or lack a value', async () => {
  const lots = (...rows: string[]) => problemsOf({ 'lots.csv': ['sku,lot,qty', ...rows].join('\n') });
  expect(await lots('CAR,A,30', 'CAR,B,20')).toEqual([]);
  expect(await lots('CAR,A,30', 'CAR,B,21')).toEqual([
    'lots.csv | 2 | sku | the lots of CAR hold 51, and 50 are in stock',
  ]);
  expect(await lots('NONE,A,1', 'CAR,,1', 'CAR,B,0', 'CAR,C,1', 'CAR,C,1')).toEqual([
    'lots.csv | 3 | lot | is empty',
    'lots.csv | 4 | qty | "0" is no whole number above 0',
    'lots.csv | 6 | lot | "C" is there twice for CAR',
    'lots.csv | 2 | sku | there is no product "NONE"',
  ]);
});

test('reports every problem with file, line and column', async () => {
  expect(await problemsOf(withProducts('45.50', 'cheap'))).toEqual([
    'products/all.csv | 10 | price | "cheap" is no amount such as 85.99',
  ]);
  expect(await problemsOf(withProducts('material=slate', 'material=chalk'))).toEqual([
    'products/all.csv | 16 | additional_attributes | material has no option "chalk"',
  ]);
  expect(await problemsOf(withProducts('material=slate', 'colour=blue'))).toEqual([
    'products/all.csv | 16 | additional_attributes | there is no attribute "colour" in attributes.yaml',
  ]);
  expect(await problemsOf(withProducts('Natural Stone Tiles/Travertine', 'Natural Stone Tiles/Tuff'))).toEqual([
    'products/all.csv | 13 | categories | there is no category "Natural Stone Tiles/Tuff" in categories.yaml',
  ]);
  expect(await problemsOf(withProducts('SLT,US_EN', 'SLT,UK_EN'))).toEqual([
    'products/all.csv | 18 | store_view_code | there is no store view "UK_EN"',
  ]);
  expect(await problemsOf(withProducts('SLT,US_EN', 'NEW,US_EN'))).toEqual([
    'products/all.csv | 18 | sku | "NEW" has no row without a store_view_code',
  ]);
  expect(await problemsOf(withProducts('sku=CAL-24-HON', 'sku=CAL-24-MAT'))).toEqual([
    'products/all.csv | 2 | configurable_variations | there is no product "CAL-24-MAT"',
  ]);
  expect(
    await problemsOf(
      withProducts('sku=CAL-24-HON,size=24x48,finish=honed', 'sku=CAL-24-HON,size=24x48,finish=polished'),
    ),
  ).toEqual([
    'products/all.csv | 2 | configurable_variations | CAL-24-HON and CAL-24-POL are both size=24x48,finish=polished',
  ]);
  expect(await problemsOf(withProducts(',tivola-travertine,', ',saguenay-slate,'))).toEqual([
    'products/all.csv | 16 | url_key | "saguenay-slate" is that of TRV already',
  ]);
});

test('reports missing and malformed files', async () => {
  expect(await problemsOf({ 'stores.yaml': null })).toEqual(['stores.yaml | is missing']);
  expect((await problemsOf({ 'products/all.csv': 'sku,name\nA,B\n' }))[0]).toBe(
    'products/all.csv | 1 | the columns store_view_code, product_type, price, url_key, categories, visibility are missing',
  );
  expect((await problemsOf({ 'products/all.csv': 'sku,name\n"A,B\n' }))[0]).toMatch(/^products\/all\.csv/);
  const filterable = async (code: string) =>
    (
      await problemsOf({ 'attributes.yaml': `- { code: ${code}, input: boolean, label: { en: X }, filterable: true }` })
    )[0];
  for (const code of ['Heated-Floor', '2nd', 'price', 'name'])
    expect(await filterable(code)).toContain(
      `attributes.yaml | ${code} | cannot be filterable: its code must be lower-case`,
    );
  expect(
    (await problemsOf({ 'attributes.yaml': '- { code: material, input: chooser, label: { en: Material } }' }))[0],
  ).toBe('attributes.yaml | 1 | 0.input | must be select, multiselect, boolean, text or decimal');
  expect((await problemsOf({ 'categories.yaml': '- url_key: [' }))[0]).toMatch(/^categories\.yaml \| \d/);
  expect(await problemsOf({ 'menus/new_menu_fr.yaml': null })).toEqual([
    'stores.yaml | CA_FR.menu | there is no menu "new_menu_fr" in menus/',
  ]);
  expect(
    await problemsOf({
      'menus/new_menu_fr.yaml':
        'identifier: new_menu_fr\ntitle: X\nnodes: [{ type: category, title: Sols, content: floors }]',
    }),
  ).toEqual(['menus/new_menu_fr.yaml | Sols | there is no category "floors"']);
  const narrowed = (node: string) =>
    problemsOf({ 'menus/new_menu_fr.yaml': `identifier: new_menu_fr\ntitle: Menu\nnodes:\n  - { ${node} }\n` });
  expect(await narrowed('type: category, title: Sols, content: natural-stone-tiles, filters: { price: a }')).toEqual([
    'menus/new_menu_fr.yaml | Sols | lists are not filtered by "price"',
  ]);
  expect(
    await narrowed('type: category, title: Sols, content: natural-stone-tiles, filters: { finish: [honed, wet] }'),
  ).toEqual(['menus/new_menu_fr.yaml | Sols | "finish" has no value "wet"']);
  expect(await narrowed('type: wrapper, title: Sols, filters: { finish: honed }')).toEqual([
    'menus/new_menu_fr.yaml | Sols | only a category is filtered',
  ]);
  expect(
    await narrowed('type: category, content: natural-stone-tiles, filters: { finish: [honed, polished] }'),
  ).toEqual(['menus/new_menu_fr.yaml | natural-stone-tiles | has no title']);
  expect(await problemsOf({ 'pages/lonely.French.html': '---\ntitle: Seule\n---\n' })).toEqual([
    'pages/lonely.French.html | must be called <identifier>.<language>.html, such as .en.html, or .us.html, or end with the code of a store view',
  ]);
  expect(
    await problemsOf({ 'redirects.csv': 'request_path,target_path,redirect_type,store_view_code\na,b,307,\n' }),
  ).toEqual(['redirects.csv | 2 | redirect_type | must be 301 or 302']);
  const linked = (content: string) =>
    problemsOf({
      'menus/new_menu_fr.yaml': `identifier: new_menu_fr\ntitle: Menu\nis_active: true\nnodes:\n  - { type: custom_url, title: Plus, content: ${JSON.stringify(content)} }\n`,
    });
  for (const content of [
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    'java\tscript:x',
    ' javascript:x',
    'data:text/html,x',
    '\\\\evil',
  ])
    expect(await linked(content)).toEqual([expect.stringContaining('is no address of a link')]);
  for (const content of ['/faq', 'faq?a=b:c', 'https://a.test', 'mailto:a@b.ca', '#sign-in'])
    expect(await linked(content)).toEqual([]);
});

const STORE = `website: { id: 1, code: base, name: Tea House, default_group: main }
groups:
  - { id: 1, code: main, name: Tea House, default_view: default, currencies: [USD] }
views:
  - { id: 1, code: default, group: main, name: Tea House, language: en, locale: en_US, currency: USD, country: US, is_default: true }
`;
const MORE = `  - { id: 2, code: trade, group: main, name: Trade, language: en, locale: en_US, currency: USD, country: US }
  - { id: 3, code: german, group: main, name: Deutsch, language: de, locale: de_DE, currency: USD, country: DE }
  - { id: 4, code: french, group: main, name: Français, language: fr, locale: fr_CA, currency: USD, country: CA }
`;
const titled = (title: string) => `---\ntitle: ${title}\n---\n<p>${title}</p>\n`;
const SHOP_OF_OTHERS = {
  'menus/new_menu_en_usa.yaml': null,
  'menus/new_menu_en_usa-1.yaml': null,
  'menus/new_menu_fr.yaml': null,
  'redirects.csv': null,
  'payment.yaml': '- code: checkmo\n',
  'products/all.csv': smallCatalogueFile('products/all.csv')
    .split('\n')
    .filter((line) => !/,(?:CA_FR|US_EN),/.test(line))
    .join('\n'),
};

test('reads a folder with one store view and a custom code', async () => {
  const { stores, pages } = await readWhole(smallCatalogue({ ...SHOP_OF_OTHERS, 'stores.yaml': STORE }));
  expect(stores.views.map(({ code, locale, isDefault }) => [code, locale, isDefault])).toEqual([
    ['default', 'en_US', true],
  ]);
  expect(pages.length).toBeGreaterThan(0);
});

test('a file of content may name a store view, which comes before its language', async () => {
  const { pages } = await readWhole(
    smallCatalogue({
      ...SHOP_OF_OTHERS,
      'stores.yaml': STORE + MORE,
      'pages/tea.en.html': titled('Tea'),
      'pages/tea.trade.html': titled('Trade'),
      'pages/tea.de.html': titled('Tee'),
    }),
  );
  const texts = pages.find(({ identifier }) => identifier === 'tea')?.texts ?? [];
  expect(texts.map(({ storeViewId, title }) => [storeViewId, title])).toEqual([
    [0, 'Tea'],
    [2, 'Trade'],
    [3, 'Tee'],
  ]);
});

test('a missing picture is a warning, not a problem', async () => {
  const { warnings } = await readWhole(smallCatalogue());
  expect(
    warnings.some(({ message }) => message === 'there is no picture media/catalog/product/aurelia-carrara.webp'),
  ).toBe(true);
});

test('hides a price from guests, from listed customer groups, or from no one', async () => {
  const hidden = async (given: string) => {
    const file = smallCatalogueFile('attributes.yaml').replace('hide_price: true', `hide_price: ${given}`);
    const { attributes } = await readWhole(smallCatalogue({ 'attributes.yaml': file }));
    return attributes
      .find(({ code }) => code === 'commission_class')
      ?.options.map(({ code, hidesPriceFrom }) => [code, hidesPriceFrom]);
  };
  for (const [given, groups] of [
    ['true', [0]],
    ['[0, 1]', [0, 1]],
    ['[2]', [2]],
    ['[]', []],
    ['false', []],
  ] as const)
    expect([given, await hidden(given)]).toEqual([
      given,
      [
        ['standard', []],
        ['trade_only', groups],
      ],
    ]);
  const file = smallCatalogueFile('attributes.yaml').replace('hide_price: true', 'hide_price: [-1]');
  expect((await problemsOf({ 'attributes.yaml': file }))[0]).toContain('hide_price');
});

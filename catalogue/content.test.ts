import { expect, test } from 'vitest';
import { csv, flatten, hasFile, list, read, readDocuments, readProducts, yaml } from './testing/read-catalogue.ts';
import type { Category, MenuNode } from './testing/read-catalogue.ts';

type View = Record<string, unknown> & { code: string; menu: string };
type Menu = { identifier: string; nodes: MenuNode[] };

const pages = readDocuments('pages');
const blocks = readDocuments('blocks');
const documents = [...pages, ...blocks];
const { views, groups } = yaml<{ views: View[]; groups: { currencies: string[] }[] }>('stores.yaml');
const menus = new Map(list('menus/*.yaml').map((file) => yaml<Menu>(file)).map((menu) => [menu.identifier, menu]));
const categories = yaml<Category[]>('categories.yaml');
const categoryPaths = categories.flatMap(({ url_key, children = [] }) => [url_key, ...children.map((child) => `${url_key}/${child.url_key}`)]);
const visible = readProducts().filter(({ isVisible }) => isVisible);
const addresses = new Set(['cart', ...categoryPaths, ...pages.map(({ identifier }) => identifier), ...visible.map(({ base }) => `${base['url_key']}.html`)]);
const view = (code: string): View | undefined => views.find((one) => one.code === code);
const prose = list('{pages,blocks}/*.html').concat(list('{products,menus}/*.{csv,yaml}'), list('*.yaml'));

test('[GN-15] exactly three store views', () => {
  expect(views.map(({ code }) => code).sort()).toEqual(['CA_EN', 'CA_FR', 'US_EN']);
});

test('[EN-18] CA_EN is view 1, English, CAD, en_CA', () => {
  expect(view('CA_EN')).toMatchObject({ id: 1, language: 'English', currency: 'CAD', locale: 'en_CA', menu: 'new_menu_en_usa' });
});

test('[EN-19] CA_FR is view 3, French, CAD, fr_CA', () => {
  expect(view('CA_FR')).toMatchObject({ id: 3, language: 'French', currency: 'CAD', locale: 'fr_CA', menu: 'new_menu_fr' });
});

test('[EN-20] US_EN is English, USD, en_US', () => {
  expect(view('US_EN')).toMatchObject({ language: 'English', currency: 'USD', locale: 'en_US', menu: 'new_menu_en_usa-1' });
});

test('[EN-21] the Canadian views share main_website_store, US_EN has a group of its own', () => {
  expect(views.map(({ code, group }) => `${code} ${String(group)}`)).toEqual(['CA_EN main_website_store', 'US_EN usa_store', 'CA_FR main_website_store']);
});

test('[GN-16] exactly two currencies', () => {
  expect(new Set(groups.flatMap(({ currencies }) => currencies))).toEqual(new Set(['CAD', 'USD']));
  expect(new Set(views.map(({ currency }) => currency))).toEqual(new Set(['CAD', 'USD']));
});

test('no menu entry has more than eight children', () => {
  for (const { nodes } of menus.values()) expect(nodes.filter(({ children = [] }) => children.length > 8)).toEqual([]);
});

test('the menu of every view begins with the six top categories in their order', () => {
  const tops = views.map(({ menu }) => menus.get(menu)?.nodes.slice(0, 6).map(({ content }) => content));
  expect(tops).toEqual(views.map(() => categories.map(({ url_key }) => url_key)));
});

test('every menu leads to order tracking and to sign-in', () => {
  for (const { nodes } of menus.values()) expect(nodes.flatMap(({ search_params }) => search_params ?? [])).toEqual(['track-my-order', 'sign-in']);
});

test('menu entries lead to categories and pages that exist', () => {
  const entries = [...menus.values()].flatMap(({ nodes }) => flatten(nodes)).filter(({ search_params }) => !search_params);
  expect(entries.filter(({ content }) => !addresses.has(content.replace(/^\//, ''))).map(({ content }) => content)).toEqual([]);
});

test('[EN-45] the header, footer and privacy blocks exist', () => {
  const named = ['header-top-message', 'footer-links', 'footer-help', 'footer-company', 'footer-support', 'footer-account', 'footer-social-links', 'privacy-policy'];
  expect(named.filter((identifier) => !blocks.some((block) => block.identifier === identifier))).toEqual([]);
});

test('[GN-04] every page, block and category is written in English and in French', () => {
  for (const set of [pages, blocks]) {
    const identifiers = new Set(set.map(({ identifier }) => identifier));
    const has = (identifier: string, wanted: string): boolean => set.some((one) => one.identifier === identifier && one.view === wanted && one.body.trim() !== '' && Boolean(one.meta['title']));
    expect([...identifiers].filter((identifier) => !has(identifier, 'en') || !has(identifier, 'fr'))).toEqual([]);
  }
  expect(flatten(categories).filter(({ name, description }) => !name.fr || !description.fr || description.fr === description.en)).toEqual([]);
});

test('content has no scripts, no inline handlers and no frames', () => {
  expect(documents.filter(({ body }) => /<script|<iframe|<object|<form|javascript:|\son[a-z]+\s*=/i.test(body)).map(({ file }) => file)).toEqual([]);
});

test('every content picture is described and present', () => {
  const pictures = documents.flatMap(({ body }) => [...body.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag));
  expect(pictures.filter((tag) => !/\balt="[^"]+"/.test(tag))).toEqual([]);
  const files = documents.flatMap(({ body }) => [...body.matchAll(/\{\{media url=([^}\s]+)\}\}/g)].map(([, file]) => `media/${file}`));
  expect([...new Set(files)].filter((file) => !hasFile(file))).toEqual([]);
});

test('links in content lead to addresses that exist', () => {
  const targets = documents.flatMap(({ file, body }) => [...body.matchAll(/\{\{store url=([^}]+)\}\}/g)].map(([, target = '']) => ({ file, target })));
  expect(targets.filter(({ target }) => !addresses.has(target))).toEqual([]);
});

test('product blocks name visible products', () => {
  const skus = new Set(visible.map(({ sku }) => sku));
  const named = pages.flatMap(({ body }) => [...body.matchAll(/data-product-sku="([^"]+)"/g)].map(([, sku = '']) => sku));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((sku) => !skus.has(sku))).toEqual([]);
});

test('redirects lead to addresses that exist and hide none', () => {
  const rows = csv('redirects.csv');
  expect(rows.filter((row) => !addresses.has(row['target_path'] ?? '') || addresses.has(row['request_path'] ?? ''))).toEqual([]);
  expect(new Set(rows.map((row) => row['redirect_type']))).toEqual(new Set(['301', '302']));
});

test('no filler Latin anywhere', () => {
  const latin = /\b(lorem|ipsum|dolor sit|consectetur|adipiscing|eiusmod|tempor incididunt|labore et dolore)\b/i;
  expect(prose.filter((file) => latin.test(read(file)))).toEqual([]);
});

test('French stands with non-breaking spaces before a colon, a percent sign and inside guillemets', () => {
  const text = documents.filter((one) => one.view === 'fr').map(({ file, body }) => ({ file, text: body.replaceAll(/<[^>]*>/g, ' ¦ ') }));
  const french = readProducts().map(({ sku, french: row }) => ({ file: sku, text: Object.values(row ?? {}).join(' ¦ ') }));
  expect([...text, ...french].filter((one) => / [:;!?»%]|« /.test(one.text.replaceAll(' ¦ ', '¦'))).map(({ file }) => file)).toEqual([]);
});

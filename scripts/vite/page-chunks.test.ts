import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PARTS, pageChunks } from './page-chunks.ts';

type Imports = Readonly<Record<string, { imports?: readonly string[]; loads?: readonly string[] }>>;

const below = (path: string): string => `/shop/storefront/${path}`;

/** File of each module of a made-up shop; paths are below storefront/. */
const filesOf = (modules: Imports): Record<string, string | null> => {
  const nameOf = pageChunks();
  const graph = {
    getModuleInfo: (id: string) => {
      const { imports = [], loads = [] } = modules[id.replace('/shop/storefront/', '')] ?? {};
      return { importedIds: imports.map(below), dynamicallyImportedIds: loads.map(below) };
    },
  };
  return Object.fromEntries(Object.keys(modules).map((path) => [path, nameOf(below(path), graph)]));
};

const [PRODUCT, CATEGORY, CART, CHECKOUT, ACCOUNT] = [
  'routes/page-types/product.tsx',
  'routes/page-types/category.tsx',
  'routes/pages/cart.tsx',
  'routes/pages/checkout.tsx',
  'routes/pages/account/address-book.tsx',
];

test('a module of one kind of page is in its file; shared modules are in few others', () => {
  const files = filesOf({
    'entry-client.tsx': { loads: [PRODUCT, CATEGORY, CART, CHECKOUT, ACCOUNT, 'shell/visit.ts'] },
    [PRODUCT]: { imports: ['ui/image.tsx', 'ui/quantity.tsx', 'ui/gallery.tsx'] },
    [CATEGORY]: { imports: ['ui/image.tsx'] },
    [CART]: { imports: ['ui/quantity.tsx', 'ui/coupon.tsx', 'ui/toast.tsx'] },
    [CHECKOUT]: { imports: ['ui/coupon.tsx', 'ui/form.tsx'] },
    [ACCOUNT]: { imports: ['ui/form.tsx'] },
    'shell/visit.ts': { imports: ['ui/toast.tsx'] },
    'ui/gallery.tsx': {},
    'ui/image.tsx': {},
    'ui/quantity.tsx': {},
    'ui/coupon.tsx': {},
    'ui/form.tsx': {},
    'ui/toast.tsx': {},
  });
  expect(files).toEqual({
    'entry-client.tsx': 'start',
    [PRODUCT]: 'product',
    [CATEGORY]: 'list',
    [CART]: 'cart',
    [CHECKOUT]: 'checkout',
    [ACCOUNT]: 'account',
    'shell/visit.ts': 'start',
    'ui/gallery.tsx': 'product',
    'ui/image.tsx': 'start',
    'ui/quantity.tsx': 'controls',
    'ui/coupon.tsx': 'cart-in-use',
    'ui/form.tsx': 'forms',
    'ui/toast.tsx': 'start',
  });
});

test('the style guide, which shows everything, moves nothing into a shared file', () => {
  const guide = 'routes/pages/style-guide.tsx';
  const files = filesOf({
    'entry-client.tsx': { loads: [CART, guide] },
    [CART]: { imports: ['ui/line.tsx'] },
    [guide]: { imports: ['ui/line.tsx', 'ui/sample.tsx'] },
    'ui/line.tsx': {},
    'ui/sample.tsx': {},
  });
  expect([files['ui/line.tsx'], files['ui/sample.tsx']]).toEqual(['cart', 'style-guide']);
});

test('a library or a text with one user is in its user’s file', () => {
  const [guide, map] = ['routes/pages/style-guide.tsx', 'features/map/draw-vector-map.ts'];
  const [sheet, library] = ['styles/tokens.css?raw', '../node_modules/map/map.js'];
  const files = filesOf({
    'entry-client.tsx': { loads: [guide, map] },
    [guide]: { imports: [sheet] },
    [map]: { imports: [library] },
    [sheet]: {},
    [library]: {},
  });
  expect([files[sheet], files[library]]).toEqual(['style-guide', 'draw-vector-map']);
});

test('every rule names files that there are', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../../storefront') }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  // Each alternative of a rule, so that a moved file is noticed.
  const alternatives = (source: string): string[] => {
    const group = /^(.*)\(\?:((?:[^()]|\([^()]*\))*)\)(.*)$/s.exec(source);
    if (!group) return [source];
    const [, before = '', inner = '', after = ''] = group;
    return inner.split(/\|(?![^(]*\))/).flatMap((part) => alternatives(`${before}${part}${after}`));
  };
  const unmatched = PARTS.flatMap(([name, { source }]) =>
    alternatives(source)
      .filter((alternative) => !files.some((file) => new RegExp(alternative).test(file)))
      .map((alternative) => `${name}: ${alternative}`),
  );
  expect(unmatched).toEqual([]);
});

test('what a dialog or a map shares with a kind of page is no reason to fetch the file of another kind', () => {
  const [page, dialog, map] = [
    'routes/page-types/cms-page.tsx',
    'shell/privacy-modal.tsx',
    'features/map/store-map.tsx',
  ];
  const files = filesOf({
    'entry-client.tsx': { loads: [page, ACCOUNT, dialog, map] },
    [page]: { imports: ['ui/dialog.tsx', 'ui/when-near.ts', 'ui/tabs.tsx'] },
    [ACCOUNT]: { imports: ['ui/dialog.tsx'] },
    [dialog]: { imports: ['ui/dialog.tsx'] },
    [map]: { imports: ['ui/when-near.ts'] },
    'ui/dialog.tsx': {},
    'ui/when-near.ts': {},
    'ui/tabs.tsx': {},
  });
  expect([files['ui/dialog.tsx'], files['ui/when-near.ts'], files['ui/tabs.tsx']]).toEqual([
    'start',
    'start',
    'content',
  ]);
});

test('who has no account yet, or books a visit, fetches nothing of what accounts show', () => {
  const [guest, visit] = ['routes/pages/account/create-account.tsx', 'routes/pages/showroom-reservation.tsx'];
  const files = filesOf({
    'entry-client.tsx': { loads: [guest, visit, ACCOUNT, CHECKOUT, 'features/reviews/card.tsx'] },
    [guest]: { imports: ['ui/password.tsx', 'ui/form.tsx'] },
    [visit]: { imports: ['ui/form.tsx', 'ui/date.tsx'] },
    [ACCOUNT]: { imports: ['ui/password.tsx', 'ui/date.tsx', 'ui/stars.tsx'] },
    [CHECKOUT]: { imports: ['ui/form.tsx'] },
    'features/reviews/card.tsx': { imports: ['ui/stars.tsx'] },
    'ui/password.tsx': {},
    'ui/form.tsx': {},
    'ui/date.tsx': {},
    'ui/stars.tsx': {},
  });
  const [page, password, form, date, stars] = [guest, 'ui/password.tsx', 'ui/form.tsx', 'ui/date.tsx', 'ui/stars.tsx'];
  expect([page, password, form, date, stars].map((module) => files[module])).toEqual([
    'sign-in',
    'sign-in',
    'forms',
    'forms',
    'asides',
  ]);
});

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CatalogueError, describeProblem } from './problems.ts';
import { readWhole } from './testing/read-whole.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';
import { problemsOf } from './testing/report.ts';

const BOMB = [
  'a: &a [x, x, x, x, x, x, x, x, x, x]',
  ...'bcdefghij'
    .split('')
    .map((name, index) => `${name}: &${name} [${Array(10).fill(`*${'abcdefghij'[index]}`).join(', ')}]`),
].join('\n');
const CYCLE = '- &a { url_key: x, name: { en: X }, children: [ *a ] }';
const DEEP = '['.repeat(20_000);

const FILES = [
  'stores.yaml',
  'attributes.yaml',
  'categories.yaml',
  'menus/new_menu_fr.yaml',
  'taxes.yaml',
  'shipping.yaml',
  'payment.yaml',
  'cart-rules.yaml',
  'orders.yaml',
  'quotes.yaml',
  'trade.yaml',
  'samples.yaml',
  'slabs.yaml',
  'reviews.yaml',
  'jobs.yaml',
  'showrooms.yaml',
  'search-words.yaml',
];

describe('an unreadable YAML file is reported in one line with file and line', () => {
  test.each(
    FILES.flatMap((file) => [
      ['aliases that multiply', file, BOMB] as const,
      ['an alias of itself', file, CYCLE] as const,
      ['deep nesting', file, DEEP] as const,
      ['an open bracket', file, 'a: [1,\n'] as const,
      ['a tab as indentation', file, 'a:\n\tb: 1\n'] as const,
      ['U+0000 in an escape', file, 'a: "\\0"\n'] as const,
      ['an endless number', file, 'a: .inf\n'] as const,
      ['two documents', file, 'a: 1\n---\nb: 1\n'] as const,
    ]),
  )('%s in %s', async (_, file, text) => {
    const problems = (await problemsOf({ [file]: text })).filter((problem) => problem.startsWith(file));
    expect(problems[0]).toMatch(/^[^:\n]+: [^\n]+$/);
    expect(problems.join('\n')).not.toMatch(/\bat .*\.ts|Error:/);
  });

  test.each([
    ['aliases', BOMB],
    ['an alias of itself', 'title: &a [*a]'],
    ['deep nesting', DEEP],
  ])('%s in the front matter of a page', async (_, head) => {
    expect((await problemsOf({ 'pages/home.en.html': `---\n${head}\n---\n<p>Hello</p>` }))[0]).toMatch(
      /^pages\/home\.en\.html, line \d+: /,
    );
  });

  test('accepts a few aliases', async () => {
    const categories = smallCatalogueFile('categories.yaml').replace(
      'fr: Grès cérame }',
      'fr: &name Grès cérame }, meta_title: { en: *name }',
    );
    expect(await problemsOf({ 'categories.yaml': categories })).toEqual([]);
  });
});

describe('a file that is not text is reported in one line', () => {
  test.each(['products/all.csv', 'redirects.csv', 'pages/home.en.html', 'stores.yaml', 'attributes.yaml'])(
    'U+0000 in %s',
    async (file) => {
      const text =
        file === 'redirects.csv'
          ? 'request_path,target_path,redirect_type,store_view_code\na,b,301,\n'
          : smallCatalogueFile(file);
      const [first = '', ...rest] = text.split('\n');
      const [problem] = await problemsOf({ [file]: [first, `\0${rest[0] ?? ''}`, ...rest.slice(1)].join('\n') });
      expect(problem).toBe(`${file}, line 2: contains a character that no text may have (U+0000)`);
    },
  );

  test('a directory in place of a file', async () => {
    const root = smallCatalogue({});
    rmSync(join(root, 'stores.yaml'));
    mkdirSync(join(root, 'stores.yaml'));
    try {
      await readWhole(root);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(CatalogueError);
      expect((error as CatalogueError).problems.map(describeProblem)).toContain('stores.yaml: cannot be read (EISDIR)');
    }
  });
});

describe('reserved addresses', () => {
  test.each([
    'cart',
    'graphql',
    'rest',
    'media',
    'checkout/receipt',
    'wishlist',
    'CART',
    'us_en',
    'ca_fr/about',
    'search.html',
    'account-information',
  ])('rejects the page identifier %s and names the file', async (identifier) => {
    expect(await problemsOf({ [`pages/${identifier}.en.html`]: '---\ntitle: T\n---\nx' })).toEqual([
      `pages/${identifier}.en.html: /${identifier} is an address of the shop itself: choose another name for the file`,
    ]);
  });

  test.each(['faq', 'contact-us', 'careers/job/cutter', 'cart-tips', 'about'])(
    'accepts the page identifier %s',
    async (identifier) => {
      expect(await problemsOf({ [`pages/${identifier}.en.html`]: '---\ntitle: T\n---\nx' })).toEqual([]);
    },
  );

  test('rejects a category and a product and names the line', async () => {
    const categories = smallCatalogueFile('categories.yaml').replace('url_key: closed', 'url_key: cart');
    expect((await problemsOf({ 'categories.yaml': categories }))[0]).toMatch(
      /^categories\.yaml, line \d+, .*url_key: "cart" is an address of the shop itself$/,
    );
    const french = smallCatalogueFile('categories.yaml').replace(
      'url_key: closed',
      'url_key: { en: closed, fr: rest }',
    );
    expect((await problemsOf({ 'categories.yaml': french }))[0]).toMatch(/"rest" is an address of the shop itself$/);
    const products = smallCatalogueFile('products/all.csv').replace(',aurelia-carrara,', ',search,');
    expect((await problemsOf({ 'products/all.csv': products }))[0]).toMatch(
      /^products\/all\.csv, line \d+, url_key: "search\.html" is an address of the shop itself$/,
    );
  });

  const redirect = (from: string, to: string) =>
    problemsOf({
      'redirects.csv': `request_path,target_path,redirect_type,store_view_code\n"${from}","${to}",301,CA_EN\n`,
    });

  test.each(['cart', '/Cart', 'cart/', 'graphql', 'rest/V1/products', 'CA_FR/x', 'robots.txt'])(
    'rejects a redirect from %s',
    async (from) => {
      expect((await redirect(from, 'faq'))[0]).toMatch(
        /^redirects\.csv, line 2, request_path: ".*" belongs to the shop itself$/,
      );
    },
  );

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'file:///etc/passwd',
    'https:evil.example',
  ])('rejects a redirect to %s', async (to) => {
    expect(await redirect('old', to)).toEqual([
      'redirects.csv, line 2, target_path: must be a path of the shop, or a complete address that begins with https:// or http://',
    ]);
  });

  test('accepts redirects to a path and to another site', async () => {
    for (const to of ['faq', '/faq', 'https://example.com/a?b=c', '/']) expect(await redirect('old', to)).toEqual([]);
  });
});

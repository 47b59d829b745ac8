import { readPageInputs, writePages } from '#commerce/merchandise/cms/store.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { resolveRewrite, splitAddress } from './rules.ts';
import { saveRedirects } from './service.ts';
import type { Rewrite } from './types.ts';

describeWithDatabase('addresses', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
  });

  const resolve = async (url: string, store = 'CA_EN') =>
    (
      await shop.execute(
        'query ($url: String!) { urlResolver(url: $url) { id entity_uid relative_url redirectCode type } }',
        { store, variables: { url } },
      )
    ).data.urlResolver;
  const route = async (url: string, store = 'CA_EN') =>
    (
      await shop.execute(
        'query ($url: String!) { route(url: $url) { __typename relative_url redirect_code type ... on CategoryTree { name } ... on ConfigurableProduct { name } ... on SimpleProduct { sku } ... on CmsPage { title } } }',
        { store, variables: { url } },
      )
    ).data.route;

  test('[RT-44] [RT-48] [RR-07] [GQ-13] a category path, without suffix', async () => {
    expect(await resolve('natural-stone-tiles/marble')).toMatchObject({
      relative_url: 'natural-stone-tiles/marble',
      redirectCode: 0,
      type: 'CATEGORY',
    });
    expect(await route('/natural-stone-tiles', 'CA_FR')).toEqual({
      __typename: 'CategoryTree',
      name: 'Carreaux de pierre naturelle',
      relative_url: 'natural-stone-tiles',
      redirect_code: 0,
      type: 'CATEGORY',
    });
  });

  test('the site map has all pages of a store view, and nothing else', async () => {
    const listed = async () => (await shop.commerce.siteMap()).get('CA_EN') ?? [];
    const english = (await listed()).map(({ path }) => path);
    expect(english).toEqual(
      expect.arrayContaining(['/', '/faq', '/natural-stone-tiles/marble', '/lumen-calacatta.html']),
    );
    const kinds = new Set<string>();
    for (const path of english) {
      const { __typename, redirect_code: code } = await route(path);
      expect([path, code]).toEqual([path, 0]);
      kinds.add(__typename);
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['CategoryTree', 'CmsPage', 'SimpleProduct']));
    expect(english).not.toContain('/no-route');
    const turn = (isActive: boolean) =>
      sql`update cms_page set is_active = ${isActive} where identifier = 'faq'`.execute(
        shop.commerce.platform.db.kysely,
      );
    await turn(false);
    expect((await listed()).map(({ path }) => path)).toEqual(english.filter((path) => path !== '/faq'));
    await turn(true);
    const product = (await listed()).find(({ path }) => path === '/lumen-calacatta.html');
    expect(product?.changedAt?.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
    expect(product?.pictures?.[0]).toMatch(/\/media\/catalog\/product\/.+\.\w+$/);
    const category = (await listed()).find(({ path }) => path === '/natural-stone-tiles/marble');
    expect(category?.changedAt).toBeInstanceOf(Date);
    const changeOf = async (): Promise<number | undefined> =>
      (await listed()).find(({ path }) => path === '/faq')?.changedAt?.getTime();
    const before = await changeOf();
    expect(before).toBeGreaterThan(Date.now() - 3_600_000);
    const { db } = shop.commerce.platform;
    const [faq] = await readPageInputs(db.kysely, ['faq']);
    if (!faq) throw new Error('No faq');
    await writePages(db.kysely, [faq]);
    expect(await changeOf()).toBe(before);
    await writePages(db.kysely, [{ ...faq, texts: faq.texts.map((text) => ({ ...text, title: 'Changed' })) }]);
    expect(await changeOf()).toBeGreaterThan(before ?? Infinity);
    await writePages(db.kysely, [faq]);
  });

  test('[RT-45] [RT-47] [RR-08] [EN-23] a product path, with its suffix', async () => {
    expect(await route('lumen-calacatta.html')).toEqual({
      __typename: 'ConfigurableProduct',
      name: 'Lumen Calacatta',
      relative_url: 'lumen-calacatta.html',
      redirect_code: 0,
      type: 'PRODUCT',
    });
    expect(await route('aurelia-carrara.html')).toMatchObject({ __typename: 'SimpleProduct', sku: 'CAR' });
    expect(await resolve('lumen-calacatta')).toBeNull();
  });

  test('[RT-46] [RR-06] a content page, and the home page at /', async () => {
    expect(await route('faq', 'CA_FR')).toEqual({
      __typename: 'CmsPage',
      title: 'Foire aux questions',
      relative_url: 'faq',
      redirect_code: 0,
      type: 'CMS_PAGE',
    });
    expect(await resolve('/')).toMatchObject({ type: 'CMS_PAGE', relative_url: 'home' });
  });

  test('[RR-02] a redirect returns its first code and its final target', async () => {
    expect(await resolve('tiles')).toMatchObject({
      relative_url: 'manufactured-tiles',
      redirectCode: 301,
      type: 'CATEGORY',
    });
    expect(await resolve('old-tiles')).toMatchObject({
      relative_url: 'manufactured-tiles',
      redirectCode: 302,
      type: 'CATEGORY',
    });
    expect(await route('old-tiles?page=2')).toMatchObject({
      __typename: 'CategoryTree',
      relative_url: 'manufactured-tiles?page=2',
      redirect_code: 302,
    });
    expect(await resolve('tiles', 'CA_FR')).toBeNull();
  });

  test('external redirects, and a redirect loop', async () => {
    expect(await route('far')).toEqual({
      __typename: 'RoutableUrl',
      relative_url: 'https://elsewhere.example/x',
      redirect_code: 301,
      type: null,
    });
    expect(await resolve('far')).toMatchObject({
      id: 0,
      relative_url: 'https://elsewhere.example/x',
      redirectCode: 301,
      type: null,
    });
    // A folder is not loaded with one; addresses that changed over the years may make one.
    const { platform } = shop.commerce;
    const round = (requestPath: string, targetPath: string) => ({
      storeViewId: 1,
      requestPath,
      targetPath,
      redirectType: 301 as const,
    });
    await platform.db.tx((db) => saveRedirects(db, [round('round', 'about'), round('about', 'round')]));
    expect(await route('round')).toMatchObject({ __typename: 'RoutableUrl', redirect_code: 301 });
  });

  test('[RR-04] unknown URLs, variants, disabled entities and trailing slashes resolve to nothing', async () => {
    const urls = [
      'nope',
      'lumen-calacatta-12-polished.html',
      'switched-off.html',
      'closed',
      'draft',
      'faq/',
      '../etc/passwd',
      '%00',
      'x'.repeat(5000),
    ];
    const found = await Promise.all(urls.map(async (url) => [await route(url), await resolve(url)]));
    expect(found).toEqual(urls.map(() => [null, null]));
  });

  test.each([
    ['Manufactured-Tiles', 'manufactured-tiles', 0],
    ['LUMEN-CALACATTA.HTML?page=2', 'lumen-calacatta.html?page=2', 0],
    ['FAQ', 'faq', 0],
    ['Tiles?utm_source=a', 'manufactured-tiles?utm_source=a', 301],
    ['summer', 'faq', 301],
    ['été', 'faq', 302],
    ['sale?utm_source=a&page=3', 'manufactured-tiles?page=2&utm_source=a#top', 301],
  ])('%s in any case resolves to %s', async (url, relativeUrl, code) => {
    const to = (requestPath: string, targetPath: string, redirectType: 301 | 302) => ({
      storeViewId: 1,
      requestPath,
      targetPath,
      redirectType,
    });
    await shop.commerce.platform.db.tx((db) =>
      saveRedirects(db, [
        to('Summer', 'faq', 301),
        to('Été', 'faq', 302),
        to('Sale', 'manufactured-tiles?page=2#top', 301),
      ]),
    );
    expect(await resolve(url)).toMatchObject({ relative_url: relativeUrl, redirectCode: code });
  });

  test('Magento’s internal paths resolve to the same entities', async () => {
    const { id } = await resolve('lumen-calacatta.html');
    expect(await resolve(`catalog/product/view/id/${id}`)).toMatchObject({ id, relative_url: 'lumen-calacatta.html' });
  });

  test('a blank URL is an error', async () => {
    expect((await shop.execute('{ urlResolver(url: " ") { id } }')).errors?.[0]).toMatchObject({
      message: '"url" argument should be specified and not empty',
      extensions: { category: 'graphql-input' },
    });
  });
});

test('origin, leading slashes and query string of a URL', () => {
  expect(splitAddress('https://shop.test//a/b.html?x=1#y', 'home')).toEqual({ path: 'a/b.html', query: '?x=1' });
  expect(splitAddress('/?x=1', 'home')).toEqual({ path: 'home', query: '?x=1' });
});

test('a chain of redirects ends at the last target, a loop ends too', async () => {
  const row = (requestPath: string, targetPath: string, redirectType: 0 | 301 | 302): Rewrite => ({
    requestPath,
    targetPath,
    redirectType,
    entityType: redirectType ? 'custom' : 'category',
    entityId: redirectType ? null : 5,
  });
  const rows = [
    row('a', 'b', 302),
    row('b', 'c', 301),
    row('c', 'catalog/category/view/id/5', 0),
    row('x', 'y', 301),
    row('y', 'x', 301),
  ];
  const find = async (path: string) => rows.find(({ requestPath }) => requestPath === path);
  expect(await resolveRewrite(rows[0]!, find)).toEqual({
    entityType: 'category',
    entityId: 5,
    path: 'c',
    redirectCode: 302,
  });
  expect(await resolveRewrite(rows[3]!, find)).toMatchObject({ entityType: null, entityId: null, redirectCode: 301 });
});

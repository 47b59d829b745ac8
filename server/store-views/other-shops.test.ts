import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { StoreView } from '#contract/store-views.ts';
import { STORE_VIEWS } from '#contract/testing/store-views.ts';
import { fakeCommerce, fakeStorefront, page, temporaryFolder, testServer } from '../testing/fixtures.ts';
import type { StoreViews } from './types.ts';

const { CA_EN, CA_FR, US_EN } = STORE_VIEWS;
const ONE: StoreView = { ...US_EN, code: 'default', prefix: '', isDefault: true };
const TRADE: StoreView = { ...CA_EN, id: 9, code: 'trade', prefix: '/pros', isDefault: false };

/** A list of store views, with a function to replace it. */
const changeable = (views: readonly StoreView[]) => {
  const listeners = new Set<() => void>();
  let list = views;
  const storeViews: StoreViews = {
    list: () => list,
    problems: () => (list.length > 1 ? [] : ['Store view es is not served']),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const replace = (next: readonly StoreView[]): void => {
    list = next;
    listeners.forEach((listener) => listener());
  };
  return { storeViews, replace };
};

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

const openShop = async (views: readonly StoreView[], environment: Record<string, string> = {}) => {
  const { storefront, requests } = fakeStorefront(({ url, storeViews }) =>
    page(`<!doctype html>${url} of ${storeViews.map(({ code }) => code).join()}`),
  );
  const { storeViews, replace } = changeable(views);
  const commerce = {
    ...fakeCommerce().commerce,
    siteMap: async () => new Map(views.map(({ code }) => [code, [{ path: '/' }]])),
  };
  const { app } = await testServer({ commerce, storefront, storeViews, environment });
  apps.push(app);
  const visit = async (url: string, cookie = '') => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { cookie, accept: 'text/html' } });
    return { status: statusCode, location: headers.location, headers, body };
  };
  return { visit, requests, replace };
};

test('a shop with one view serves it at the root, and names no other anywhere', async () => {
  const { visit, requests } = await openShop([ONE]);
  expect((await visit('/tiles')).body).toBe('<!doctype html>/tiles of default');
  expect(requests.at(-1)).toMatchObject({ storeView: 'default', currency: 'USD' });
  await visit('/CA_FR/tiles');
  expect(requests.at(-1)).toMatchObject({ storeView: 'default', url: '/CA_FR/tiles' });
  expect((await visit('/default/tiles?page=2')).location).toBe('/tiles?page=2');
  const texts = [(await visit('/robots.txt')).body, (await visit('/sitemap.xml')).body];
  expect(texts.join()).not.toMatch(/CA_|US_EN/);
  expect(texts[0]).toContain('Disallow: /cart$\n');
  expect(texts[1]).toContain('/sitemap-default.xml<');
  expect((await visit('/sitemap-CA_FR.xml')).status).toBe(404);
});

test('[RT-02][RT-03] four views, two of them in one language, each have their own prefix, in any spelling', async () => {
  const { visit, requests } = await openShop([CA_EN, TRADE, CA_FR, US_EN]);
  const viewAt = async (url: string) => {
    await visit(url);
    return requests.at(-1)?.storeView;
  };
  expect([await viewAt('/x'), await viewAt('/pros/x'), await viewAt('/CA_FR/x'), await viewAt('/US_EN/x')]).toEqual([
    'CA_EN',
    'trade',
    'CA_FR',
    'US_EN',
  ]);
  const locations = ['/PROS/x', '/trade/x', '/Trade', '/ca_en/x'].map(async (url) => (await visit(url)).location);
  expect(await Promise.all(locations)).toEqual(['/pros/x', '/pros/x', '/pros', '/x']);
  const robots = (await visit('/robots.txt')).body;
  for (const prefix of ['', '/pros', '/CA_FR', '/US_EN']) expect(robots).toContain(`Disallow: ${prefix}/checkout$\n`);
  expect((await visit('/sitemap-trade.xml')).body).toContain('/pros<');
});

test('a view that is switched off is gone from pages, robots.txt and the site map at once', async () => {
  const { visit, requests, replace } = await openShop([CA_EN, CA_FR]);
  expect((await visit('/CA_FR/x')).body).toContain('of CA_EN,CA_FR');
  expect((await visit('/x')).body).toContain('of CA_EN,CA_FR');
  await visit('/sitemap-CA_FR.xml');
  replace([CA_EN]);
  expect((await visit('/x')).body).toBe('<!doctype html>/x of CA_EN');
  await visit('/CA_FR/x');
  expect(requests.at(-1)).toMatchObject({ storeView: 'CA_EN', url: '/CA_FR/x' });
  expect([(await visit('/robots.txt')).body, (await visit('/sitemap.xml')).body].join()).not.toContain('CA_FR');
  expect((await visit('/sitemap-CA_FR.xml')).status).toBe(404);
  replace([CA_EN, { ...CA_FR, prefix: '/fr' }]);
  expect((await visit('/sitemap-CA_FR.xml')).body).toContain('/fr<');
});

test('[RT-04] a currency cookie counts where the view has the currency, unless it was chosen in another view', async () => {
  const { visit, requests } = await openShop([ONE, { ...CA_FR, currencies: ['CAD'] }]);
  const currencyWith = async (url: string, cookie: string) => {
    await visit(url, cookie);
    return requests.at(-1)?.currency;
  };
  expect(await currencyWith('/a', 'store_view_currency=CAD')).toBe('CAD');
  expect(await currencyWith('/b', 'store_view_currency=CAD; store_view_code=CA_FR')).toBe('USD');
  expect(await currencyWith('/CA_FR/c', 'store_view_currency=USD')).toBe('CAD');
  expect(await currencyWith('/d', 'store_view_currency=GBP')).toBe('USD');
});

test('[MP-10] pages of a prefixed view have the security policy of their path', async () => {
  const { visit } = await openShop([CA_EN, TRADE], { GOOGLE_MAPS_KEY: 'AIzaSyTestTestTest' });
  const policyAt = async (url: string) => String((await visit(url)).headers['content-security-policy']);
  expect(await policyAt('/pros/locations')).toContain('maps.googleapis.com');
  expect(await policyAt('/pros/checkout?x=1')).not.toContain('googleapis');
});

test('readiness names the views that are not served; without any view pages are unavailable', async () => {
  const { visit, replace } = await openShop([CA_EN]);
  const ready = await visit('/health/ready');
  expect([ready.status, JSON.parse(ready.body)]).toEqual([
    200,
    expect.objectContaining({ store_views: true, problems: ['Store view es is not served'] }),
  ]);
  replace([]);
  expect((await visit('/health/ready')).status).toBe(503);
  const { status, headers } = await visit('/');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
});

test('the failure page has the languages of the shop, each with its home page', async () => {
  const failing = fakeStorefront(() => Promise.reject(new Error('no'))).storefront;
  const bodyWith = async (views: readonly StoreView[]) => {
    const { app } = await testServer({ storefront: failing, storeViews: changeable(views).storeViews });
    apps.push(app);
    return (await app.inject('/')).body;
  };
  const both = await bodyWith([CA_EN, TRADE, CA_FR]);
  expect([...both.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/', '/CA_FR']);
  expect(both).toContain('Une erreur est survenue');
  const one = await bodyWith([ONE]);
  expect(one).toContain('lang="en-US"');
  expect(one).not.toContain('Une erreur');
});

test('pages are rendered with the messages of messages.yaml in their language', async () => {
  const folder = await temporaryFolder();
  const website = 'website: { name: Shop, sender: a@shop.test, address: 1 Main St, email: a@shop.test }\n';
  await writeFile(join(folder, 'stores.yaml'), website);
  await writeFile(join(folder, 'messages.yaml'), 'cart.title: { en: Basket, fr: Sac }\n');
  const { visit, requests } = await openShop([CA_EN, CA_FR], { CATALOGUE: folder });
  await visit('/tiles');
  expect(JSON.stringify(requests.at(-1)?.messages)).toContain('Basket');
  await visit('/CA_FR/tiles');
  expect(JSON.stringify(requests.at(-1)?.messages)).toContain('Sac');
});

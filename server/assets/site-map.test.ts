import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { SitePage } from '../commerce/port.ts';
import { fakeCommerce, testServer } from '../testing/fixtures.ts';

let app: FastifyInstance;

const pages = (...paths: string[]): SitePage[] => paths.map((path) => ({ path }));
const CHANGED = new Date('2026-05-04T10:20:30.400Z');
const PICTURES = [
  'https://shop.example/media/catalog/product/a.jpg?x=1&y=2',
  'https://shop.example/media/catalog/product/b.jpg',
];

beforeAll(async () => {
  const siteMap = async () =>
    new Map([
      ['CA_EN', [...pages('/', '/faq', '/a&b'), { path: '/marble.html', changedAt: CHANGED, pictures: PICTURES }]],
      ['CA_FR', pages('/', '/marble.html', '/été')],
    ]);
  ({ app } = await testServer({ commerce: { ...fakeCommerce().commerce, siteMap } }));
});
afterAll(() => app.close());

const addressesIn = async (url: string): Promise<string[]> => {
  const { statusCode, headers, body } = await app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(/^https?:\/\/[^/]+/, ''));
};

test('robots.txt names the site map, and that the list of every store view', async () => {
  expect((await app.inject('/robots.txt')).body).toMatch(/\nSitemap: https?:\/\/[^/]+\/sitemap\.xml\n/);
  expect(await addressesIn('/sitemap.xml')).toEqual(['/sitemap-CA_EN.xml', '/sitemap-CA_FR.xml', '/sitemap-US_EN.xml']);
});

test('lists all pages of the back end and the storefront, each once, in its store view', async () => {
  const english = await addressesIn('/sitemap-CA_EN.xml');
  for (const path of ['/', '/marble.html', '/faq', '/a&amp;b', '/showroom-reservation'])
    expect(english.filter((one) => one === path)).toEqual([path]);
  // Content pages that the back end does not list do not exist.
  for (const path of ['/stockroom', '/contact-us', '/careers/job-list']) expect(english).not.toContain(path);
  const french = await addressesIn('/sitemap-CA_FR.xml');
  expect(french).toEqual(expect.arrayContaining(['/CA_FR', '/CA_FR/marble.html', '/CA_FR/%C3%A9t%C3%A9']));
  expect(french).not.toContain('/CA_FR/');
});

test('no list has a page about one shopper, one that search engines leave out, or one with parameters', async () => {
  const all = await addressesIn('/sitemap-CA_EN.xml');
  for (const path of ['/cart', '/order-history', '/search.html', '/style-guide', '/careers/job', '/careers/apply'])
    expect(all).not.toContain(path);
});

test('a page that one country has is in the lists of that country alone', async () => {
  const path = '/showroom-reservation';
  expect(await addressesIn('/sitemap-CA_EN.xml')).toContain(path);
  expect(await addressesIn('/sitemap-CA_FR.xml')).toContain(`/CA_FR${path}`);
  expect((await addressesIn('/sitemap-US_EN.xml')).filter((one) => one.endsWith(path))).toEqual([]);
});

test('an entry has its last change and its pictures; the index has the last change of a file', async () => {
  const { body } = await app.inject('/sitemap-CA_EN.xml');
  const entry = /<url><loc>[^<]*\/marble\.html<\/loc>.*<\/url>/.exec(body)?.[0].replace(/^.*?<\/loc>/, '');
  expect(entry).toBe(
    '<lastmod>2026-05-04T10:20:30Z</lastmod>' +
      '<image:image><image:loc>https://shop.example/media/catalog/product/a.jpg?x=1&amp;y=2</image:loc></image:image>' +
      '<image:image><image:loc>https://shop.example/media/catalog/product/b.jpg</image:loc></image:image></url>',
  );
  expect(body).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(body).toMatch(/<loc>[^<]*\/faq<\/loc><\/url>/);
  const index = (await app.inject('/sitemap.xml')).body;
  expect(index).toMatch(/sitemap-CA_EN\.xml<\/loc><lastmod>2026-05-04T10:20:30Z<\/lastmod>/);
  expect(index).toMatch(/sitemap-CA_FR\.xml<\/loc><\/sitemap>/);
});

test('no page of a large shop is left out: a file has 10,000, and the index names all files', async () => {
  const paths = Array.from({ length: 25_000 }, (_, index) => `/product-${index}.html`);
  const siteMap = async () => new Map([['CA_EN', pages(...paths)]]);
  const { app: large } = await testServer({ commerce: { ...fakeCommerce().commerce, siteMap } });
  const locations = async (url: string): Promise<string[]> =>
    [...(await large.inject(url)).body.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const files = (await locations('/sitemap.xml')).filter((path) => path.includes('CA_EN'));
  expect(files).toEqual(['/sitemap-CA_EN.xml', '/sitemap-CA_EN-2.xml', '/sitemap-CA_EN-3.xml']);
  const lists = await Promise.all(files.map(locations));
  expect(lists.slice(0, 2).map((list) => list.length)).toEqual([10_000, 10_000]);
  const all = lists.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(paths.filter((path) => !all.includes(path)).length).toBe(0);
  expect((await large.inject('/sitemap-CA_EN-4.xml')).body).not.toContain('<urlset');
  await large.close();
}, 60_000);

test('a file is sent compressed to clients that accept it', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/sitemap-CA_EN.xml',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'Accept-Encoding']);
  expect(gunzipSync(rawPayload).toString()).toContain('/marble.html');
});

test('robots.txt forbids a private page and everything below it, but no page whose name begins alike', async () => {
  const { body } = await app.inject('/robots.txt');
  // RFC 9309: `$` matches the end, other characters are literal.
  const rules = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule);
  const isForbidden = (path: string): boolean =>
    rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
  for (const path of ['/cart', '/cart/', '/cart?x=1', '/CA_FR/cart', '/checkout/x', '/graphql?query=a', '/rest/V1/x'])
    expect([path, isForbidden(path)]).toEqual([path, true]);
  for (const path of [
    '/',
    '/carthage-mosaic.html',
    '/CA_FR/carthage-mosaic.html',
    '/checkout-counter.html',
    '/restful.html',
  ])
    expect([path, isForbidden(path)]).toEqual([path, false]);
});

test('where the back end lists nothing, there is no site map', async () => {
  const { app: other } = await testServer({});
  expect((await other.inject('/robots.txt')).body).not.toContain('Sitemap:');
  expect((await other.inject('/sitemap.xml')).headers['content-type']).not.toContain('xml');
  await other.close();
});

test('in front of a Magento it is rebuilt after six hours; robots.txt names it only after the first build', async () => {
  const siteMap = vi.fn(async () => new Map([['CA_EN', pages('/one.html')]]));
  siteMap.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  const { app: other } = await testServer({
    commerce: { ...fakeCommerce().commerce, siteMap },
    environment: { COMMERCE_URL: 'http://127.0.0.1:9' },
  });
  const named = async (): Promise<boolean> => (await other.inject('/robots.txt')).body.includes('Sitemap:');
  const list = async (): Promise<string> => (await other.inject('/sitemap-CA_EN.xml')).body;
  const start = Date.now();
  const now = vi.spyOn(Date, 'now').mockReturnValue(start);
  try {
    expect([await named(), (await other.inject('/sitemap.xml')).statusCode]).toEqual([false, 500]);
    expect([await named(), await list()]).toEqual([true, expect.stringContaining('/one.html')]);
    now.mockReturnValue(start + 6 * 3_600_000 - 1);
    siteMap.mockResolvedValue(new Map([['CA_EN', pages('/other.html')]]));
    expect(await list()).toContain('/one.html');
    now.mockReturnValue(start + 6 * 3_600_000);
    siteMap.mockRejectedValueOnce(new Error('away'));
    expect(await list()).toContain('/one.html');
    expect(await list()).toContain('/other.html');
  } finally {
    now.mockRestore();
    await other.close();
  }
});

test('builds a list once for concurrent requests, and again after a write, at most once a minute', async () => {
  const fake = fakeCommerce();
  let paths: Promise<readonly string[]> = Promise.resolve(['/one.html']);
  let requested = 0;
  const siteMap = async () => {
    requested += 1;
    return new Map([['CA_EN', pages(...(await paths))]]);
  };
  const { app: other } = await testServer({ commerce: { ...fake.commerce, siteMap } });
  const list = async (): Promise<string> => (await other.inject('/sitemap-CA_EN.xml')).body;
  const start = Date.now();
  const now = vi.spyOn(Date, 'now').mockReturnValue(start);
  try {
    paths = Promise.reject(new Error('away'));
    expect((await other.inject('/sitemap-CA_EN.xml')).statusCode).toBe(500);
    paths = Promise.resolve(['/one.html']);
    const both = await Promise.all([list(), list()]);
    expect(both[0]).toContain('/one.html');
    expect(requested).toBe(2);
    paths = Promise.resolve(['/other.html']);
    now.mockReturnValue(start + 3_600_000);
    expect(await list()).toContain('/one.html');
    fake.purge('products');
    expect(await list()).toContain('/other.html');
    paths = Promise.resolve(['/third.html']);
    fake.purge('products');
    expect(await list()).toContain('/other.html');
    now.mockReturnValue(start + 3_660_000);
    expect(await list()).toContain('/third.html');
    expect(requested).toBe(4);
  } finally {
    now.mockRestore();
    await other.close();
  }
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { fakeCommerce, testServer } from '../testing/fixtures.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const siteMap = async () =>
    new Map([
      ['CA_EN', ['/', '/marble.html', '/faq', '/a&b']],
      ['CA_FR', ['/', '/marble.html', '/été']],
    ] as const);
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
  for (const path of ['/', '/marble.html', '/faq', '/a&amp;b', '/stockroom', '/contact-us', '/careers/job-list'])
    expect(english.filter((one) => one === path)).toEqual([path]);
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

test('where the back end lists nothing, there is no site map', async () => {
  const { app: other } = await testServer({});
  expect((await other.inject('/robots.txt')).body).not.toContain('Sitemap:');
  expect((await other.inject('/sitemap.xml')).headers['content-type']).not.toContain('xml');
  await other.close();
});

test('builds a list once for concurrent requests, and again after a write, at most once a minute', async () => {
  const fake = fakeCommerce();
  let paths: Promise<readonly string[]> = Promise.resolve(['/one.html']);
  let requested = 0;
  const siteMap = async () => {
    requested += 1;
    return new Map([['CA_EN', await paths]] as const);
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

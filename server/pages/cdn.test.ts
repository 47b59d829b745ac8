import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog, silentLog } from '#commerce/platform/log.ts';
import { testDatabase } from '#commerce/platform/database/testing/database.ts';
import { openCatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { render } from '#storefront/entry-server.tsx';
import { embeddedCommerce } from '../commerce/embedded.ts';
import { fakeCommerce, fakeStorefront, page, testServer } from '../testing/fixtures.ts';
import { createCdnPurge } from './cdn-purge.ts';

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const serve = async (...[parts]: Parameters<typeof testServer>): Promise<FastifyInstance> => {
  const { app } = await testServer(parts);
  closings.push(() => app.close());
  return app;
};

const CDN_SETTINGS = { CDN_SECONDS: '600' };
const shared = fakeStorefront(({ url }) =>
  page('<!doctype html>x', {
    tags: ['product:12', 'cms_page:à propos'],
    cacheable: url !== '/private',
    status: url === '/none' ? 404 : 200,
  }),
).storefront;

test('a CDN may cache a page for guests for the configured time and purge it by tag; browsers revalidate each time', async () => {
  const app = await serve({ storefront: shared, environment: CDN_SETTINGS });
  const { headers } = await app.inject('/x');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=600',
    'cdn-cache-control': 'max-age=600, stale-while-revalidate=86400',
    'surrogate-control': 'max-age=600, stale-while-revalidate=86400',
    'cache-tag': 'cms_page:%C3%A0%20propos,product:12,store',
    'surrogate-key': 'cms_page:%C3%A0%20propos product:12 store',
    vary: 'Accept-Encoding, Cookie',
  });
  const again = await app.inject({ url: '/x', headers: { 'if-none-match': String(headers['etag']) } });
  expect([again.statusCode, again.headers['cache-tag']]).toEqual([304, headers['cache-tag']]);
});

test('a CDN must not cache private or missing pages, other currencies, or pages with too many tags; by default it caches nothing', async () => {
  const many = Array.from({ length: 1_000 }, (_, id) => `product:${id}`);
  const crowded = fakeStorefront(() => page('<!doctype html>x', { tags: many })).storefront;
  const ofApp = async (app: FastifyInstance, url: string, cookie = '') => {
    const { headers } = await app.inject({ url, headers: { cookie } });
    for (const name of ['cdn-cache-control', 'surrogate-control', 'cache-tag', 'surrogate-key'])
      expect(headers[name]).toBeUndefined();
    return headers['cache-control'];
  };
  const app = await serve({ storefront: shared, environment: CDN_SETTINGS });
  expect(await ofApp(app, '/private')).toBe('private, no-store');
  expect(await ofApp(app, '/none')).toBe('no-cache');
  expect(await ofApp(app, '/x', 'store_view_currency=USD')).toBe('private, no-cache');
  expect(await ofApp(await serve({ storefront: crowded, environment: CDN_SETTINGS }), '/x')).toBe('no-cache');
  expect(await ofApp(await serve({ storefront: shared }), '/x')).toBe('no-cache');
});

test('a page cached by a CDN is identical for a guest and for a customer with a cart', async () => {
  const database = await testDatabase();
  closings.push(() => database.close());
  const { commerce, execute } = await openCatalogueShop(database);
  await execute('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }', {
    variables: {
      input: { email: 'zephyrine@example.com', firstname: 'Zephyrine', lastname: 'Quill', password: 'Marble-12' },
    },
  });
  const { data } = await execute(
    'mutation { generateCustomerToken(email: "zephyrine@example.com", password: "Marble-12") { token } createEmptyCart }',
  );
  const { token } = data.generateCustomerToken;
  const storefront = fakeStorefront(() => page('')).storefront;
  const { assets } = await storefront.load();
  const rendered = { isDevelopment: false, load: async () => ({ assets, render }) };
  const parts = { commerce: embeddedCommerce(commerce), storefront: rendered, environment: CDN_SETTINGS };
  const visitor = {
    authorization: `Bearer ${token}`,
    cookie: `PHPSESSID=secret-77; private_content_version=secret-78; receipt=secret-79; cart=${data.createEmptyCart}; store_view_code=CA_EN`,
    referer: 'https://shop.test/secret-80',
    'user-agent': 'secret-81',
    'x-forwarded-for': '203.0.113.77',
  };
  for (const url of ['/', '/natural-stone-tiles', '/tivola-travertine.html', '/cart', '/faq']) {
    // Two shops, so that neither response comes from the cache of the other.
    const guest = await (await serve(parts)).inject({ url });
    const customer = await (await serve(parts)).inject({ url, headers: visitor });
    expect(guest.headers['cdn-cache-control']).toContain('max-age=600');
    expect(customer.body).toBe(guest.body);
    const whole = JSON.stringify(customer.headers) + customer.body;
    expect(whole).not.toMatch(/secret-|zephyrine|quill|203\.0\.113\.77/i);
    expect(whole).not.toContain(token);
    expect(whole).not.toContain(data.createEmptyCart);
    expect(customer.headers['set-cookie']).toBeUndefined();
    const { 'x-request-id': _one, date: _date, ...own } = customer.headers;
    const { 'x-request-id': _other, date: _then, ...others } = guest.headers;
    expect(own).toEqual(others);
  }
}, 120_000);

/** A CDN that responds with these statuses in order, then with 200. */
const openCdn = async (...statuses: number[]) => {
  const calls: { body: unknown; key: unknown; authorization: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { 'surrogate-key': key, authorization } = request.headers;
      calls.push({ body: JSON.parse(text), key, authorization });
      response.writeHead(statuses.shift() ?? 200).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closings.push(async () => void server.close());
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge` };
};

test('a write of the merchant sends its tags to the CDN, with the configured header', async () => {
  const { calls, url } = await openCdn();
  const { commerce, purge } = fakeCommerce();
  await serve({
    commerce,
    environment: { ...CDN_SETTINGS, CDN_PURGE_URL: url, CDN_PURGE_HEADER: 'Authorization: Bearer key' },
  });
  purge('product:12', 'cms_page:à propos');
  await vi.waitFor(() =>
    expect(calls).toEqual([
      {
        body: { tags: ['product:12', 'cms_page:%C3%A0%20propos'] },
        key: 'product:12 cms_page:%C3%A0%20propos',
        authorization: 'Bearer key',
      },
    ]),
  );
});

test('many tags go in several calls, one after the other; a call that fails is tried again', async () => {
  const { calls, url } = await openCdn(500);
  const purge = createCdnPurge({ url, header: undefined, log: silentLog, wait: async () => undefined });
  purge.add(new Set(Array.from({ length: 40 }, (_, id) => `product:${id}`)));
  await purge.settled();
  expect(calls.map(({ body }) => (body as { tags: string[] }).tags.length)).toEqual([30, 30, 10]);
});

test('logs a CDN that keeps failing, and sends the next write again', async () => {
  const lines: string[] = [];
  const { calls, url } = await openCdn(500, 500, 500);
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const purge = createCdnPurge({ url, header: undefined, log, wait: async () => undefined });
  purge.add(new Set(['store']));
  await purge.settled();
  expect(lines.join('')).toContain('CDN could not be purged');
  purge.add(new Set(['url']));
  await purge.settled();
  expect([lines.length, calls.length]).toEqual([1, 4]);
});

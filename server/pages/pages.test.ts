import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { STORE_VIEWS } from '#contract/testing/store-views.ts';
import { PAGE_LIFETIMES } from '#contract/lifetimes.ts';
import { fixedClock } from '#commerce/platform/clock.ts';
import { TagCache } from '#commerce/platform/cache/tag-cache.ts';
import { currentClient } from '#commerce/platform/client-work.ts';
import { BoundedQueue } from '../http/bounded-queue.ts';
import { fakeCommerce, fakeStorefront, page, testServer } from '../testing/fixtures.ts';
import { createPageEntry } from './page-entry.ts';
import { PageService } from './page-service.ts';

const open: FastifyInstance[] = [];

const serve = async (...[parts]: Parameters<typeof testServer>): Promise<FastifyInstance> => {
  const { app } = await testServer(parts);
  open.push(app);
  return app;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

test('[RT-01][RT-04][ST-17] a store view code as first segment renders the page in that store view and its currency', async () => {
  const { storefront, requests } = fakeStorefront(({ storeView, currency }) =>
    page(`<!doctype html>${storeView} ${currency}`),
  );
  const app = await serve({ storefront });
  expect((await app.inject('/CA_FR/cart')).body).toBe('<!doctype html>CA_FR CAD');
  expect((await app.inject('/US_EN/cart')).body).toBe('<!doctype html>US_EN USD');
  expect((await app.inject('/cart')).body).toBe('<!doctype html>CA_EN CAD');
  expect(requests.map(({ url }) => url)).toEqual(['/CA_FR/cart', '/US_EN/cart', '/cart']);
  expect((await app.inject('/CA_FR/cart')).headers['content-language']).toBe('fr-CA');
});

test('[RT-02] /CA_FR and /CA_FR/ are one page, rendered once', async () => {
  const { storefront, requests } = fakeStorefront(() => page('<!doctype html>home'));
  const app = await serve({ storefront });
  expect([(await app.inject('/CA_FR')).statusCode, (await app.inject('/CA_FR/')).statusCode]).toEqual([200, 200]);
  expect(requests.map(({ url }) => url)).toEqual(['/CA_FR/']);
});

test('[RT-04][CU-10][CU-11] a page comes in the currency of the cookie where the store view offers it, else in the view’s own', async () => {
  const app = await serve({
    storefront: fakeStorefront(({ currency }) => page(`<!doctype html>${currency}`)).storefront,
  });
  const fetchPage = async (cookie: string, url = '/'): Promise<string> =>
    (await app.inject({ url, headers: { cookie } })).body.slice(15);
  expect([await fetchPage(''), await fetchPage('', '/US_EN')]).toEqual(['CAD', 'USD']);
  expect(await fetchPage('a=b; store_view_currency=USD')).toBe('USD');
  expect(await fetchPage('store_view_currency="USD"')).toBe('USD');
  expect(await fetchPage('store_view_currency=EUR')).toBe('CAD');
  expect(await fetchPage('xstore_view_currency=USD')).toBe('CAD');
});

test('[RT-04] a currency chosen in another store view does not come along', async () => {
  const app = await serve({
    storefront: fakeStorefront(({ currency }) => page(`<!doctype html>${currency}`)).storefront,
  });
  const fetchPage = async (url: string, cookie: string): Promise<string> =>
    (await app.inject({ url, headers: { cookie } })).body.slice(15);
  expect(await fetchPage('/US_EN', 'store_view_code=CA_EN; store_view_currency=CAD')).toBe('USD');
  expect(await fetchPage('/CA_FR', 'store_view_currency=USD; store_view_code=US_EN')).toBe('CAD');
  expect(await fetchPage('/US_EN', 'store_view_code=US_EN; store_view_currency=CAD')).toBe('CAD');
});

test('[RT-04] the queries of a page carry its store view and currency', async () => {
  const { commerce, calls } = fakeCommerce();
  const { storefront } = fakeStorefront(async ({ execute }) =>
    page(`<!doctype html>${JSON.stringify(await execute({ query: '{ storeConfig { code } }' }))}`),
  );
  const app = await serve({ commerce, storefront });
  expect((await app.inject({ url: '/US_EN/x', headers: { cookie: 'store_view_currency=CAD' } })).body).toContain(
    '{"data":{"storeConfig":{"code":"CA_EN"}}}',
  );
  expect(calls[0]?.headers).toEqual({ store: 'US_EN', 'content-currency': 'CAD' });
});

test('[RT-03] /CA_EN/x redirects permanently to /x and keeps the query', async () => {
  const app = await serve();
  const redirect = async (url: string): Promise<unknown> => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers.location];
  };
  expect(await redirect('/CA_EN/x?page=2&utm_source=a')).toEqual([301, '/x?page=2&utm_source=a']);
  expect(await redirect('/CA_EN')).toEqual([301, '/']);
  expect(await redirect('/ca_fr/x')).toEqual([301, '/CA_FR/x']);
  expect(await redirect('/us_en')).toEqual([301, '/US_EN']);
  expect(await redirect('/a//b///c?x=1')).toEqual([301, '/a/b/c?x=1']);
  expect(await redirect('/%56inyl%2Etxt?x=%41')).toEqual([301, '/Vinyl.txt?x=%41']);
});

test('[RT-03] an address in another spelling redirects once, to where its page redirects', async () => {
  const { storefront } = fakeStorefront(({ url }) => {
    if (url.startsWith('/CA_FR/Vinyl')) return page('', { redirect: { status: 301, location: '/CA_FR/vinyl' } });
    if (url === '/CA_FR/sale') return page('', { redirect: { status: 302, location: '/CA_FR/winter' } });
    if (url === '/CA_FR/broken') throw new Error('no database');
    return page('<!doctype html>');
  });
  const app = await serve({ storefront });
  const redirect = async (url: string): Promise<unknown> => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers.location];
  };
  expect(await redirect('/ca_fr/Vinyl?utm_source=a')).toEqual([301, '/CA_FR/vinyl?utm_source=a']);
  expect(await redirect('/ca_fr//Vinyl')).toEqual([301, '/CA_FR/vinyl']);
  expect(await redirect('/ca_fr/sale')).toEqual([301, '/CA_FR/sale']);
  expect(await redirect('/ca_fr/broken')).toEqual([301, '/CA_FR/broken']);
});

test('serves the second request from the cache, with the same ETag, in the accepted encoding', async () => {
  const html = `<!doctype html>${'tile '.repeat(500)}`;
  const { storefront, requests } = fakeStorefront(() => page(html));
  const app = await serve({ storefront });
  const br = await app.inject({ url: '/x', headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await app.inject({ url: '/x', headers: { 'accept-encoding': 'gzip' } });
  const plain = await app.inject('/x');
  expect(requests).toHaveLength(1);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(html);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(html);
  expect(plain.body).toBe(html);
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(1);
  expect(br.headers['vary']).toContain('Accept-Encoding');
  expect(br.headers['set-cookie']).toBeUndefined();
  const again = await app.inject({
    url: '/x',
    headers: { 'if-none-match': String(br.headers.etag), 'accept-encoding': 'br' },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  for (let hit = 0; hit < 4; hit += 1) await app.inject('/x');
  const small = await app.inject({ url: '/x', headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(html);
});

test.each([undefined, 'none', 'same-origin', 'same-site', 'cross-site', 'x'])(
  'every page has one opener policy, under which payment windows keep their opener: a visit from %s',
  async (cameFrom) => {
    const { storefront } = fakeStorefront(({ url }) =>
      url.startsWith('/broken') ? Promise.reject(new Error('broken')) : page('<!doctype html>x'),
    );
    const app = await serve({ storefront });
    const headers = cameFrom ? { 'sec-fetch-site': cameFrom } : {};
    const policyOf = async (url: string, more = {}): Promise<unknown> => {
      const response = await app.inject({ url, headers: { ...headers, ...more } });
      return [response.statusCode, response.headers['cross-origin-opener-policy']];
    };
    expect(await policyOf('/x')).toEqual([200, 'same-origin-allow-popups']);
    const { etag = '' } = (await app.inject('/x')).headers;
    expect(await policyOf('/x', { 'if-none-match': etag })).toEqual([304, 'same-origin-allow-popups']);
    expect(await policyOf('/broken')).toEqual([500, 'same-origin-allow-popups']);
  },
);

test('the key of the cache is path, page query, store view and currency, nothing else', async () => {
  const { storefront, requests } = fakeStorefront(({ url }) => page(`<!doctype html>${url}`));
  const app = await serve({ storefront });
  await app.inject('/x?utm_source=a&page=2&query=oak');
  await app.inject('/x?query=oak&page=2&email=a%40b.c');
  expect(requests.map(({ url }) => url)).toEqual(['/x?page=2&query=oak']);
  await app.inject('/x?page=3&query=oak');
  await app.inject('/CA_FR/x?page=2&query=oak');
  await app.inject({ url: '/x?page=2&query=oak', headers: { cookie: 'store_view_currency=USD' } });
  expect(requests).toHaveLength(4);
  await app.inject(`/x?${encodeURIComponent('color[filter]')}=Red,4`);
  expect(requests[4]?.url).toBe('/x?color%5Bfilter%5D=Red%2C4');
});

test('a purge of a tag the page or its queries carried makes it render again', async () => {
  const { commerce, purge } = fakeCommerce();
  const { storefront, requests } = fakeStorefront(async ({ execute }) => {
    await execute({ query: '{ storeConfig { code } }' });
    return page('<!doctype html>', { tags: ['product:1'] });
  });
  const app = await serve({ commerce, storefront });
  await app.inject('/x');
  purge('product:2');
  await app.inject('/x');
  expect(requests).toHaveLength(1);
  purge('product:1');
  await app.inject('/x');
  purge('store');
  await app.inject('/x');
  expect(requests).toHaveLength(3);
});

test('fifty concurrent requests for one page share one render', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { storefront, requests } = fakeStorefront(async () => {
    await gate;
    return page('<!doctype html>');
  });
  const app = await serve({ storefront });
  const pending = Array.from({ length: 50 }, () => app.inject('/x'));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  open();
  const responses = await Promise.all(pending);
  expect(requests).toHaveLength(1);
  expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test('an old page is served while a new one is made', async () => {
  const clock = fixedClock('2026-06-01T12:00:00Z');
  const { storefront, requests } = fakeStorefront(() => page(`<!doctype html>${requests.length}`));
  const app = await serve({ clock, storefront });
  await app.inject('/x');
  clock.advance(10 * 60_000);
  expect((await app.inject('/x')).body).toBe('<!doctype html>1');
  await expect.poll(async () => (await app.inject('/x')).body).toBe('<!doctype html>2');
});

test('404 and 500 have the rendered body, and neither is cached', async () => {
  const { storefront, requests } = fakeStorefront(({ url }) =>
    page(`<!doctype html>${url}`, { status: url === '/gone' ? 404 : 500 }),
  );
  const app = await serve({ storefront });
  for (const [url, status] of [
    ['/gone', 404],
    ['/broken', 500],
  ] as const) {
    const first = await app.inject(url);
    await app.inject(url);
    expect([first.statusCode, first.body]).toEqual([status, `<!doctype html>${url}`]);
    expect(first.headers['content-security-policy']).toContain("default-src 'none'");
  }
  expect(requests).toHaveLength(4);
  expect((await app.inject('/broken')).headers['cache-control']).toBe('private, no-store');
});

test('redirects of the storefront are real redirects and never leave the origin by accident', async () => {
  const { storefront } = fakeStorefront(({ url }) =>
    page('', {
      redirect: { status: url === '/a' ? 301 : 302, location: url === '/a' ? '/CA_FR/b' : '//evil.example/x' },
    }),
  );
  const app = await serve({ storefront });
  const a = await app.inject('/a');
  expect([a.statusCode, a.headers.location, a.body]).toEqual([301, '/CA_FR/b', '']);
  const tagged = await app.inject('/a?utm_source=x&gclid=y%20z');
  expect(tagged.headers.location).toBe('/CA_FR/b?utm_source=x&gclid=y%20z');
  const b = await app.inject('/b');
  expect([b.statusCode, b.headers.location]).toEqual([302, '/evil.example/x']);
});

test('[SI-23] with a key, the styles of the map’s script are allowed by a nonce that differs per render; nothing unsafe is allowed', async () => {
  const app = await serve({
    environment: { GOOGLE_MAPS_KEY: 'AIzaSyTestTestTestTestTestTestTest' },
    storefront: fakeStorefront(({ nonce }) => page(`<!doctype html><head><style nonce="${nonce}">a{}</style></head>`))
      .storefront,
  });
  const nonceOf = async (url: string): Promise<(string | undefined)[]> => {
    const { headers, body } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/style-src [^;]*'sha256-/);
    return [/style-src [^;]*'nonce-([\w-]+)'/.exec(policy)?.[1], /<style nonce="([\w-]+)"><\/style>/.exec(body)?.[1]];
  };
  const [inPolicy, inPage] = await nonceOf('/locations');
  expect(inPolicy).toMatch(/^[\w-]{24}$/);
  expect(inPage).toBe(inPolicy);
  expect((await nonceOf('/faq'))[0]).not.toBe(inPolicy);
  expect(await nonceOf('/checkout')).toEqual([undefined, undefined]);
});

test('a render that fails gives a page in both languages with a debug id, and no detail', async () => {
  const app = await serve({
    storefront: fakeStorefront(() => {
      throw new Error('secret cause');
    }).storefront,
  });
  const { statusCode, body, headers } = await app.inject('/x');
  expect(statusCode).toBe(500);
  expect(body).toContain('Something went wrong');
  expect(body).toContain('Une erreur est survenue');
  expect(body).toContain(String(headers['x-request-id']));
  expect(body).not.toContain('secret');
  expect(headers['cache-control']).toBe('no-store');
});

test('a page with a cookie is never shared and the cookie is dropped', async () => {
  const { storefront, requests } = fakeStorefront(() =>
    page('<!doctype html>', { headers: { 'Set-Cookie': 'a=b', 'X-Own': '1' } }),
  );
  const app = await serve({ storefront });
  const reply = await app.inject('/x');
  await app.inject('/x');
  expect(requests).toHaveLength(2);
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(reply.headers['x-own']).toBe('1');
  expect(reply.headers['cache-control']).toBe('private, no-store');
});

test('a page is fresh for the lifetime of its kind', async () => {
  const clock = fixedClock('2026-06-01T12:00:00Z');
  const { storefront, requests } = fakeStorefront(({ url }) =>
    page('<!doctype html>x', { kind: url.startsWith('/search') ? 'search' : 'category' }),
  );
  const app = await serve({ clock, storefront });
  const rendered = async (url: string, seconds: number): Promise<number> => {
    await app.inject(url);
    clock.advance(seconds * 1000);
    requests.splice(0);
    await app.inject(url);
    return requests.length;
  };
  const { search, category } = PAGE_LIFETIMES;
  expect(search.fresh).toBeLessThan(category.fresh);
  expect([
    await rendered('/search.html?query=a', search.fresh),
    await rendered('/search.html?query=b', search.fresh + 1),
  ]).toEqual([0, 1]);
  expect([await rendered('/a', category.fresh), await rendered('/b', category.fresh + 1)]).toEqual([0, 1]);
});

test('of two addresses that wait for renders, one with many waits for its own', async () => {
  const gates: (() => void)[] = [];
  const begun: string[] = [];
  const pages = new PageService({
    cache: new TagCache({ clock: fixedClock('2026-06-01T12:00:00Z'), maxBytes: 1_000, lifetime: PAGE_LIFETIMES.other }),
    queue: new BoundedQueue({ concurrency: 1, waiting: 10, deadlineMs: 5_000 }),
    isCaching: false,
    render: async ({ url }) => {
      begun.push(url);
      await new Promise<void>((go) => gates.push(go));
      return createPageEntry({ status: 200, headers: {}, tags: new Set(), kind: 'other', isShared: false }, url);
    },
  });
  const get = (url: string, ip: string) => pages.get({ url, ip, storeView: STORE_VIEWS.CA_EN, currency: 'CAD' });
  const work = [get('/a1', 'a'), get('/a2', 'a'), get('/a3', 'a'), get('/b1', 'b')];
  while (begun.length < 4) {
    gates.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  gates.shift()?.();
  await Promise.all(work);
  expect(begun).toEqual(['/a1', '/a2', '/b1', '/a3']);
});

test('rendering is attributed to the requesting address, and to no address once others wait for it', async () => {
  const { promise: gate, resolve: go } = Promise.withResolvers<void>();
  const seen: string[] = [];
  const pages = new PageService({
    cache: new TagCache({ clock: fixedClock('2026-01-01T00:00:00Z'), maxBytes: 1e6, lifetime: PAGE_LIFETIMES.other }),
    queue: new BoundedQueue({ concurrency: 1, waiting: 1, deadlineMs: 5_000 }),
    isCaching: true,
    render: async () => {
      seen.push(currentClient());
      await gate;
      seen.push(currentClient());
      return createPageEntry(
        { status: 200, headers: {}, tags: new Set(['a']), isShared: true, kind: 'other' },
        '<!doctype html>',
      );
    },
  });
  const target = { url: '/', storeView: STORE_VIEWS.CA_EN, currency: 'CAD' } as const;
  const first = pages.get({ ...target, ip: '192.0.2.1' });
  const second = pages.get({ ...target, ip: '192.0.2.2' });
  go();
  expect(await first).toBe(await second);
  expect(seen).toEqual(['192.0.2.1', '']);
});

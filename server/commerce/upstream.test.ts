import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { fixedClock } from '#commerce/platform/clock.ts';
import { fakeStorefront, page, testServer } from '../testing/fixtures.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { loadSettings } from '#commerce/settings.ts';
import { openCommerce } from './open-commerce.ts';
import { createUpstreamCommerce } from './upstream.ts';

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

let magento: Server;
let app: FastifyInstance;
let url: string;
const seen: Seen[] = [];

beforeAll(async () => {
  magento = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const target = request.url ?? '';
      seen.push({
        method: request.method ?? '',
        url: target,
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      });
      response.setHeader('set-cookie', 'PHPSESSID=1');
      response.setHeader('x-powered-by', 'PHP');
      if (target.startsWith('/media/')) return response.setHeader('content-type', 'image/webp').end('picture');
      if (target.startsWith('/rest/'))
        return response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"No such entity"}');
      if (target.includes('broken'))
        return response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return response.setHeader('content-type', 'application/json').end('{"data":{"storeConfig":{"code":"CA_FR"}}}');
    });
  });
  await new Promise<void>((done) => magento.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(magento.address() as AddressInfo).port}`;
  const { storefront } = fakeStorefront(async ({ execute, url: target }) =>
    page(
      `<!doctype html>${JSON.stringify(await execute({ query: target.includes('broken') ? '{ broken }' : '{ storeConfig { code } }', variables: { a: 1 } }))}`,
    ),
  );
  ({ app } = await testServer({
    environment: { COMMERCE_URL: url },
    commerce: createUpstreamCommerce({ url }),
    storefront,
  }));
});

beforeEach(() => void seen.splice(0));

afterAll(async () => {
  await app.close();
  await new Promise((done) => magento.close(done));
});

test('renders a page with responses of the remote back end, requested by GET', async () => {
  const { body, headers } = await app.inject({ url: '/CA_FR/x', headers: { cookie: 'PHPSESSID=mine' } });
  expect(body).toBe('<!doctype html>{"data":{"storeConfig":{"code":"CA_FR"}}}');
  expect(headers['set-cookie']).toBeUndefined();
  const requested = new URL(seen[0]?.url ?? '', url);
  expect([seen[0]?.method, requested.searchParams.get('query'), requested.searchParams.get('variables')]).toEqual([
    'GET',
    '{ storeConfig { code } }',
    '{"a":1}',
  ]);
  expect(seen[0]?.headers).toMatchObject({ store: 'CA_FR', 'content-currency': 'CAD' });
  expect(seen[0]?.headers.cookie).toBeUndefined();
});

test('shows the failure page for a response that is not GraphQL', async () => {
  const { statusCode, headers, body } = await app.inject('/broken');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('Une erreur est survenue');
});

test('GraphQL is passed on with its method, headers and body', async () => {
  const outcome = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'mutation { a }', variables: { b: 2 } },
    headers: { authorization: 'Bearer t', cookie: 'a=b' },
  });
  expect(outcome.json()).toEqual({ data: { storeConfig: { code: 'CA_FR' } } });
  expect(outcome.headers['set-cookie']).toBeUndefined();
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ query: 'mutation { a }', variables: { b: 2 } });
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer t' });
  expect(seen[0]?.headers.cookie).toBeUndefined();
});

test('a query too long for a URL is sent by POST', async () => {
  await app.inject('/graphql?query=' + encodeURIComponent(`{ a(b: "${'x'.repeat(7_000)}") }`));
  expect(seen[0]?.method).toBe('POST');
});

test('variables that are no JSON are the caller’s mistake', async () => {
  const body = { query: '{ a }', variables: '{' };
  expect((await app.inject({ method: 'POST', url: '/graphql', payload: body })).statusCode).toBe(400);
  expect((await app.inject(`/graphql?query=%7Ba%7D&variables=%7B${'x'.repeat(7_000)}`)).statusCode).toBe(400);
});

test('paths below /rest cannot reach other paths of the remote back end', async () => {
  for (const path of ['/rest/..%2fadmin', '/rest/V1/..%2f..%2fadmin', '/rest/V1/..%5c..%5cadmin']) {
    expect((await app.inject(path)).statusCode).toBe(404);
  }
  expect(seen).toEqual([]);
});

test('REST calls name the store view in the path, as Magento reads it', async () => {
  await app.inject({ url: '/rest/V1/guest-carts/x/totals', headers: { store: 'german' } });
  await app.inject({ url: '/rest/french/V1/guest-carts/x/totals', headers: { store: 'german' } });
  expect(seen.map((one) => one.url)).toEqual([
    '/rest/german/V1/guest-carts/x/totals',
    '/rest/french/V1/guest-carts/x/totals',
  ]);
});

test('a reCAPTCHA token is passed on with protected calls only', async () => {
  const headers = { 'x-recaptcha': 'token' };
  const call = (query: string) => app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers });
  await call('mutation { generateCustomerToken(email: "a", password: "b") { token } }');
  await call('mutation { createEmptyCart }');
  await app.inject({ method: 'POST', url: '/rest/V1/guest-carts/x/payment-information', payload: {}, headers });
  await app.inject({ method: 'POST', url: '/rest/V1/guest-carts/x/shipping-information', payload: {}, headers });
  expect(seen.map((one) => one.headers['x-recaptcha'])).toEqual(['token', undefined, 'token', undefined]);
});

test('REST keeps status, body and idempotency key', async () => {
  const outcome = await app.inject({
    method: 'POST',
    url: '/rest/V1/guest-carts/x/payment-information?y=1',
    payload: '{"a": 1}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
  });
  expect([outcome.statusCode, outcome.json()]).toEqual([404, { message: 'No such entity' }]);
  expect(seen[0]).toMatchObject({ url: '/rest/V1/guest-carts/x/payment-information?y=1', body: '{"a": 1}' });
  expect(seen[0]?.headers['idempotency-key']).toBe('k');
});

test('files of its media are passed through, without cookies', async () => {
  const outcome = await app.inject({
    url: '/media/catalog/product/a.jpg?v=2',
    headers: { cookie: 'a=b', accept: 'image/webp' },
  });
  expect([outcome.statusCode, outcome.body]).toEqual([200, 'picture']);
  expect(seen[0]).toMatchObject({ url: '/media/catalog/product/a.jpg?v=2' });
  expect(seen[0]?.headers.cookie).toBeUndefined();
  expect(outcome.headers['set-cookie']).toBeUndefined();
  expect(outcome.headers['x-powered-by']).toBeUndefined();
  expect(outcome.headers['x-content-type-options']).toBe('nosniff');
});

/** A foreign back end that misbehaves as `manners` says, with a shop in front of it. */
const behind = async (manners: (request: IncomingMessage, response: ServerResponse) => void, limits: object = {}) => {
  const server = createServer(manners);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clock = fixedClock('2026-06-01T12:00:00Z');
  const { storefront } = fakeStorefront(async ({ execute }) =>
    execute({ query: '{ storeConfig { code } }' }).then(
      (result) => page(`<!doctype html>${JSON.stringify(result)}`),
      () => page('<!doctype html>the storefront’s own', { status: 500 }),
    ),
  );
  const shop = await testServer({
    environment: { COMMERCE_URL: address },
    commerce: createUpstreamCommerce({ url: address, ...limits }),
    storefront,
    clock,
    remoteMedia: { patienceMs: 500, maxBytes: 1_000_000 },
  });
  const close = async (): Promise<void> => {
    await shop.app.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { app: shop.app, clock, close };
};

const JSON_TYPE = { 'content-type': 'application/json' };
const REQUEST = { method: 'POST', url: '/graphql', payload: { query: '{a}' } } as const;

const endless = (_request: IncomingMessage, response: ServerResponse): void => {
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
    response.once('drain', more);
  };
  response.writeHead(200, JSON_TYPE);
  more();
};

test('cuts off an endless response at the configured length', { timeout: 10_000 }, async () => {
  const { app: shop, close } = await behind(endless, { maxBytes: 100_000 });
  const outcome = await shop.inject(REQUEST);
  expect([outcome.statusCode, outcome.headers['retry-after']]).toEqual([503, '5']);
  await close();
});

test('cuts off a stalled response after the configured time', { timeout: 10_000 }, async () => {
  const { app: shop, close } = await behind((_, response) => response.writeHead(200, JSON_TYPE).write('{"a":'), {
    deadlineMs: 100,
  });
  expect((await shop.inject('/rest/V1/x')).statusCode).toBe(503);
  await close();
});

/** Opens a remote back end on a test server. `manners` handles its requests after the start. */
const opened = async (manners: (request: IncomingMessage, response: ServerResponse) => void, limits: object) => {
  let hasStarted = false;
  const server = createServer((request, response) => {
    if (hasStarted) manners(request, response);
    else response.writeHead(200, JSON_TYPE).end('{"data":null}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const settings = loadSettings({
    COMMERCE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...limits,
  });
  const voice = { say: () => {}, step: <T>(_: string, work: () => Promise<T>) => work() };
  const { commerce } = await openCommerce({ settings, log: silentLog, voice });
  const { app: shop } = await testServer({ commerce });
  hasStarted = true;
  const close = async (): Promise<void> => {
    await shop.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return {
    send: () => commerce.handleRest({ method: 'GET', path: '/x', headers: {}, body: undefined, ip: '' }),
    app: shop,
    close,
  };
};

test('the maximum length is a setting', { timeout: 10_000 }, async () => {
  const { send, close } = await opened(endless, { COMMERCE_MAX_MB: '1' });
  await expect(send()).rejects.toMatchObject({ cause: { message: 'The response is longer than 1048576 bytes' } });
  await close();
});

test('the time limit is a setting, and covers the request up to the last byte', { timeout: 20_000 }, async () => {
  const drip = (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => response.write(' '), 100);
    response.once('close', () => clearInterval(timer));
  };
  const { send, app: shop, close } = await opened(drip, { COMMERCE_TIMEOUT: '1' });
  await expect(send()).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
  const outcome = await shop.inject(REQUEST);
  expect([outcome.statusCode, outcome.headers['retry-after']]).toEqual([503, '5']);
  await close();
});

test('a shop that has no store is not ready', async () => {
  const { app: shop, close } = await behind((_request, response) => {
    response.writeHead(200, JSON_TYPE).end('{"data":{"storeConfig":null}}');
  });
  expect((await shop.inject('/health/ready')).statusCode).toBe(503);
  await close();
});

test('shows, but does not cache, a page with a missing response', async () => {
  const { storefront, requests } = fakeStorefront(async ({ execute }) => {
    await execute({ query: '{ a }' }).catch(() => {});
    return page('<!doctype html>without');
  });
  const server = await testServer({ commerce: createUpstreamCommerce({ url: 'http://127.0.0.1:9' }), storefront });
  for (let count = 0; count < 2; count += 1) {
    const shown = await server.app.inject('/x');
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
  }
  expect(requests).toHaveLength(2);
  await server.app.close();
});

test.each([
  ['an HTML page', 200, 'text/html', '<h1>Magento</h1>'],
  ['a gateway’s error', 502, 'text/html', '<h1>Bad gateway</h1>'],
  ['broken JSON', 200, 'application/json', '{"data":'],
])('%s makes the process not ready, without showing the back end’s message', async (_, status, type, body) => {
  const { app: shop, close } = await behind((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  expect((await shop.inject('/health/ready')).statusCode).toBe(503);
  const shown = await shop.inject('/x');
  expect([shown.statusCode, shown.headers['retry-after']]).toEqual([503, '5']);
  expect(shown.body).not.toMatch(/Magento|gateway|storefront’s own/);
  if (type === 'text/html') {
    expect((await shop.inject(REQUEST)).json()).toMatchObject({ errors: [{ message: 'Service unavailable' }] });
    expect((await shop.inject('/rest/V1/x')).json()).toMatchObject({ message: 'Service unavailable' });
  }
  await close();
});

test('shows cached pages while the back end is unavailable; pauses, then tries again', async () => {
  let isAway = false;
  let requested = 0;
  const {
    app: shop,
    clock,
    close,
  } = await behind(
    (_request, response) => {
      requested += 1;
      if (isAway) return response.writeHead(503).end();
      return response.writeHead(200, JSON_TYPE).end('{"data":{"storeConfig":{"code":"CA_EN"}}}');
    },
    { circuit: { failures: 3, pauseMs: 100 } },
  );
  const saved = await shop.inject('/kept');
  isAway = true;
  clock.advance(3_600_000);
  for (let count = 0; count < 5; count += 1) expect((await shop.inject('/kept')).body).toBe(saved.body);
  for (let count = 0; count < 10; count += 1) expect((await shop.inject(`/new${count}`)).statusCode).toBe(503);
  expect(requested).toBeLessThanOrEqual(5);
  isAway = false;
  await expect.poll(async () => (await shop.inject('/new')).statusCode, { timeout: 5_000 }).toBe(200);
  await close();
});

test('cuts off stalled media, and responds 404 for media that are a page of the back end', async () => {
  const { app: shop, close } = await behind((request, response) => {
    if (request.url?.includes('silent')) return;
    if (request.url?.includes('page')) return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>');
    if (request.url?.includes('away')) return void response.writeHead(500).end('<h1>');
    response.writeHead(200, { 'content-type': 'image/webp' });
    if (request.url?.includes('still')) return void response.write('part');
    response.end(Buffer.alloc(2_000_000));
  });
  expect((await shop.inject('/media/silent.webp')).statusCode).toBe(503);
  expect((await shop.inject('/media/page.webp')).statusCode).toBe(404);
  expect((await shop.inject('/media/away.webp')).statusCode).toBe(503);
  for (const name of ['still', 'endless']) await expect(shop.inject(`/media/${name}.webp`)).rejects.toThrow();
  await close();
});

test.each([
  [503, '120', 503],
  [429, '7', 429],
  [429, 'Fri, 31 Dec 1999 23:59:59 GMT', 429],
])('passes on Retry-After of a response %i without JSON', async (given, retryAfter, status) => {
  const { app: shop, close } = await behind((_request, response) => {
    response.writeHead(given, { 'content-type': 'text/html', 'retry-after': retryAfter }).end('<h1>Maintenance</h1>');
  });
  const seconds = /^\d+$/.test(retryAfter) ? retryAfter : '5';
  const api = await shop.inject(REQUEST);
  expect([api.statusCode, api.headers['retry-after']]).toEqual([status, seconds]);
  const shown = await shop.inject('/x');
  expect([shown.statusCode, shown.headers['retry-after']]).toEqual([503, seconds]);
  await close();
});

test('passes on Retry-After of a JSON response', async () => {
  const { app: shop, close } = await behind((_request, response) => {
    response.writeHead(429, { ...JSON_TYPE, 'retry-after': '9' }).end('{"errors":[{"message":"Too many requests"}]}');
  });
  const api = await shop.inject(REQUEST);
  expect([api.statusCode, api.headers['retry-after']]).toEqual([429, '9']);
  await close();
});

test('sends the cache id that Magento returned, for guests of each store view, and forwards the browsers’ cache ids', async () => {
  const sent: unknown[] = [];
  const { app: shop, close } = await behind((request, response) => {
    sent.push(request.headers['x-magento-cache-id']);
    const id = `id-of-${request.headers.store}`;
    response.writeHead(200, { ...JSON_TYPE, 'x-magento-cache-id': id }).end('{"data":{"storeConfig":{"code":"x"}}}');
  });
  for (const path of ['/a', '/b', '/CA_FR/c', '/d']) await shop.inject(path);
  const given = await shop.inject({ url: '/graphql?query={a}', headers: { 'x-magento-cache-id': 'mine' } });
  expect(sent).toEqual([undefined, 'id-of-CA_EN', undefined, 'id-of-CA_EN', 'mine']);
  expect(given.headers['x-magento-cache-id']).toBe('id-of-undefined');
  await close();
});

test('forwards the address and the browser of a shopper with calls, but not with pages', async () => {
  const requested: IncomingHttpHeaders[] = [];
  const { app: shop, close } = await behind((request, response) => {
    requested.push(request.headers);
    response.writeHead(200, JSON_TYPE).end('{"data":{"storeConfig":{"code":"x"}}}');
  });
  const from = { remoteAddress: '203.0.113.7', headers: { 'user-agent': 'Firefox' } };
  await shop.inject({ ...REQUEST, ...from });
  await shop.inject({ url: '/rest/V1/x', ...from, remoteAddress: '2001:db8:1:2::3' });
  await shop.inject({ url: '/x', ...from });
  expect(requested.map((headers) => [headers['x-forwarded-for'], headers['user-agent']])).toEqual([
    ['203.0.113.7', 'Firefox'],
    ['2001:db8:1:2::', 'Firefox'],
    [undefined, 'node'],
  ]);
  await close();
});

test('a back end that is away is a failure page and a process that is not ready', async () => {
  const away = createUpstreamCommerce({ url: 'http://127.0.0.1:9' });
  const { storefront } = fakeStorefront(async ({ execute }) => page(String(await execute({ query: '{a}' }))));
  const server = await testServer({ environment: { COMMERCE_URL: 'http://127.0.0.1:9' }, commerce: away, storefront });
  expect((await server.app.inject('/x')).statusCode).toBe(503);
  expect((await server.app.inject('/health/ready')).statusCode).toBe(503);
  expect((await server.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{a}' } })).statusCode).toBe(
    503,
  );
  await server.app.close();
});

import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { fakeStorefront, page, testServer } from '../testing/fixtures.ts';
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

test('a page is rendered with answers of the foreign back end, asked for by GET', async () => {
  const { body, headers } = await app.inject({ url: '/CA_FR/x', headers: { cookie: 'PHPSESSID=mine' } });
  expect(body).toBe('<!doctype html>{"data":{"storeConfig":{"code":"CA_FR"}}}');
  expect(headers['set-cookie']).toBeUndefined();
  const asked = new URL(seen[0]?.url ?? '', url);
  expect([seen[0]?.method, asked.searchParams.get('query'), asked.searchParams.get('variables')]).toEqual([
    'GET',
    '{ storeConfig { code } }',
    '{"a":1}',
  ]);
  expect(seen[0]?.headers).toMatchObject({ store: 'CA_FR', 'content-currency': 'CAD' });
  expect(seen[0]?.headers.cookie).toBeUndefined();
});

test('an answer that is no GraphQL is a failure, not an empty page', async () => {
  expect((await app.inject('/broken')).statusCode).toBe(500);
});

test('GraphQL is passed on with its method, headers and body', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'mutation { a }', variables: { b: 2 } },
    headers: { authorization: 'Bearer t', cookie: 'a=b' },
  });
  expect(answer.json()).toEqual({ data: { storeConfig: { code: 'CA_FR' } } });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ query: 'mutation { a }', variables: { b: 2 } });
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer t' });
  expect(seen[0]?.headers.cookie).toBeUndefined();
});

test('a query too long for an address goes by POST', async () => {
  await app.inject('/graphql?query=' + encodeURIComponent(`{ a(b: "${'x'.repeat(7_000)}") }`));
  expect(seen[0]?.method).toBe('POST');
});

test('variables that are no JSON are the caller’s mistake', async () => {
  const body = { query: '{ a }', variables: '{' };
  expect((await app.inject({ method: 'POST', url: '/graphql', payload: body })).statusCode).toBe(400);
  expect((await app.inject(`/graphql?query=%7Ba%7D&variables=%7B${'x'.repeat(7_000)}`)).statusCode).toBe(400);
});

test('no path below /rest reaches anything else of the foreign back end', async () => {
  for (const path of ['/rest/..%2fadmin', '/rest/V1/..%2f..%2fadmin', '/rest/V1/..%5c..%5cadmin']) {
    expect((await app.inject(path)).statusCode).toBe(404);
  }
  expect(seen).toEqual([]);
});

test('REST keeps status, body and idempotency key', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/rest/V1/guest-carts/x/payment-information?y=1',
    payload: '{"a": 1}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'No such entity' }]);
  expect(seen[0]).toMatchObject({ url: '/rest/V1/guest-carts/x/payment-information?y=1', body: '{"a": 1}' });
  expect(seen[0]?.headers['idempotency-key']).toBe('k');
});

test('[IM-01] pictures are passed through with their parameters, without cookies', async () => {
  const answer = await app.inject({
    url: '/media/catalog/product/a.jpg?auto=webp&width=640',
    headers: { cookie: 'a=b', accept: 'image/webp' },
  });
  expect([answer.statusCode, answer.body]).toEqual([200, 'picture']);
  expect(seen[0]).toMatchObject({ url: '/media/catalog/product/a.jpg?auto=webp&width=640' });
  expect(seen[0]?.headers.cookie).toBeUndefined();
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['x-powered-by']).toBeUndefined();
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('a back end that is away is a failure page and a process that is not ready', async () => {
  const away = createUpstreamCommerce({ url: 'http://127.0.0.1:9' });
  const { storefront } = fakeStorefront(async ({ execute }) => page(String(await execute({ query: '{a}' }))));
  const server = await testServer({ environment: { COMMERCE_URL: 'http://127.0.0.1:9' }, commerce: away, storefront });
  expect((await server.app.inject('/x')).statusCode).toBe(500);
  expect((await server.app.inject('/health/ready')).statusCode).toBe(503);
  expect((await server.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{a}' } })).statusCode).toBe(
    502,
  );
  await server.app.close();
});

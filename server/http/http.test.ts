import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createLog } from '#commerce/platform/log.ts';
import { EXPECTED_LOTS_HEADER } from '#contract/expected-lots.ts';
import { PICKUP_LIST_HEADER } from '#contract/pickup-list.ts';
import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import { fakeCommerce, fakeStorefront, page, testServer } from '../testing/fixtures.ts';

const open: FastifyInstance[] = [];

const serve = async (...[parts]: Parameters<typeof testServer>) => {
  const server = await testServer(parts);
  open.push(server.app);
  return server;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('[SI-24] the policy of a page enforces Trusted Types and contains the hashes of exactly the inline code with the nonce of its render', async () => {
  const { storefront } = fakeStorefront(({ nonce }) =>
    page(
      `<!doctype html><style nonce="${nonce}">a{b:c}</style><script nonce="${nonce}">one()</script><script src="/assets/x.js" type="module"></script>` +
        `<script>injected()</script><script nonce="guess">guessed()</script><style>injected{}</style><script type="application/json">{"a":1}</script>`,
    ),
  );
  const { app } = await serve({ storefront });
  const { headers, body } = await app.inject('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{b:c}')};`);
  expect(policy).not.toContain('unsafe');
  for (const part of [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy).toContain(part);
  expect(body).toContain('<script>one()</script>');
  expect(body).not.toMatch(/nonce="(?!guess)/);
});

test('every kind of response has security headers', async () => {
  const { app } = await serve({});
  const urls = [
    '/',
    '/CA_EN',
    '/graphql?query=%7Ba%7D',
    '/rest/V1/x',
    '/media/none.png',
    '/assets/none.js',
    '/health/live',
    '/health/ready',
    '/robots.txt',
    '/.well-known/security.txt',
    '/%',
  ];
  for (const url of urls) {
    const { headers } = await app.inject(url);
    expect([url, headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
      url,
      'nosniff',
      'strict-origin-when-cross-origin',
    ]);
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect([url, headers['content-security-policy']]).toEqual([url, expect.stringContaining(part)]);
    expect([
      url,
      headers['strict-transport-security'],
      headers['set-cookie'],
      headers['server'],
      headers['x-powered-by'],
    ]).toEqual([url, undefined, undefined, undefined, undefined]);
  }
  const { headers } = await app.inject('/');
  expect(headers['permissions-policy']).toContain('camera=()');
});

test('security.txt names the contact and has not expired', async () => {
  const { app } = await serve({ environment: { PUBLIC_URL: 'https://shop.example', SUPPORT_EMAIL: 'a@shop.example' } });
  expect((await app.inject('/.well-known/security.txt')).body).toBe(
    'Contact: mailto:a@shop.example\nExpires: 2026-11-30T12:00:00.000Z\nPreferred-Languages: en\nCanonical: https://shop.example/.well-known/security.txt\n',
  );
});

test('every temporary refusal has Retry-After, including readiness and responses of the back end', async () => {
  const { commerce } = fakeCommerce();
  const refusing = { status: 429, headers: {}, body: '{}' };
  const { app } = await serve({
    commerce: { ...commerce, handleRest: async () => refusing, health: async () => ({ ok: false }) },
  });
  for (const url of ['/rest/V1/x', '/health/ready'])
    expect([url, (await app.inject(url)).headers['retry-after']]).toEqual([url, '5']);
});

test('a request beyond a limit is a line of the log, thirty a minute of one network at most', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const { app } = await serve({ log, limits: { pages: 1 } });
  for (let count = 0; count < 40; count += 1) await app.inject('/x?email=ann@example.com');
  const events = lines.filter((line) => line.includes('limit-met'));
  expect(events).toHaveLength(30);
  expect(JSON.parse(events[0] ?? '')).toMatchObject({ event: 'limit-met', path: '/*', requestId: expect.any(String) });
  expect(events.join('')).not.toMatch(/ann@|127\.0\.0\.1/);
});

test('HSTS is sent by https only', async () => {
  const { app } = await serve({ environment: { TRUST_PROXY: 'true', PUBLIC_URL: 'https://shop.example' } });
  expect((await app.inject('/')).headers['strict-transport-security']).toBeUndefined();
  const secure = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers['strict-transport-security']).toContain('max-age=63072000');
});

test('GraphQL by GET and POST reaches the back end with the headers of the contract, without cookies', async () => {
  const { commerce, calls } = fakeCommerce();
  const { app } = await serve({ commerce });
  const get = await app.inject({
    url: '/graphql?query=%7Ba%7D&variables=%7B%7D',
    headers: { store: 'CA_FR', cookie: 'a=b', 'content-currency': 'USD' },
  });
  await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'mutation { b }' },
    headers: { authorization: 'Bearer x', 'x-expected-total': '123.88 CAD' },
  });
  expect(get.statusCode).toBe(200);
  expect(get.headers['x-cache-tags']).toBeUndefined();
  expect(calls.map(({ method, query }) => [method, query])).toEqual([
    ['GET', '{a}'],
    ['POST', 'mutation { b }'],
  ]);
  expect(calls[0]?.headers).toMatchObject({ store: 'CA_FR', 'content-currency': 'USD' });
  expect(calls[0]?.headers['cookie']).toBeUndefined();
  expect(calls[1]?.headers['authorization']).toBe('Bearer x');
  expect(calls[1]?.headers[EXPECTED_TOTAL_HEADER]).toBe('123.88 CAD');
});

test('REST bodies reach the back end as text; a body above 100 kB does not', async () => {
  const { commerce, calls } = fakeCommerce();
  const { app } = await serve({ commerce });
  const response = await app.inject({
    method: 'POST',
    url: '/rest/V1/guest-carts/x/payment-information',
    payload: { a: 1 },
    headers: {
      'idempotency-key': 'k',
      'x-expected-total': '123.88 CAD',
      [EXPECTED_LOTS_HEADER]: '2',
      [PICKUP_LIST_HEADER]: '1',
    },
  });
  expect([response.statusCode, response.body]).toEqual([200, '"7"']);
  expect(calls[0]).toMatchObject({ method: 'POST', query: '/V1/guest-carts/x/payment-information', body: '{"a":1}' });
  expect(calls[0]?.headers['idempotency-key']).toBe('k');
  expect(calls[0]?.headers[EXPECTED_LOTS_HEADER]).toBe('2');
  expect(calls[0]?.headers[PICKUP_LIST_HEADER]).toBe('1');
  expect(calls[0]?.headers[EXPECTED_TOTAL_HEADER]).toBe('123.88 CAD');
  const large = { query: 'x'.repeat(100_001) };
  expect((await app.inject({ method: 'POST', url: '/graphql', payload: large })).statusCode).toBe(413);
  expect((await app.inject({ method: 'POST', url: '/rest/V1/x', payload: large })).statusCode).toBe(413);
  expect(
    (
      await app.inject({
        method: 'POST',
        url: '/graphql',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      })
    ).statusCode,
  ).toBe(400);
});

test('a method a page does not have is a 405', async () => {
  const { app } = await serve({});
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/porcelain-tiles' });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('too many requests from one address are a 429 with Retry-After', async () => {
  const { app } = await serve({ limits: { pages: 2 } });
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await app.inject(`/${count}`)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await app.inject('/x')).headers['retry-after']).toMatch(/^\d+$/);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

test('addresses of one IPv6 network share a limit, another network has its own', async () => {
  const { app } = await serve({ limits: { pages: 2 } });
  const statuses: number[] = [];
  for (const remoteAddress of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:3::1'])
    statuses.push((await app.inject({ url: '/', remoteAddress })).statusCode);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('the back end’s own limits count an IPv6 network as one too', async () => {
  const { commerce, calls } = fakeCommerce();
  const { app } = await serve({ commerce });
  for (const remoteAddress of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::3', '203.0.113.7'])
    await app.inject({ url: '/graphql?query={a}', remoteAddress });
  expect(calls.map(({ ip }) => ip)).toEqual(['2001:db8:1:2::/64', '2001:db8:1:2::/64', '203.0.113.7']);
});

test('health: live always, ready only while back end and storefront serve and nothing is closing', async () => {
  const { commerce } = fakeCommerce();
  const health = { isClosing: false };
  let isOk = true;
  const { app } = await serve({ commerce: { ...commerce, health: async () => ({ ok: isOk }) }, health });
  expect((await app.inject('/health/ready')).statusCode).toBe(200);
  isOk = false;
  expect((await app.inject('/health/ready')).json()).toMatchObject({ status: 'unavailable', commerce: false });
  isOk = true;
  health.isClosing = true;
  expect((await app.inject('/health/ready')).statusCode).toBe(503);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

/** Sends raw bytes: every client library would normalise the path. */
const raw = (port: number, target: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('end', () => resolve(Buffer.concat(parts).toString('latin1')));
    socket.on('error', reject);
  });

const UP = [
  '../',
  '..\\',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%2f',
  '..%5c',
  '%252e%252e%252f',
  '..%c0%af',
  '....//',
  '..;/',
  '.%00./',
  '/../',
  '%c0%ae%c0%ae/',
];
const ROOTS = ['/', '/media/', '/media/catalog/', '/assets/', '/rest/', '/CA_FR/', '/health/'];

test('over a raw socket no traversal reads a file, breaks the server or leaves the origin', async () => {
  const { app, varDir } = await serve({});
  await mkdir(join(varDir, 'media'), { recursive: true });
  await writeFile(join(varDir, 'canary.png'), 'CANARY');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const broken: string[] = [];
  for (const root of ROOTS) {
    for (const up of UP) {
      for (const target of [
        `${root}${up}canary.png`,
        `${root}${up.repeat(6)}etc/passwd`,
        `${root}${up}canary.png?width=640`,
      ]) {
        const response = await raw(port, target);
        if (!/^HTTP\/1\.1 (200|301|400|404|422)/.test(response) || /CANARY|root:x/.test(response)) broken.push(target);
      }
    }
  }
  expect(broken).toEqual([]);
});

test.each([
  '//evil.example',
  '/CA_EN//evil.example',
  '/CA_EN/\\evil.example',
  '/ca_en/%5cevil.example',
  '/CA_EN///evil.example/%2f..',
  '/CA_EN/%0d%0aSet-Cookie:a=b',
  '/ca_fr//evil.example',
  '/CA_EN/https://evil.example',
  '/CA_EN/.evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/CA_EN?x=%0d%0aSet-Cookie:a=b',
])('%s leads to no other site and adds no header', async (target) => {
  const { app } = await serve({});
  await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await raw((app.server.address() as AddressInfo).port, target);
  expect(response).toMatch(/^HTTP\/1\.1 (200|301|400|404)/);
  const location = /^location: (.*)$/im.exec(response)?.[1]?.trim() ?? '/';
  expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
  expect(location).toMatch(/^\/(?![/\\])/);
  expect(response).not.toMatch(/^set-cookie/im);
});

test('logs a failed request with the id in its response', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { commerce } = fakeCommerce();
  const broken = () => Promise.reject(new Error('broken'));
  const { app } = await serve({ log, commerce: { ...commerce, executeGraphql: broken } });
  const { statusCode, headers } = await app.inject('/graphql?query=%7Ba%7D');
  expect(statusCode).toBe(500);
  expect(lines).toContainEqual(expect.objectContaining({ reqId: headers['x-request-id'], msg: 'request failed' }));
});

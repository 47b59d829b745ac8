import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { fakeCommerce, testServer } from '../testing/fixtures.ts';
import { remoteUrl } from './remote-media.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#a86' } })
  .jpeg()
  .toBuffer();

type Reply = (request: IncomingMessage, response: ServerResponse) => unknown;
const JPEG = { 'content-type': 'image/jpeg' };

/** Starts a shop with a separate media host that returns the given responses. */
const shopWith = async (reply: Reply) => {
  const seen: string[] = [];
  const host = createServer((request, response) => {
    seen.push(request.url ?? '');
    reply(request, response);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const { app } = await testServer({
    environment: { COMMERCE_URL: 'http://127.0.0.1:9' },
    commerce: {
      ...fakeCommerce().commerce,
      mediaBases: () => ({ media: `${base}/pub/media/`, static: `${base}/static/v1/` }),
    },
    remoteMedia: { patienceMs: 500 },
  });
  open.push(
    () => app.close(),
    () => new Promise((done) => void host.close(done).closeAllConnections()),
  );
  return { app, seen };
};

test.each([
  ['/media/a/b%20c.jpg?v=1', 'http://m.test/media/a/b%20c.jpg?v=1'],
  ['/static/logo.svg', 'http://s.test/logo.svg'],
  ['/media/', undefined],
  ['/media/..%2fetc/passwd', undefined],
  ['/media/%252e%252e/x.jpg', 'http://m.test/media/%252e%252e/x.jpg'],
  ['/media/a\\..\\b.jpg', 'http://m.test/media/b.jpg'],
  ['/other/a.jpg', undefined],
  ['//evil.test/media/a.jpg', 'http://m.test/media/a.jpg'],
])('%s is read at %s', (target, expected) => {
  expect(remoteUrl(target, { media: 'http://m.test/media/', static: 'http://s.test/' })).toBe(expected);
});

test.each([160, 320, 640])('[IM-01] a picture of the back end has the requested width of %i', async (width) => {
  const { app, seen } = await shopWith((_, response) => response.writeHead(200, JPEG).end(picture));
  const url = `/media/catalog/product/oak.jpg?auto=webp&format=pjpg&width=${width}&quality=85&fit=cover`;
  const result = await app.inject({ url, headers: { accept: 'image/webp' } });
  expect([result.statusCode, result.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(result.rawPayload).metadata()).toMatchObject({ width, height: width / 2 });
  expect(seen).toEqual(['/pub/media/catalog/product/oak.jpg']);
});

test('widths of one picture are made of one download; parameters of a CDN are ignored', async () => {
  const { app, seen } = await shopWith((_, response) => response.writeHead(200, JPEG).end(picture));
  const wanted = ['width=160', 'width=320&optimize=high&height=&bg-color=255,255,255', 'width=640'];
  for (const query of wanted) expect((await app.inject(`/media/a.jpg?${query}`)).statusCode).toBe(200);
  expect(seen).toHaveLength(1);
  expect((await app.inject('/media/a.jpg?width=123')).statusCode).toBe(400);
});

test('never follows a redirect, and responds 404 for pages and missing pictures', async () => {
  const { app, seen } = await shopWith(({ url = '' }, response) => {
    if (url.includes('moved')) return response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    if (url.includes('page')) return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>');
    return response.writeHead(404).end();
  });
  for (const name of ['moved', 'page', 'missing'])
    expect((await app.inject(`/media/${name}.jpg?width=160`)).statusCode).toBe(404);
  expect(seen).toHaveLength(3);
});

test('refuses a picture that is broken or too large, and reports a back end that is away', async () => {
  const { app } = await shopWith(({ url = '' }, response) => {
    if (url.includes('away')) return response.writeHead(500).end();
    if (url.includes('silent')) return undefined;
    response.writeHead(200, JPEG);
    if (url.includes('broken')) return response.end(picture.subarray(0, 200));
    for (let part = 0; part < 21; part += 1) response.write(Buffer.alloc(1024 * 1024));
    return response.end();
  });
  expect((await app.inject('/media/broken.jpg?width=160')).statusCode).toBe(422);
  for (const name of ['large', 'away', 'silent'])
    expect((await app.inject(`/media/${name}.jpg?width=160`)).statusCode).toBeGreaterThanOrEqual(500);
});

test('serves files of the theme unchanged', async () => {
  const { app, seen } = await shopWith((_, response) =>
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  );
  const result = await app.inject('/static/images/logo.svg');
  expect([result.statusCode, result.body, seen]).toEqual([200, '<svg/>', ['/static/v1/images/logo.svg']]);
});

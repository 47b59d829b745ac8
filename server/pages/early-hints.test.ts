import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { fakeStorefront, page, testServer } from '../testing/fixtures.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** As in the storefront (`FONT_LINKS`). */
const LINK = ['sans', 'serif']
  .map((name) => `</assets/${name}.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ');

const open = async (): Promise<number> => {
  const { storefront } = fakeStorefront(() => page('<!doctype html>x', { headers: { link: LINK } }));
  ({ app } = await testServer({ storefront }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

/** The early hints and the response. */
const send = (port: number, path: string, headers: Record<string, string>) =>
  new Promise<{ hints: unknown[]; status: number | undefined; link: unknown; body: string }>((resolve, reject) => {
    const hints: unknown[] = [];
    const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ hints, status: response.statusCode, link: response.headers['link'], body }));
    });
    outgoing.on('information', (info) => hints.push([info.statusCode, info.headers['link']]));
    outgoing.on('error', reject).end();
  });

const BROWSER = { 'sec-fetch-mode': 'navigate' };

test('sends early hints while a page is rendered; the response has the same links', async () => {
  const port = await open();
  const result = { status: 200, link: LINK, body: '<!doctype html>x' };
  // Nothing is known before the first page.
  expect(await send(port, '/first', BROWSER)).toEqual({ ...result, hints: [] });
  expect(await send(port, '/second', BROWSER)).toEqual({ ...result, hints: [[103, LINK]] });
});

test('sends a cached page at once; other clients than browsers get a single response', async () => {
  const port = await open();
  await send(port, '/first', BROWSER);
  expect((await send(port, '/first', BROWSER)).hints).toEqual([]);
  expect((await send(port, '/second', {})).hints).toEqual([]);
  expect((await send(port, '/third', { 'sec-fetch-mode': 'cors' })).hints).toEqual([]);
});

test('an invalid link does not prevent the page', async () => {
  const { storefront } = fakeStorefront(() => page('<!doctype html>x', { headers: { link: 'no link' } }));
  ({ app } = await testServer({ storefront }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  await send(port, '/first', BROWSER);
  expect(await send(port, '/second', BROWSER)).toMatchObject({ status: 200, hints: [] });
});

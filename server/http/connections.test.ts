import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { fakeCommerce, fakeStorefront, page, testServer } from '../testing/fixtures.ts';

const opened: { app: FastifyInstance; sockets: Socket[] }[] = [];

const serve = async (...[parts]: Parameters<typeof testServer>) => {
  const { app } = await testServer(parts);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  opened.push({ app, sockets });
  /** A connection on which bytes are sent as they are. */
  const open = async (bytes = '', options: { highWaterMark?: number } = {}) => {
    const socket = connect({ port, host: '127.0.0.1', ...options });
    sockets.push(socket);
    let heard = '';
    socket.on('error', () => {});
    socket.on('data', (part: Buffer) => {
      heard += part.toString('latin1');
    });
    await once(socket, 'connect');
    if (bytes) socket.write(bytes);
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
    const statusLine = async (): Promise<string> => {
      while (!heard.includes('</title>')) await once(socket, 'data');
      return heard;
    };
    return { socket, closed, statusLine };
  };
  return { app, open };
};

afterEach(async () => {
  for (const { app, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await app.close();
  }
});

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('beyond the limit of one address, its oldest idle connection is closed', { timeout: 8_000 }, async () => {
  const { open, app } = await serve({ connections: { perAddress: 3 } });
  const silent = [await open(), await open(), await open()];
  const requester = await open(GET);
  await silent[0]?.closed;
  expect(await requester.statusLine()).toContain('200 OK');
  expect(app.connections.size).toBe(3);
});

test('uses the configured limits; connections of a proxy are not counted per address', { timeout: 8_000 }, async () => {
  const { open, app } = await serve({ environment: { MAX_CONNECTIONS_PER_ADDRESS: '2' } });
  const [first] = [await open(), await open(), await open()];
  await first.closed;
  expect(app.connections.size).toBe(2);

  const proxied = await serve({ environment: { MAX_CONNECTIONS_PER_ADDRESS: '2', TRUST_PROXY: 'true' } });
  for (let n = 0; n < 3; n += 1) await proxied.open();
  const requester = await proxied.open(GET);
  await requester.statusLine();
  expect(proxied.app.connections.size).toBe(4);
});

test('does not close a busy connection: the new one gets 503 with Retry-After', { timeout: 8_000 }, async () => {
  const slow = Promise.withResolvers<void>();
  const rendering = Promise.withResolvers<void>();
  const { storefront } = fakeStorefront(async () => {
    rendering.resolve();
    await slow.promise;
    return page('<title>whole</title>');
  });
  const { open } = await serve({ storefront, connections: { inAll: 1 } });
  const first = await open(GET);
  await rendering.promise;
  const refused = await (await open(GET)).closed;
  expect(refused).toMatch(/^HTTP\/1\.1 503 /);
  expect(refused).toMatch(/^retry-after: 5\r$/m);
  expect(refused).toMatch(/^x-content-type-options: nosniff\r$/m);
  slow.resolve();
  expect(await first.statusLine()).toContain('200 OK');
});

test('responds 408 to headers that never end', { timeout: 8_000 }, async () => {
  const { open } = await serve({ environment: { HEADERS_TIMEOUT: '1' } });
  expect(await (await open('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).closed).toMatch(
    /^HTTP\/1\.1 408 .*^x-content-type-options: nosniff/ms,
  );
});

test('closes a connection with a too slow body, accepts one at the minimum rate', { timeout: 8_000 }, async () => {
  const { open } = await serve({ connections: { bytesPerSecond: 1_000_000, graceMs: 50, sweepMs: 10 } });
  const post =
    'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{';
  expect(await (await open(post)).closed).toBe('');
  const quick = await open(GET);
  expect(await quick.statusLine()).toContain('200 OK');
});

test('closes a connection that does not read its response', async () => {
  const { storefront } = fakeStorefront(() => page(`<title>${'x'.repeat(30_000_000)}</title>`));
  const { open } = await serve({ storefront, connections: { bytesPerSecond: 1e9, graceMs: 50, sweepMs: 10 } });
  const { socket, closed } = await open();
  socket.pause();
  socket.write(GET);
  socket.pause();
  const { app } = opened[0]!;
  await expect.poll(() => app.connections.size).toBe(1);
  await expect.poll(() => app.connections.size, { timeout: 5_000 }).toBe(0);
  socket.destroy();
  await closed;
});

test.each([
  ['no HTTP', 'rubbish\r\n\r\n', 400],
  ['headers above 48 kB', `GET /?${'x'.repeat(60_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
])('%s gets the default headers', async (_, bytes, status) => {
  const { open } = await serve({});
  const heard = await (await open(bytes)).closed;
  expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const name of ['x-content-type-options', 'referrer-policy', 'content-security-policy', 'cache-control'])
    expect(heard).toMatch(new RegExp(`^${name}: `, 'm'));
});

test('a GraphQL query of 32 kB by GET reaches the back end', async () => {
  const { commerce, calls } = fakeCommerce();
  const { open } = await serve({ commerce });
  const { closed } = await open(
    `GET /graphql?query=%7Ba%7D${'%20'.repeat(10_900)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(await closed).toMatch(/^HTTP\/1\.1 200 /);
  expect(calls[0]?.query).toBe(`{a}${' '.repeat(10_900)}`);
});

import { once } from 'node:events';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { silentLog } from '#commerce/platform/log.ts';
import { SettingsError } from '#commerce/platform/settings/settings-error.ts';
import { loadSettings } from '#commerce/settings.ts';
import { fakeStorefront, page, testServer } from '../testing/fixtures.ts';
import { followCertificate, tlsOptions } from './tls.ts';

/** Made for these tests, good for nothing else. */
const FILES = join(import.meta.dirname, '../testing/tls');
const TLS = { TLS_CERT: join(FILES, 'cert.pem'), TLS_KEY: join(FILES, 'key.pem') };

const sessions: ClientHttp2Session[] = [];
let app: FastifyInstance | undefined;
afterEach(async () => {
  for (const session of sessions.splice(0)) session.destroy();
  await app?.close();
});

const open = async (...[parts]: Parameters<typeof testServer>): Promise<number> => {
  const { environment, ...rest } = parts ?? {};
  ({ app } = await testServer({ ...rest, environment: { ...TLS, ...environment } }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

const sessionTo = (port: number): ClientHttp2Session => {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  session.on('error', () => {});
  sessions.push(session);
  return session;
};

const send = async (session: ClientHttp2Session, path: string, headers = {}) => {
  const stream = session.request({ ':path': path, ...headers });
  const [result] = (await once(stream, 'response')) as [Record<string, string | number>];
  let body = '';
  for await (const part of stream) body += String(part);
  return { reply: result, body };
};

test('with a certificate the shop serves HTTP/2, and HTTP/1.1 for older clients, both with HSTS', async () => {
  const port = await open({ storefront: fakeStorefront(() => page('<!doctype html>x')).storefront });
  const { reply, body } = await send(sessionTo(port), '/x');
  expect([reply[':status'], body, reply['strict-transport-security']]).toEqual([
    200,
    '<!doctype html>x',
    'max-age=63072000; includeSubDomains',
  ]);
  const older = await new Promise<(string | undefined)[]>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/x', rejectUnauthorized: false, agent: false }, (response) => {
      response.resume();
      resolve([response.httpVersion, response.headers['strict-transport-security']]);
    })
      .on('error', reject)
      .end();
  });
  expect(older).toEqual(['1.1', 'max-age=63072000; includeSubDomains']);
});

test('serves GraphQL over HTTP/2', async () => {
  const port = await open({ storefront: fakeStorefront(() => page('<!doctype html>x')).storefront });
  const session = sessionTo(port);
  const stream = session.request({ ':path': '/graphql', ':method': 'POST', 'content-type': 'application/json' });
  stream.end('{"query":"{ storeConfig { code } }"}');
  let body = '';
  for await (const part of stream) body += String(part);
  expect(JSON.parse(body)).toEqual({ data: { storeConfig: { code: 'CA_EN' } } });
});

test('counts TLS connections like others, and does not close one while it renders a page', async () => {
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const begun = vi.fn<() => void>();
  const storefront = fakeStorefront(async ({ url }) => {
    if (url === '/slow') {
      begun();
      await finished;
    }
    return page('<!doctype html>x');
  }).storefront;
  const port = await open({ storefront, connections: { perAddress: 2 } });
  const busy = sessionTo(port);
  const slow = send(busy, '/slow');
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  const idle = sessionTo(port);
  await send(idle, '/a');
  const third = sessionTo(port);
  expect((await send(third, '/b')).reply[':status']).toBe(200);
  await vi.waitFor(() => expect(idle.destroyed).toBe(true));
  expect(app?.connections.size).toBe(2);
  finish();
  expect((await slow).body).toBe('<!doctype html>x');
});

test('on shutdown, finishes running requests of a connection and accepts no new ones', async () => {
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const begun = vi.fn<() => void>();
  const port = await open({
    storefront: fakeStorefront(async () => {
      begun();
      await finished;
      return page('<!doctype html>whole');
    }).storefront,
  });
  const session = sessionTo(port);
  const goodbye = once(session, 'goaway');
  const running = send(session, '/x');
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  app?.connections.beginClosing();
  await goodbye;
  app?.connections.closeIdle();
  finish();
  expect((await running).body).toBe('<!doctype html>whole');
  await vi.waitFor(() => expect(session.closed).toBe(true));
});

test('certificate and key come together; links of the shop are then https', () => {
  expect(() => loadSettings({ TLS_CERT: '/a.pem' })).toThrow('TLS_KEY: is needed with the other');
  expect(() => loadSettings({ TLS_KEY: '/a.pem' })).toThrow('TLS_CERT: is needed with the other');
  expect(loadSettings({ ...TLS, PORT: '443' }).publicUrl).toBe('https://localhost:443');
});

test('a renewed certificate is taken up; one that cannot be read leaves the one before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-tls-'));
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  copyFileSync(TLS.TLS_CERT, files.cert);
  copyFileSync(TLS.TLS_KEY, files.key);
  const setSecureContext = vi.fn<(context: object) => void>();
  const stop = followCertificate({ setSecureContext }, files, silentLog, 5);
  writeFileSync(files.cert, 'renewed');
  await vi.waitFor(() => expect(setSecureContext).toHaveBeenCalledTimes(1));
  expect(setSecureContext.mock.calls[0]?.[0]).toMatchObject({ cert: Buffer.from('renewed') });
  setSecureContext.mockImplementation(() => {
    throw new Error('no certificate');
  });
  writeFileSync(files.cert, 'broken');
  const before = setSecureContext.mock.calls.length;
  await vi.waitFor(() => expect(setSecureContext.mock.calls.length).toBeGreaterThan(before + 1));
  stop();
});

test.each([
  [
    'a file that is not there',
    { cert: '/nowhere/cert.pem', key: TLS.TLS_KEY },
    /^TLS_CERT: ENOENT.+\/nowhere\/cert\.pem/,
  ],
  [
    'a file that is no certificate',
    { cert: TLS.TLS_KEY, key: TLS.TLS_KEY },
    /^TLS_CERT and TLS_KEY: .+ are no certificate/,
  ],
])('%s stops the start with the name of its setting', (_, files, words) => {
  const start = () => tlsOptions(files, { headersTimeout: 1, connectionsCheckingInterval: 1, maxHeaderSize: 1 });
  expect(start).toThrow(SettingsError);
  expect(start).toThrow(words);
});

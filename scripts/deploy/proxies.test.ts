import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const TLS = join(ROOT, 'server/testing/tls');
const isInstalled = (program: string): boolean => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
const read = (file: string): string => readFileSync(join(ROOT, 'deploy', file), 'utf8');

const PAGE = gzipSync('<!doctype html>');
/** A shop that returns the headers of the request, and a compressed page. */
const shop = createServer({ maxHeaderSize: 48 * 1024 }, (request, response) => {
  if (request.url === '/page') {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip', 'cdn-cache-control': 'x' });
    response.end(PAGE);
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(request.headers));
});
let shopPort = 0;
let folder = '';
let child: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-proxies-'));
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  shopPort = (shop.address() as AddressInfo).port;
});
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
afterAll(() => {
  shop.close();
  rmSync(folder, { recursive: true });
});

const freePort = async (): Promise<number> => {
  const server = createSocketServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

type Reply = { status: number | undefined; headers: IncomingMessage['headers']; body: Buffer };

const fetchPage = async (port: number, path: string, headers: Record<string, string> = {}): Promise<Reply> => {
  const request = get({
    port,
    path,
    host: '127.0.0.1',
    servername: 'localhost',
    rejectUnauthorized: false,
    headers: { host: 'localhost', ...headers },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
};

const started = async (program: string, args: readonly string[], port: number): Promise<void> => {
  child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } });
  await expect
    .poll(
      () =>
        fetchPage(port, '/').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
};

/** The behaviour that the shop expects of any proxy in front of it. */
const expectProxy = async (port: number): Promise<void> => {
  const forged = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'http', 'accept-encoding': 'gzip' };
  const seen = JSON.parse((await fetchPage(port, '/', forged)).body.toString()) as Record<string, string>;
  expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
  expect(seen['host']).toMatch(/^localhost/);
  expect(seen['x-request-id']).toMatch(/^[\w-]{20,}$/);
  const page = await fetchPage(port, '/page', { 'accept-encoding': 'gzip' });
  expect(page).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip', 'cdn-cache-control': 'x' } });
  expect(page.body).toEqual(PAGE);
  const long = await fetchPage(port, `/graphql?query=${'x'.repeat(32_000)}`);
  expect(long.status).toBe(200);
};

describe.skipIf(!isInstalled('nginx'))('deploy/nginx.conf', () => {
  test('nginx accepts it, hides forged headers from the shop and passes responses on unchanged', async () => {
    const port = await freePort();
    const site = read('nginx.conf')
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, join(TLS, 'cert.pem'))
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, join(TLS, 'key.pem'))
      .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const config = join(folder, 'nginx.conf');
    writeFileSync(
      config,
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}\nhttp { access_log off; gzip on; gzip_types *;
        ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}\n${site}}`,
    );
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', config, '-e', join(folder, 'error.log')]);
    expect([status, stderr.toString()]).toEqual([0, expect.stringContaining('test is successful')]);
    expect(stderr.toString()).not.toContain('[warn]');
    await started('nginx', ['-c', config, '-e', join(folder, 'error.log')], port);
    await expectProxy(port);
  });
});

describe.skipIf(!isInstalled('caddy'))('deploy/Caddyfile', () => {
  test('Caddy accepts it, hides forged headers from the shop and passes responses on unchanged', async () => {
    const port = await freePort();
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, read('Caddyfile'));
    const validated = spawnSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], {
      env: { ...process.env, HOME: folder },
    });
    expect([validated.status, validated.stdout.toString()]).toEqual([0, expect.stringContaining('Valid')]);
    writeFileSync(
      file,
      `{\n\tadmin off\n\tauto_https off\n}\n${read('Caddyfile')
        .replace('shop.example {', `https://localhost:${port} {\n\ttls ${TLS}/cert.pem ${TLS}/key.pem`)
        .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)}`,
    );
    await started('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port);
    await expectProxy(port);
  });
});

describe.skipIf(!isInstalled('haproxy'))('deploy/haproxy.cfg', () => {
  test('HAProxy accepts it, hides forged headers from the shop and passes responses on unchanged', async () => {
    const port = await freePort();
    const certificate = join(folder, 'shop.pem');
    writeFileSync(certificate, ['cert.pem', 'key.pem'].map((file) => readFileSync(join(TLS, file))).join('\n'));
    const config = join(folder, 'haproxy.cfg');
    writeFileSync(
      config,
      read('haproxy.cfg')
        .replace('bind :80', `bind 127.0.0.1:${await freePort()}`)
        .replace('bind :443', `bind 127.0.0.1:${port}`)
        .replace('/etc/haproxy/shop.example.pem', certificate)
        .replace('127.0.0.1:3001', `127.0.0.1:${shopPort}`)
        .replace('127.0.0.1:3002', `127.0.0.1:${shopPort}`),
    );
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', config]);
    expect([status, stderr.toString()]).toEqual([0, expect.not.stringContaining('[WARNING]')]);
    await started('haproxy', ['-db', '-f', config], port);
    await expectProxy(port);
  });
});

describe.skipIf(!isInstalled('systemd-analyze'))('deploy/tessera.service', () => {
  test('systemd accepts it, and rates its permissions as low', () => {
    const unit = join(folder, 'tessera.service');
    writeFileSync(unit, read('tessera.service').replaceAll('/srv/tessera/node_modules/.bin/node', process.execPath));
    const verified = spawnSync('systemd-analyze', ['verify', unit]);
    expect([verified.status, verified.stderr.toString()]).toEqual([0, '']);
    const rated = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', unit]);
    expect([rated.status, rated.stderr.toString()]).toEqual([0, '']);
  });
});

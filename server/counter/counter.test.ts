import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { silentLog } from '#commerce/platform/log.ts';
import { loadSettings } from '#commerce/settings.ts';
import { COUNTER_HEADER } from '#contract/staff-roles.ts';
import { fileInMemory, type BuiltFile } from '../assets/built-files.ts';
import { fakeCommerce, temporaryFolder, testServer } from '../testing/fixtures.ts';
import { counterAddress } from './counter-address.ts';
import { openCounterServer } from './counter-server.ts';

const file = (await fileInMemory('main-abc.js', Buffer.from('start()'), { cacheControl: 'no-cache' }))!;
const counter = { files: new Map<string, BuiltFile>([['/assets/main-abc.js', file]]), entry: '/assets/main-abc.js' };

/** A back end that records whether a request may use a staff session. */
const recordingCommerce = () => {
  const { commerce } = fakeCommerce();
  const seen: { isCounter: boolean | undefined; header: string | undefined }[] = [];
  const handleRest: typeof commerce.handleRest = (call) => {
    seen.push({ isCounter: call.isCounter, header: call.headers[COUNTER_HEADER] });
    return commerce.handleRest(call);
  };
  return { commerce: { ...commerce, handleRest }, seen };
};

test.each(['/counter', '/counter/'])(
  '%s is a document whose policy allows only its own script and its nonce',
  async (url) => {
    const { app } = await testServer({ counter });
    const [first, second] = [await app.inject(url), await app.inject(url)];
    const policy = String(first.headers['content-security-policy']);
    const nonce = /nonce="([\w-]{22})"/.exec(first.body)?.[1];
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(second.body).not.toContain(nonce);
    expect(first.body).toContain('<script type="module" src="/counter/assets/main-abc.js">');
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const script = await app.inject('/counter/assets/main-abc.js');
    expect([script.statusCode, script.body, script.headers['content-type']]).toEqual([
      200,
      'start()',
      expect.stringContaining('javascript'),
    ]);
    await app.close();
  },
);

test('COUNTER sets another path; with off nothing is served and sessions are ignored', async () => {
  const { commerce, seen } = recordingCommerce();
  const moved = await testServer({ counter, environment: { COUNTER: '/back-office' }, commerce });
  expect((await moved.app.inject('/back-office')).body).toContain('/back-office/assets/main-abc.js');
  await moved.app.inject({ url: '/rest/V1/counter/session', headers: { [COUNTER_HEADER]: '1' } });
  const off = await testServer({ counter, environment: { COUNTER: 'off' }, commerce });
  expect((await off.app.inject('/counter')).body).not.toContain('main-abc.js');
  await off.app.inject({ url: '/rest/V1/counter/session', headers: { [COUNTER_HEADER]: '1' } });
  expect(seen).toEqual([
    { isCounter: true, header: '1' },
    { isCounter: false, header: '1' },
  ]);
  await Promise.all([moved.app.close(), off.app.close()]);
});

test('with a separate port, the back office and its REST API are served on that port only, with the pictures', async () => {
  const { commerce, seen } = recordingCommerce();
  const catalogueMedia = await temporaryFolder();
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#a86' } }).jpeg();
  await mkdir(join(catalogueMedia, 'catalog/product'), { recursive: true });
  await writeFile(join(catalogueMedia, 'catalog/product/oak.jpg'), await picture.toBuffer());
  const varDir = await temporaryFolder();
  const environment = { NODE_ENV: 'test', COUNTER: '0', LOG_LEVEL: 'silent', HOST: '127.0.0.1', VAR_DIR: varDir };
  const { app } = await testServer({ counter, environment, commerce });
  expect((await app.inject('/counter')).body).not.toContain('main-abc.js');
  await app.inject('/rest/V1/orders');
  const settings = loadSettings(environment);
  const options = { settings, log: silentLog, commerce, counter, catalogueMedia, port: 0 };
  const { port, close } = await openCounterServer(options);
  const origin = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${origin}/`)).text()).toContain('src="/assets/main-abc.js"');
  expect((await fetch(`${origin}/assets/main-abc.js`)).status).toBe(200);
  const thumbnail = await fetch(`${origin}/media/catalog/product/oak.jpg?width=160&auto=webp`);
  expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  await fetch(`${origin}/rest/V1/orders`);
  expect(seen.map(({ isCounter }) => isCounter)).toEqual([false, true]);
  await Promise.all([app.close(), close()]);
});

test('COUNTER must be off, a path or a port', () => {
  for (const COUNTER of ['counter', '/a/b', '70000', '/', '/cart', '/graphql'])
    expect(() => loadSettings({ COUNTER })).toThrow('COUNTER');
  expect(loadSettings({ COMMERCE_URL: 'https://shop.example' }).counter).toBeUndefined();
});

test('the start prints the address, and the link for the owner’s account while there is none', async () => {
  const { commerce } = fakeCommerce();
  const settings = loadSettings({ COUNTER: '4000' });
  const withLink = { ...commerce, firstCounterLink: async (origin: string) => `${origin}/x` };
  expect(await counterAddress(settings, withLink, 'http://localhost:3000')).toEqual([
    'The back office: http://localhost:4000',
    expect.stringContaining('http://localhost:3000/x'),
  ]);
  expect(await counterAddress(loadSettings({}), commerce, 'http://localhost:3000')).toEqual([
    'The back office: http://localhost:3000/counter',
  ]);
});

import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { temporaryFolder, testServer } from '../testing/fixtures.ts';
import { readBuiltFiles } from './built-files.ts';
import { clientAssets, type Build } from './manifest.ts';
import { precompress } from './precompress.ts';

const build: Build = {
  client: {
    'storefront/entry-client.tsx': {
      file: 'assets/index-1.js',
      isEntry: true,
      imports: ['_react-2.js'],
      css: ['assets/index-6.css'],
    },
    '_react-2.js': { file: 'assets/react-2.js' },
    '_card-3.js': { file: 'assets/card-3.js', imports: ['_react-2.js'], css: ['assets/card-7.css'] },
    'storefront/routes/product.tsx': {
      file: 'assets/pages-4.js',
      imports: ['storefront/entry-client.tsx', '_card-3.js'],
      css: ['assets/pages-8.css'],
    },
    'storefront/styles/sans.woff2': { file: 'assets/sans-5.woff2' },
  },
  server: {
    'storefront/entry-server.tsx': {
      file: 'entry-server.js',
      isEntry: true,
      imports: ['_ui.js'],
      dynamicImports: ['storefront/routes/product.tsx', 'storefront/routes/cart.tsx'],
      css: ['entry.css'],
    },
    '_ui.js': { file: 'ui.js', css: ['ui.css'] },
    'storefront/routes/product.tsx': {
      file: 'product.js',
      imports: ['_ui.js', 'storefront/entry-server.tsx'],
      dynamicImports: ['storefront/facts.tsx'],
      css: ['product.css'],
    },
    'storefront/facts.tsx': { file: 'facts.js', imports: ['_ui.js'], css: ['facts.css'] },
    'storefront/routes/cart.tsx': { file: 'cart.js', css: ['cart.css'] },
  },
  serverStyles: new Map([
    ['cart.css', '.cart{x:1}'],
    ['entry.css', '.entry{x:2}'],
    ['facts.css', '.facts{x:5}'],
    ['product.css', '.product{x:3}'],
    ['ui.css', '.ui{x:4}'],
  ]),
};

test('[RT-50] the entry lists its static imports, a lazy page only its additional ones', () => {
  const assets = clientAssets(build);
  expect(assets.entry).toBe('/assets/index-1.js');
  expect(assets.preload).toEqual(['/assets/react-2.js']);
  expect(assets.module('storefront/routes/product.tsx')).toEqual(['/assets/card-3.js', '/assets/pages-4.js']);
  expect(assets.module('unknown')).toEqual([]);
  expect(assets.styles).toEqual(['/assets/index-6.css']);
  expect(assets.moduleStyles('storefront/routes/product.tsx')).toEqual(['/assets/card-7.css', '/assets/pages-8.css']);
  expect(assets.moduleStyles('unknown')).toEqual([]);
  expect(assets.file('storefront/styles/sans.woff2')).toBe('/assets/sans-5.woff2');
});

test('a document contains each style of the entry, the page and their imports once', () => {
  const { inlinedStyles } = clientAssets(build);
  expect(inlinedStyles?.(['storefront/routes/product.tsx'])).toBe('.entry{x:2}.ui{x:4}.facts{x:5}.product{x:3}');
  expect(inlinedStyles?.(['unknown'])).toBe('.entry{x:2}.ui{x:4}');
});

test('a build without an entry, or without styles, is refused', () => {
  expect(() => clientAssets({ ...build, client: {} })).toThrow(/npm run build/);
  expect(() => clientAssets({ ...build, serverStyles: new Map() })).toThrow(/npm run build/);
});

const script = `export const text = '${'tile '.repeat(500)}';`;
let built: readonly string[];
let app: FastifyInstance;

beforeAll(async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets/index-1.js'), script);
  await writeFile(join(folder, 'assets/index-1.js.map'), '{}');
  await writeFile(join(folder, 'about.txt'), 'text');
  await writeFile(join(folder, 'index.html'), '<p>');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await precompress(folder);
  built = await readdir(join(folder, 'assets'));
  ({ app } = await testServer({ files: await readBuiltFiles(folder) }));
});

afterAll(() => app.close());

test('a built file that is long enough to gain by it is compressed both ways', () => {
  expect([...built].sort()).toEqual(['index-1.js', 'index-1.js.br', 'index-1.js.gz', 'index-1.js.map']);
});

test('a built file is sent compressed as made once, for ever, with an ETag', async () => {
  const br = await app.inject({ url: '/assets/index-1.js', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
  expect(br.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  const gzip = await app.inject({ url: '/assets/index-1.js', headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  expect((await app.inject({ url: '/assets/index-1.js', headers: { 'accept-encoding': 'br;q=0' } })).body).toBe(script);
  expect(
    (await app.inject({ url: '/assets/index-1.js', headers: { 'if-none-match': String(br.headers.etag) } })).statusCode,
  ).toBe(304);
});

test("files of the root are revalidated; the build's own papers are not served", async () => {
  const file = await app.inject('/about.txt');
  expect([file.body, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    'text',
    'text/plain; charset=utf-8',
    'no-cache',
  ]);
  for (const url of ['/assets/index-1.js.map', '/assets/index-1.js.br', '/assets/none.js', '/assets/'])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
  expect((await app.inject('/.vite/manifest.json')).body).not.toBe('{}');
  expect((await app.inject('/index.html')).body).not.toBe('<p>');
});

test('robots.txt keeps crawlers out of cart, checkout and account in every store view', async () => {
  const { body } = await app.inject('/robots.txt');
  for (const path of [
    '/cart',
    '/CA_FR/cart',
    '/US_EN/checkout',
    '/CA_FR/customer/account/createPassword',
    '/order-history',
    '/newsletter/unsubscribe',
    '/graphql',
  ])
    expect(body).toContain(`Disallow: ${path}$\nDisallow: ${path}/\nDisallow: ${path}?\n`);
  expect(body).not.toContain('Sitemap:');
});

import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { encodedFilePath } from '#contract/file-path.ts';
import { temporaryFolder, testServer } from '../testing/fixtures.ts';
import type { ImageService } from './image-service.ts';
import type { MediaFiles } from './media-files.ts';
import { addMediaRoutes } from './media-routes.ts';

let app: FastifyInstance;
let varDir: string;
let catalogueMedia: string;

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  catalogueMedia = await temporaryFolder();
  await mkdir(join(catalogueMedia, 'catalog/product'), { recursive: true });
  await writeFile(join(catalogueMedia, 'catalog/product/oak.jpg'), await picture(1000, 1000));
  await writeFile(join(catalogueMedia, 'catalog/product/small.jpg'), await picture(100, 50));
  await writeFile(
    join(catalogueMedia, 'catalog/product/fake.png'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  );
  await writeFile(join(catalogueMedia, 'catalog/product/broken.jpg'), (await picture(500, 500)).subarray(0, 200));
  await writeFile(join(catalogueMedia, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(catalogueMedia, 'notes.html'), '<script>1</script>');
  await writeFile(join(catalogueMedia, '..', 'canary.png'), 'canary').catch(() => {});
  ({ app, varDir } = await testServer({ catalogueMedia }));
  await mkdir(join(varDir, 'media/catalog/product'), { recursive: true });
  await writeFile(join(varDir, 'secret.png'), 'canary');
  await symlink(join(varDir, 'secret.png'), join(varDir, 'media/catalog/product/link.png'));
});

afterAll(() => app.close());

const oak = '/media/catalog/product/oak.jpg';

test.each([
  'a b',
  'a#b',
  'a?b',
  '50%',
  '50%25',
  'a+b&c',
  `it's (1)`,
  'été',
  'e\u0301te\u0301',
  '🪨',
  '.renditions/oak',
])('a file named %s is served at its encoded address', async (name) => {
  const file = join(catalogueMedia, 'wysiwyg', `${name}.jpg`);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, await picture(20, 20));
  const address = `/media/wysiwyg/${encodedFilePath(name)}.jpg`;
  expect((await app.inject(address)).statusCode).toBe(200);
  expect((await app.inject(`${address}?width=40&format=pjpg`)).statusCode).toBe(200);
});

test('accents of a file name are found in either spelling', async () => {
  await mkdir(join(catalogueMedia, 'wysiwyg'), { recursive: true });
  await writeFile(join(catalogueMedia, 'wysiwyg/cha\u0302teau.jpg'), await picture(20, 20));
  expect((await app.inject(`/media/wysiwyg/${encodedFilePath('ch\u00e2teau')}.jpg`)).statusCode).toBe(200);
});

test('[IM-01][IM-03][IM-04] resizes to cover the requested size, as WebP if the browser accepts it, otherwise as progressive JPEG', async () => {
  const url = `${oak}?auto=webp&format=pjpg&width=320&height=400&fit=cover&quality=85`;
  const webp = await app.inject({ url, headers: { accept: 'image/avif,image/webp,*/*' } });
  const jpeg = await app.inject({ url, headers: { accept: '*/*' } });
  expect([webp.statusCode, webp.headers['content-type'], webp.headers.vary]).toEqual([200, 'image/webp', 'Accept']);
  expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 400 });
  expect(await sharp(jpeg.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 320,
    height: 400,
    isProgressive: true,
  });
  expect(webp.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  // Mails and search engines show pictures elsewhere.
  expect(webp.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(
    (await app.inject({ url, headers: { accept: 'image/webp', 'if-none-match': String(webp.headers.etag) } }))
      .statusCode,
  ).toBe(304);
});

test('[IM-04] format=png gives PNG', async () => {
  const { rawPayload } = await app.inject(`${oak}?width=40&format=png`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 40, height: 40 });
});

test('preserves the aspect ratio and enlarges nothing', async () => {
  const { rawPayload } = await app.inject('/media/catalog/product/small.jpg?width=640&height=800');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 40, height: 50 });
});

test('[IM-05] an unlisted width or an unknown parameter is a 400', async () => {
  expect((await app.inject(`${oak}?width=641`)).statusCode).toBe(400);
  expect((await app.inject(`${oak}?width=640&blur=3`)).statusCode).toBe(400);
  expect((await app.inject(`${oak}?width=640&src=http://127.0.0.1/x.png`)).statusCode).toBe(400);
});

test('without parameters the original file is sent, whole or in part', async () => {
  const whole = await app.inject(oak);
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const part = await app.inject({ url: oak, headers: { range: 'bytes=0-9' } });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(0, 10))).toBe(true);
  expect((await app.inject({ url: oak, method: 'HEAD' })).headers['content-length']).toBe(
    String(whole.rawPayload.length),
  );
});

test('of an original a part at its end is sent, a part beyond it refused, and an unchanged one not sent again', async () => {
  const whole = await app.inject({ url: oak });
  const size = whole.rawPayload.byteLength;
  const end = await app.inject({ url: oak, headers: { range: 'bytes=-10' } });
  expect([end.statusCode, end.headers['content-range']]).toEqual([206, `bytes ${size - 10}-${size - 1}/${size}`]);
  expect(end.rawPayload.equals(whole.rawPayload.subarray(-10))).toBe(true);
  const beyond = await app.inject({ url: oak, headers: { range: `bytes=${size}-` } });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
  expect(beyond.headers['cache-control']).toBe('no-store');
  const again = [
    { 'if-none-match': `"other", ${String(whole.headers.etag)}` },
    { 'if-modified-since': String(whole.headers['last-modified']) },
  ];
  for (const headers of again) expect((await app.inject({ url: oak, headers })).statusCode).toBe(304);
  // A part of a file that has changed in between is the whole file.
  const changed = await app.inject({ url: oak, headers: { range: 'bytes=0-9', 'if-range': '"other"' } });
  expect([changed.statusCode, changed.rawPayload.byteLength]).toEqual([200, size]);
});

test('an SVG is sent as it is, in a sandbox, and never transformed under any name', async () => {
  const logo = await app.inject('/media/logo.svg?width=640');
  expect([logo.statusCode, logo.headers['content-type'], logo.body]).toEqual([
    200,
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ]);
  expect(logo.headers['content-security-policy']).toContain('sandbox');
  expect((await app.inject('/media/catalog/product/fake.png?width=640')).statusCode).toBe(422);
});

test('a picture of more than 40 megapixels or a broken one is refused', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await writeFile(join(catalogueMedia, 'catalog/product/bomb.png'), bomb);
  expect((await app.inject('/media/catalog/product/bomb.png?width=640')).statusCode).toBe(422);
  expect((await app.inject('/media/catalog/product/broken.jpg?width=640')).statusCode).toBe(422);
});

test("the merchant's own file precedes that of the catalogue", async () => {
  await writeFile(join(catalogueMedia, 'catalog/product/own.jpg'), await picture(10, 10));
  await writeFile(join(varDir, 'media/catalog/product/own.jpg'), await picture(20, 20));
  const { rawPayload } = await app.inject('/media/catalog/product/own.jpg');
  expect((await sharp(rawPayload).metadata()).width).toBe(20);
});

test('responds 404 for missing, unsupported and hidden files, links, and paths outside the directory', async () => {
  for (const path of [
    'catalog/product/none.jpg',
    'notes.html',
    'catalog/product/link.png',
    '.hidden.png',
    'catalog/product/%2e%2e/%2e%2e/secret.png',
    'catalog/product/..%2f..%2f..%2fsecret.png',
    '..%5csecret.png',
    'catalog//product/oak.jpg',
    'http://127.0.0.1/x.png',
    'catalog/product/oak.jpg%00.png',
    '%E0%A4%A',
  ]) {
    const { statusCode, body } = await app.inject(`/media/${path}`);
    expect([path, [400, 404].includes(statusCode)]).toEqual([path, true]);
    expect(body).not.toContain('canary');
  }
});

test('stores a resized picture on disk, by content', async () => {
  await app.inject(`${oak}?width=80`);
  const cached = async () =>
    (await readdir(join(varDir, 'cache/images'), { recursive: true })).filter(
      (name) => name.includes('.') || name.length > 2,
    );
  await expect.poll(async () => (await cached()).length).toBeGreaterThan(0);
  await expect.poll(async () => (await cached()).every((name) => /[0-9a-f]{40}$/.test(name))).toBe(true);
});

test("an address has its turn in the pictures' line", async () => {
  const server = fastify();
  const turns: (string | undefined)[] = [];
  const file = { path: '', type: 'image/jpeg', size: 1, modifiedMs: 0 };
  addMediaRoutes(server, {
    files: { find: async () => file } as unknown as MediaFiles,
    images: {
      get: async (_file: unknown, _parameters: unknown, _accept: unknown, address?: string) => {
        turns.push(address);
        return { content: Buffer.from('x'), type: 'image/jpeg', etag: '"x"' };
      },
    } as unknown as ImageService,
    limit: {},
  });
  await server.inject({ url: '/media/a.jpg?width=40', remoteAddress: '203.0.113.7' });
  await server.inject({ url: '/media/a.jpg?width=40', remoteAddress: '2001:db8:1:2::9' });
  expect(turns).toEqual(['203.0.113.7', '2001:db8:1:2::/64']);
});

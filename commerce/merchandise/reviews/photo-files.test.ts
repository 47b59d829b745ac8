import { describe, expect, test } from 'vitest';
import { MAX_PHOTO_BYTES } from '#contract/reviews.ts';
import { safePhoto } from './photo-files.ts';
import { photo, pngOfSize, readPhoto } from './testing/reviews.ts';

const codeOf = async (bytes: Uint8Array): Promise<string | undefined> =>
  safePhoto(bytes, 'en').then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

describe('an uploaded photograph', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s is drawn anew as WebP, without place or camera', async (kind) => {
    const given = await photo({ kind });
    expect((await readPhoto(given)).exif).toBeDefined();
    const { bytes, width, height } = await safePhoto(given, 'en');
    const { format, exif, icc, xmp } = await readPhoto(bytes);
    expect([format, exif, icc, xmp, width, height]).toEqual(['webp', undefined, undefined, undefined, 64, 32]);
    expect(bytes.includes('Telephone of Ann')).toBe(false);
  });

  test('a rotated one is turned upright, since its orientation tag is removed', async () => {
    const { width, height } = await safePhoto(await photo({ orientation: 6 }), 'en');
    expect([width, height]).toEqual([32, 64]);
  });

  test('a large one is 2000 pixels long, a small one stays as it is', async () => {
    const { width, height } = await safePhoto(await photo({ width: 4000, height: 1000 }), 'en');
    expect([width, height]).toEqual([2000, 500]);
  });

  test('data behind the picture is removed: a polyglot loses its script and archive', async () => {
    const polyglot = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004evil.exe')]);
    const { bytes } = await safePhoto(polyglot, 'en');
    expect(bytes.includes('<script') || bytes.includes('evil.exe')).toBe(false);
  });

  test('a picture that unpacks to gigabytes is refused by the size in its header', async () => {
    const bomb = pngOfSize(20_000, 20_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await codeOf(bomb)).toBe('REVIEW_PHOTO_PIXELS');
    expect(await codeOf(pngOfSize(200, 200))).toBeUndefined();
  });

  test.each([
    ['a renamed script', Buffer.from('#!/bin/sh\nrm -rf / # photo.jpg')],
    [
      'an SVG picture with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a document', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')],
    ['an archive', Buffer.from('PK\u0003\u0004 and some more bytes')],
    ['the head of a photograph alone', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
    ['a PNG picture without its pixels', pngOfSize(100, 100, Buffer.alloc(0))],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused', async (_what, bytes) => {
    expect(await codeOf(bytes)).toBe('REVIEW_PHOTO_TYPE');
  });

  test('a GIF is refused: formats are JPEG, PNG and WebP', async () => {
    expect(await codeOf(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'))).toBe(
      'REVIEW_PHOTO_TYPE',
    );
  });

  test('11 MB is refused as too large', async () => {
    expect(await codeOf(Buffer.concat([await photo(), Buffer.alloc(MAX_PHOTO_BYTES)]))).toBe('REVIEW_PHOTO_SIZE');
  });
});

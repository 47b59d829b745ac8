import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { photo, pngOfSize } from '#commerce/merchandise/reviews/testing/reviews.ts';
import { safeDocument } from '#commerce/sale/trade/files.ts';
import { sharp } from '../pictures.ts';
import { decodePicture } from './picture.ts';

const decode = (file: Buffer) =>
  decodePicture(file, ['jpeg', 'png', 'webp'], { maxSide: 100, encode: (picture) => picture.jpeg() });

describe('pictures from phones', () => {
  test.each([
    ['12 megapixels', 4000, 3000],
    ['48 megapixels', 8064, 6048],
    ['64 megapixels', 9248, 6944],
    ['a panorama', 16_000, 3000],
  ])('a picture of %s is accepted', async (_, width, height) => {
    const file = await sharp({ create: { width, height, channels: 3, background: '#b4532a' } })
      .jpeg()
      .toBuffer();
    expect(await decode(file)).toMatchObject({ picture: { format: 'jpeg' } });
  });

  test('a picture with a film appended loses the film', async () => {
    const file = Buffer.concat([await photo(), Buffer.from('0000001866747970', 'hex'), Buffer.alloc(50_000, 7)]);
    expect(await decode(file)).toMatchObject({ picture: { format: 'jpeg' } });
  });

  test('a picture with too many pixels, and a truncated one, have their own errors', async () => {
    expect(await decode(pngOfSize(20_000, 20_000))).toEqual({ problem: 'pixels' });
    const whole = await photo({ width: 800, height: 800 });
    expect(await decode(whole.subarray(0, whole.length >> 1))).toEqual({ problem: 'type' });
  });
});

describe('many pictures at once', () => {
  let one: Buffer;
  beforeAll(async () => {
    one = await photo({ width: 2000, height: 1500 });
  });
  afterAll(() => vi.restoreAllMocks());

  test('are decoded one after the other; a picture beyond the queue is refused as busy, never as broken', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => decode(one)));
    const problems = outcomes.flatMap((outcome) => ('problem' in outcome ? [outcome.problem] : []));
    expect([outcomes.length - problems.length, new Set(problems)]).toEqual([20, new Set(['busy'])]);
    expect(await decode(one)).toHaveProperty('picture');
  });

  test('a valid trade picture is refused with 503 and a code of its own', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 22 }, () => safeDocument(one)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused).toMatchObject([
      { code: 'TRADE_FILE_BUSY', status: 503 },
      { code: 'TRADE_FILE_BUSY', status: 503 },
    ]);
  });
});

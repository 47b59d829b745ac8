import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedBody } from './encoded-body.ts';

const TEXTS = ['l’été – ½ po ✓', 'é'.repeat(300_000), '', 'short', 'œuvre 🧱 '.repeat(50_000)];

const decoded = async (body: EncodedBody): Promise<string[]> => [
  String(await body.in('identity')),
  String(brotliDecompressSync(await body.in('br'))),
  String(gunzipSync(await body.in('gzip'))),
];

test.each([
  ['plain', async (text: string) => EncodedBody.plain(text)],
  ['compressed', (text: string) => EncodedBody.compressed(text)],
])('a body stored %s is the same text in every encoding', async (_how, create) => {
  const bodies = await Promise.all(TEXTS.map(create));
  const all = await Promise.all(bodies.map(decoded));
  expect(all).toEqual(TEXTS.map((text) => [text, text, text]));
  expect(bodies.map(({ length }) => length)).toEqual(TEXTS.map((text) => Buffer.byteLength(text)));
});

test('bodies with the same text share an entity tag, others do not', async () => {
  const tags = await Promise.all(TEXTS.map(async (text) => (await EncodedBody.compressed(text)).etag));
  expect(new Set(tags).size).toBe(TEXTS.length);
  expect(tags).toEqual(TEXTS.map((text) => EncodedBody.plain(text).etag));
  expect(tags.every((etag) => /^W\/"[\w-]{22}"$/.test(etag))).toBe(true);
});

test('an encoding is made once', async () => {
  const body = EncodedBody.plain('tile '.repeat(1_000));
  const [first, second] = await Promise.all([body.in('br'), body.in('br')]);
  expect(first).toBe(second);
  expect(await body.in('br')).toBe(first);
  expect(await body.in('identity')).toBe(await body.in('identity'));
});

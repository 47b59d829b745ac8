import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedBody } from './encoded-body.ts';

const TEXTS = ['l’été – ½ po ✓', 'é'.repeat(300_000), '', 'short', 'œuvre 🧱 '.repeat(50_000)];

const decoded = (body: EncodedBody): string[] => [
  String(body.in('identity')),
  String(brotliDecompressSync(body.in('br'))),
  String(gunzipSync(body.in('gzip'))),
];

test.each([
  ['plain', (text: string) => EncodedBody.plain(text)],
  ['compressed', (text: string) => EncodedBody.compressed(text)],
])('a body stored %s is the same text in every encoding', (_how, create) => {
  const bodies = TEXTS.map((text) => create(text));
  expect(bodies.map(decoded)).toEqual(TEXTS.map((text) => [text, text, text]));
  expect(bodies.map(({ length }) => length)).toEqual(TEXTS.map((text) => Buffer.byteLength(text)));
});

test('bodies with the same text share an entity tag, others do not', () => {
  const tags = TEXTS.map((text) => EncodedBody.compressed(text).etag);
  expect(new Set(tags).size).toBe(TEXTS.length);
  expect(tags).toEqual(TEXTS.map((text) => EncodedBody.plain(text).etag));
  expect(tags.every((etag) => /^W\/"[\w-]{22}"$/.test(etag))).toBe(true);
});

test('an encoding is made once', () => {
  const body = EncodedBody.plain('tile '.repeat(1_000));
  for (const encoding of ['identity', 'br', 'gzip'] as const) expect(body.in(encoding)).toBe(body.in(encoding));
});

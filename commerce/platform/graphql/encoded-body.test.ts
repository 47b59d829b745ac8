import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedBody } from './encoded-body.ts';

const CARD = Buffer.from(`{"name":"${'Grès cérame '.repeat(200)}"}`);
const parts = (cards = 2) => [
  Buffer.from('['),
  ...Array.from({ length: cards }, () => [CARD, Buffer.from(',')]).flat(),
  Buffer.from('0]'),
];

test.each([2, 40])('a body in parts, of %d cards, is sent and told as the same one in one piece', async (cards) => {
  const [inParts, inOne] = [new EncodedBody(parts(cards)), new EncodedBody(Buffer.concat(parts(cards)))];
  expect(inParts.length).toBe(inOne.length);
  expect(inParts.etag).toBe(inOne.etag);
  expect(inParts.toSend()).toEqual(inOne.toSend());
  expect(brotliDecompressSync(await inParts.variant('br'))).toEqual(inOne.toSend());
  expect(gunzipSync(await inParts.variant('gzip'))).toEqual(inOne.toSend());
});

test('holds no copy of its parts until it is sent a second time, from when it is the same', () => {
  const body = new EncodedBody(parts());
  const first = body.toSend();
  const second = body.toSend();
  expect(second).not.toBe(first);
  expect(body.toSend()).toBe(second);
});

test('is the same each time once it is joined', () => {
  const body = new EncodedBody(parts());
  body.join();
  expect(body.toSend()).toBe(body.toSend());
});

test('bodies that are compressed at the same time are not mixed', async () => {
  const bodies = ['white', 'black'].map((name) => new EncodedBody([...parts(20), Buffer.from(name.repeat(9))]));
  const packed = await Promise.all(bodies.flatMap((body) => [body.variant('br'), body.variant('gzip')]));
  const texts = packed.map((bytes, at) =>
    (at % 2 === 0 ? brotliDecompressSync : gunzipSync)(bytes).toString().slice(-5),
  );
  expect(texts).toEqual(['white', 'white', 'black', 'black']);
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedBody } from './encoded-body.ts';

const CARD = Buffer.from(`{"name":"${'Grès cérame '.repeat(200)}"}`);
const parts = (cards = 2) => [
  Buffer.from('['),
  ...Array.from({ length: cards }, () => [CARD, Buffer.from(',')]).flat(),
  Buffer.from('0]'),
];

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };
const COMPRESSIONS = ['br', 'gzip'] as const;
const sent = async (body: EncodedBody, encoding: keyof typeof UNPACK) => {
  const bytes = await body.compressed(encoding);
  return { bytes: bytes.length, text: UNPACK[encoding](bytes).toString() };
};

test.each([2, 40])('a body in parts, of %d cards, is sent and told as the same one in one piece', async (cards) => {
  const [inParts, inOne] = [new EncodedBody(parts(cards)), new EncodedBody(Buffer.concat(parts(cards)))];
  expect(inParts.length).toBe(inOne.length);
  expect(inParts.etag).toBe(inOne.etag);
  expect(inParts.toSend()).toEqual(inOne.toSend());
  for (const encoding of COMPRESSIONS) expect((await sent(inParts, encoding)).text).toBe(inOne.toSend().toString());
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
  const packed = await Promise.all(bodies.flatMap((body) => COMPRESSIONS.map((encoding) => sent(body, encoding))));
  expect(packed.map(({ text }) => text.slice(-5))).toEqual([...['white', 'white'], ...['black', 'black']]);
});

test('a body that is requested often is compressed again, smaller', async () => {
  const cards = Array.from(
    { length: 60 },
    (_, n) => `{"name":"Grès cérame ${n}","price":${(n * 7919) % 1000},"sku":"T-${n * 31}"}`,
  );
  const body = new EncodedBody(Buffer.from(JSON.stringify(cards)));
  const first = await sent(body, 'br');
  for (let use = 0; use < 20; use++) await sent(body, 'br');
  await expect.poll(async () => (await sent(body, 'br')).bytes).toBeLessThan(first.bytes);
  expect((await sent(body, 'br')).text).toBe(first.text);
});

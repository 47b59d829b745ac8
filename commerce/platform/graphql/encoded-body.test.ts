import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncodings, EncodedBody } from './encoded-body.ts';

const CARD = Buffer.from(`{"name":"${'Grès cérame '.repeat(200)}"}`);
const parts = (cards = 2) => [
  Buffer.from('['),
  ...Array.from({ length: cards }, () => [CARD, Buffer.from(',')]).flat(),
  Buffer.from('0]'),
];

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
const sent = async (body: EncodedBody, header: string) => {
  const { encoding, bytes } = await body.encoded(acceptedEncodings(header)!);
  return { encoding, bytes: bytes.length, text: UNPACK[encoding](bytes).toString() };
};

test.each([2, 40])('a body in parts, of %d cards, is sent and told as the same one in one piece', async (cards) => {
  const [inParts, inOne] = [new EncodedBody(parts(cards)), new EncodedBody(Buffer.concat(parts(cards)))];
  expect(inParts.length).toBe(inOne.length);
  expect(inParts.etag).toBe(inOne.etag);
  expect(inParts.toSend()).toEqual(inOne.toSend());
  for (const header of ['br', 'gzip', 'zstd'] as const)
    expect(await sent(inParts, header)).toMatchObject({ encoding: header, text: inOne.toSend().toString() });
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
  const packed = await Promise.all(
    bodies.flatMap((body) => ['br', 'gzip', 'zstd'].map((header) => sent(body, header))),
  );
  expect(packed.map(({ text }) => text.slice(-5))).toEqual([
    ...['white', 'white', 'white'],
    ...['black', 'black', 'black'],
  ]);
});

test('a body is sent in the encoding that is quick to make, and in the smallest once it is asked for often', async () => {
  const cards = Array.from(
    { length: 60 },
    (_, n) => `{"name":"Grès cérame ${n}","price":${(n * 7919) % 1000},"sku":"T-${n * 31}"}`,
  );
  const body = new EncodedBody(Buffer.from(JSON.stringify(cards)));
  const browser = 'gzip, deflate, br, zstd';
  const first = await sent(body, browser);
  expect(first.encoding).toBe('zstd');
  for (let use = 0; use < 20; use++) await sent(body, browser);
  await expect.poll(async () => (await sent(body, browser)).encoding).toBe('br');
  const often = await sent(body, browser);
  expect(often.text).toBe(first.text);
  expect(often.bytes).toBeLessThan(first.bytes);
  expect((await sent(body, 'gzip')).encoding).toBe('gzip');
});

test.each([
  ['gzip, deflate, br, zstd', { quick: 'zstd', small: 'br' }],
  ['gzip, deflate, br', { quick: 'br', small: 'br' }],
  ['zstd, gzip', { quick: 'zstd', small: 'zstd' }],
  ['GZIP;q=0.5, zstd;q=0', { quick: 'gzip', small: 'gzip' }],
  ['identity', undefined],
])('a client that accepts "%s" is sent no other', (header, accepted) => {
  expect(acceptedEncodings(header)).toEqual(accepted);
});

import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ownBytes } from './own-bytes.ts';

test.each([
  ['a short text', 'Aurelia – 12″'],
  ['no text', ''],
  ['a window on the pool', Buffer.from('Aurelia')],
  ['a window on the result of zlib', gzipSync('Aurelia')],
  ['another', brotliCompressSync(Buffer.from('Aurelia'.repeat(100)))],
  ['bytes of their own', new Uint8Array([1, 2, 3])],
])('%s is copied to a buffer of its own size', (_what, content) => {
  const bytes = ownBytes(content);
  expect(bytes).toEqual(Buffer.from(content as string));
  expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
});

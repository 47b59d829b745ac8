import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip, gunzip } from 'node:zlib';
import { ownBytes } from '#commerce/platform/cache/own-bytes.ts';
import type { Encoding } from '#commerce/platform/negotiate.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** `fast` while a shopper waits, `small` in the background, `smallest` at build time. */
export type Effort = 'fast' | 'small' | 'smallest';

const CHUNK = 64 * 1024;

const BROTLI: Readonly<Record<Effort, number>> = { fast: 3, small: 7, smallest: 11 };
const GZIP: Readonly<Record<Effort, number>> = { fast: 5, small: 8, smallest: 9 };

const brotliParams = ({ byteLength }: Uint8Array, effort: Effort) => ({
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
  [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
});

/** Brotli while a shopper waits, before it returns: it takes a millisecond, and a round trip to another thread costs more. */
export const compressNow = (content: Uint8Array): Buffer =>
  ownBytes(brotliCompressSync(content, { params: brotliParams(content, 'fast'), chunkSize: CHUNK }));

/** In memory of its own, for it may be cached. */
export const compress = async (content: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  if (encoding === 'identity') return ownBytes(content);
  if (encoding === 'gzip') return ownBytes(await zip(content, { level: GZIP[effort] }));
  if (effort === 'fast') return compressNow(content);
  return ownBytes(await brotli(content, { params: brotliParams(content, effort) }));
};

export const decompress = async (content: Uint8Array, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return unbrotli(content);
  if (encoding === 'gzip') return unzip(content);
  return Buffer.from(content);
};

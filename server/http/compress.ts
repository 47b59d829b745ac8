import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip, gunzip } from 'node:zlib';
import { ownBytes } from '#commerce/platform/cache/own-bytes.ts';
import type { Encoding } from './negotiate.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** `fast` while a shopper waits, `small` in the background, `smallest` at build time. */
export type Effort = 'fast' | 'small' | 'smallest';

const CHUNK = 64 * 1024;

const BROTLI: Readonly<Record<Effort, number>> = { fast: 3, small: 7, smallest: 11 };
const GZIP: Readonly<Record<Effort, number>> = { fast: 5, small: 8, smallest: 9 };

const squeeze = async (content: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  if (encoding === 'gzip') return zip(content, { level: GZIP[effort] });
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  // Takes half a millisecond: a round trip to another thread costs more.
  return effort === 'fast' ? brotliCompressSync(content, { params, chunkSize: CHUNK }) : brotli(content, { params });
};

/** In memory of its own, for it may be cached. */
export const compress = async (content: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer> =>
  ownBytes(encoding === 'identity' ? content : await squeeze(content, encoding, effort));

export const decompress = async (content: Uint8Array, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return unbrotli(content);
  if (encoding === 'gzip') return unzip(content);
  return Buffer.from(content);
};

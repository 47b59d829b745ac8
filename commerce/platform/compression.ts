import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { ownBytes } from './cache/own-bytes.ts';
import type { Encoding } from './negotiate.ts';

const brotliAsync = promisify(brotliCompress);
const unbrotliAsync = promisify(brotliDecompress);
const gzipAsync = promisify(gzip);

export type Compression = Exclude<Encoding, 'identity'>;

/** `fast` while a client waits, `small` when files are read at the start, `smallest` at build time. */
export type Effort = 'fast' | 'small' | 'smallest';

const BROTLI: Readonly<Record<Effort, number>> = { fast: 4, small: 7, smallest: 11 };
const GZIP: Readonly<Record<Effort, number>> = { fast: 5, small: 8, smallest: 9 };

/** Compressed text in a block of memory of its own, which may be cached. */
export const compress = async (content: Uint8Array, encoding: Compression, effort: Effort): Promise<Buffer> => {
  if (encoding === 'gzip') return ownBytes(await gzipAsync(content, { level: GZIP[effort] }));
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  return ownBytes(await brotliAsync(content, { params }));
};

export const decompressBrotli = async (content: Uint8Array): Promise<Buffer> => ownBytes(await unbrotliAsync(content));

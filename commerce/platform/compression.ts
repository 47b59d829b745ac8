import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { ownBytes } from './cache/own-bytes.ts';
import type { Encoding } from './negotiate.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Compression = Exclude<Encoding, 'identity'>;

/** `small` for files compressed at the start, `smallest` at build time. */
export type Effort = 'small' | 'smallest';

const BROTLI: Readonly<Record<Effort, number>> = { small: 7, smallest: 11 };
const GZIP: Readonly<Record<Effort, number>> = { small: 8, smallest: 9 };
/** Levels while a client waits. */
const FAST = { br: 4, gzip: 5 };

const brotliOptions = (content: Uint8Array, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  },
});

/** Compresses a file in the thread pool. */
export const compress = async (content: Uint8Array, encoding: Compression, effort: Effort): Promise<Buffer> =>
  ownBytes(
    encoding === 'gzip'
      ? await gzipAsync(content, { level: GZIP[effort] })
      : await brotliAsync(content, brotliOptions(content, BROTLI[effort])),
  );

/** Compresses a response: on this thread, because a stream to another thread costs more than compressing 200 kB. */
export const compressNow = (content: Uint8Array, encoding: Compression): Buffer =>
  ownBytes(
    encoding === 'gzip'
      ? gzipSync(content, { level: FAST.gzip })
      : brotliCompressSync(content, brotliOptions(content, FAST.br)),
  );

export const decompressBrotli = (content: Uint8Array): Buffer => ownBytes(brotliDecompressSync(content));

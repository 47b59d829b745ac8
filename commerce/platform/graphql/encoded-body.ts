import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { ownBytes } from '../cache/own-bytes.ts';
import type { Encoding } from '../negotiate.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compressing a smaller body saves no packet. */
const MIN_COMPRESSIBLE_BYTES = 1200;

type Compression = Exclude<Encoding, 'identity'>;

/** Levels that each encoding has, for a body that is sent now and for one that is sent often. */
const LEVELS: Readonly<Record<Compression, { low: number; high: number }>> = {
  br: { low: 4, high: 9 },
  gzip: { low: 4, high: 9 },
};
/** After this many requests a body is compressed again with a higher effort. */
const USES_BEFORE_HIGH_EFFORT = 16;

/** Takes less than half a millisecond at a low effort: another thread, and the stream that leads there, cost half as much again. */
const MAX_BYTES_AT_ONCE = 64 * 1024;

/** Where parts are put together to be compressed at once: memory outside V8's heap for each would have it collect all of it often. */
const scratch = Buffer.allocUnsafeSlow(MAX_BYTES_AT_ONCE);

type Effort = 'low' | 'high';

const squeeze = async (plain: Buffer, encoding: Compression, effort: Effort): Promise<Buffer> => {
  const isAtOnce = effort === 'low' && plain.length <= MAX_BYTES_AT_ONCE;
  const level = LEVELS[encoding][effort];
  if (encoding === 'gzip') return (isAtOnce ? gzipSync : gzipAsync)(plain, { level });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return (isAtOnce ? brotliCompressSync : brotliAsync)(plain, {
    params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
};

const compress = async (plain: Buffer, encoding: Compression, effort: Effort): Promise<Buffer> =>
  ownBytes(await squeeze(plain, encoding, effort));

const joinedIn = (bytes: Buffer, parts: readonly Buffer[]): Buffer => {
  let at = 0;
  for (const part of parts) at += part.copy(bytes, at);
  return bytes.subarray(0, at);
};

/** A body with its compressed forms, each made on first request: fast at first, smaller once it is requested often. */
export class EncodedBody {
  /** Bytes, uncompressed. */
  readonly length: number;
  readonly #variants = new Map<Compression, Promise<Buffer>>();
  #content: Buffer | readonly Buffer[];
  #wasSent = false;
  #uses = 0;
  #etag: string | undefined;

  /** Of one piece, or of parts that others hold as well, until it is sent again. */
  constructor(content: Buffer | readonly Buffer[]) {
    this.#content = content;
    this.length = Buffer.isBuffer(content) ? content.length : content.reduce((sum, part) => sum + part.length, 0);
  }

  /** As it is sent; the same bytes from the second time on. */
  toSend(): Buffer {
    if (this.#wasSent) this.join();
    this.#wasSent = true;
    return this.#whole();
  }

  /** From now on it holds its bytes itself, the same ones each time. */
  join(): void {
    this.#content = this.#whole();
  }

  get isWorthCompressing(): boolean {
    return this.length >= MIN_COMPRESSIBLE_BYTES;
  }

  /** Weak: all encodings share it. */
  get etag(): string {
    if (!this.#etag) {
      const hash = createHash('sha256');
      for (const part of Buffer.isBuffer(this.#content) ? [this.#content] : this.#content) hash.update(part);
      this.#etag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
    }
    return this.#etag;
  }

  /** Compressed on the first request, and again with a high effort once it is requested often. */
  compressed(encoding: Compression): Promise<Buffer> {
    if (++this.#uses === USES_BEFORE_HIGH_EFFORT) void this.#improve(encoding);
    const known = this.#variants.get(encoding);
    if (known) return known;
    const made = compress(this.#toCompress(), encoding, 'low');
    this.#variants.set(encoding, made);
    return made;
  }

  /** In memory of its own: what is cached would keep the whole of a shared block. */
  #whole(): Buffer {
    const content = this.#content;
    return Buffer.isBuffer(content) ? content : joinedIn(Buffer.allocUnsafeSlow(this.length), content);
  }

  /** To be read before another body is compressed. */
  #toCompress(): Buffer {
    const content = this.#content;
    return Buffer.isBuffer(content) || this.length > MAX_BYTES_AT_ONCE ? this.#whole() : joinedIn(scratch, content);
  }

  async #improve(encoding: Compression): Promise<void> {
    const bytes = await compress(this.#whole(), encoding, 'high').catch(() => undefined);
    if (bytes) this.#variants.set(encoding, Promise.resolve(bytes));
  }
}

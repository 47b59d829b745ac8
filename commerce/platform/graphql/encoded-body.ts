import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { ownBytes } from '../cache/own-bytes.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compressing a smaller body saves no packet. */
const MIN_COMPRESSIBLE_BYTES = 1200;

export type Encoding = 'br' | 'gzip';

const known = new Map<string, Encoding | undefined>();

/**
 * The best encoding the client accepts, brotli before gzip; undefined for neither. Memoized: browsers send few
 * different headers.
 */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined => {
  if (!header) return undefined;
  if (known.has(header)) return known.get(header);
  const encoding = readAccepted(header);
  if (known.size < 200) known.set(header, encoding);
  return encoding;
};

const readAccepted = (header: string): Encoding | undefined => {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !quality || Number(quality.replace(/^q=/, '')) > 0)
      .map(([name]) => name),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined;
};

const LOW_EFFORT = 4;
const HIGH_EFFORT = 9;
/** After this many requests a body is compressed again with a higher effort. */
const USES_BEFORE_HIGH_EFFORT = 16;

/** Takes less than half a millisecond at a low effort: another thread, and the stream that leads there, cost half as much again. */
const MAX_BYTES_AT_ONCE = 64 * 1024;

/** Where parts are put together to be compressed at once: memory outside V8's heap for each would have it collect all of it often. */
const scratch = Buffer.allocUnsafeSlow(MAX_BYTES_AT_ONCE);

const squeeze = async (plain: Buffer, encoding: Encoding, quality: number): Promise<Buffer> => {
  const isAtOnce = quality === LOW_EFFORT && plain.length <= MAX_BYTES_AT_ONCE;
  if (encoding === 'gzip') return (isAtOnce ? gzipSync : gzipAsync)(plain, { level: quality });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return (isAtOnce ? brotliCompressSync : brotliAsync)(plain, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
};

const compress = async (plain: Buffer, encoding: Encoding, quality: number): Promise<Buffer> =>
  ownBytes(await squeeze(plain, encoding, quality));

const joinedIn = (bytes: Buffer, parts: readonly Buffer[]): Buffer => {
  let at = 0;
  for (const part of parts) at += part.copy(bytes, at);
  return bytes.subarray(0, at);
};

/** A body with its compressed forms, each made on first request: fast at first, smaller once it is requested often. */
export class EncodedBody {
  /** Bytes, uncompressed. */
  readonly length: number;
  readonly #variants = new Map<Encoding, Promise<Buffer>>();
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

  variant(encoding: Encoding): Promise<Buffer> {
    if (++this.#uses === USES_BEFORE_HIGH_EFFORT) void this.#improve(encoding);
    const known = this.#variants.get(encoding);
    if (known) return known;
    const made = compress(this.#toCompress(), encoding, LOW_EFFORT);
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

  async #improve(encoding: Encoding): Promise<void> {
    const better = await compress(this.#whole(), encoding, HIGH_EFFORT).catch(() => undefined);
    if (better) this.#variants.set(encoding, Promise.resolve(better));
  }
}

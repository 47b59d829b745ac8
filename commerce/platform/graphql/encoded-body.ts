import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import { ownBytes } from '../cache/own-bytes.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const zstdAsync = promisify(zstdCompress);

/** Compressing a smaller body saves no packet. */
const MIN_COMPRESSIBLE_BYTES = 1200;

type Encoding = 'zstd' | 'br' | 'gzip';

/** Of what a client accepts: what is made in the least time, and what is smallest. */
export type Accepted = { quick: Encoding; small: Encoding };

const known = new Map<string, Accepted | undefined>();

/** Undefined where the client accepts none that is made here. Memoized: browsers send few different headers. */
export const acceptedEncodings = (header: string | undefined): Accepted | undefined => {
  if (!header) return undefined;
  if (known.has(header)) return known.get(header);
  const accepted = readAccepted(header);
  if (known.size < 200) known.set(header, accepted);
  return accepted;
};

const readAccepted = (header: string): Accepted | undefined => {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !quality || Number(quality.replace(/^q=/, '')) > 0)
      .map(([name]) => name),
  );
  const first = (...encodings: readonly Encoding[]): Encoding | undefined =>
    encodings.find((each) => accepted.has(each));
  const [quick, small] = [first('zstd', 'br', 'gzip'), first('br', 'zstd', 'gzip')];
  return quick && small && { quick, small };
};

/** Levels that each encoding has, for a body that is sent now and for one that is sent often. */
const LEVELS: Readonly<Record<Encoding, { low: number; high: number }>> = {
  zstd: { low: 3, high: 12 },
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

const squeeze = async (plain: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  const isAtOnce = effort === 'low' && plain.length <= MAX_BYTES_AT_ONCE;
  const level = LEVELS[encoding][effort];
  if (encoding === 'gzip') return (isAtOnce ? gzipSync : gzipAsync)(plain, { level });
  if (encoding === 'zstd')
    return (isAtOnce ? zstdCompressSync : zstdAsync)(plain, { params: { [constants.ZSTD_c_compressionLevel]: level } });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return (isAtOnce ? brotliCompressSync : brotliAsync)(plain, {
    params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
};

const compress = async (plain: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> =>
  ownBytes(await squeeze(plain, encoding, effort));

const joinedIn = (bytes: Buffer, parts: readonly Buffer[]): Buffer => {
  let at = 0;
  for (const part of parts) at += part.copy(bytes, at);
  return bytes.subarray(0, at);
};

export type Encoded = { encoding: Encoding; bytes: Buffer };

/** A body with its compressed forms, each made on first request: fast at first, smaller once it is requested often. */
export class EncodedBody {
  /** Bytes, uncompressed. */
  readonly length: number;
  readonly #variants = new Map<Encoding, Promise<Encoded>>();
  /** Those that were made with high effort. */
  readonly #smaller = new Map<Encoding, Promise<Encoded>>();
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

  /** As it is sent to a client that accepts these. */
  encoded({ quick, small }: Accepted): Promise<Encoded> {
    if (++this.#uses === USES_BEFORE_HIGH_EFFORT) void this.#improve(small);
    const known = this.#smaller.get(small) ?? this.#variants.get(quick);
    if (known) return known;
    const made = compress(this.#toCompress(), quick, 'low').then((bytes) => ({ encoding: quick, bytes }));
    this.#variants.set(quick, made);
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
    const bytes = await compress(this.#whole(), encoding, 'high').catch(() => undefined);
    if (!bytes) return;
    this.#smaller.set(encoding, Promise.resolve({ encoding, bytes }));
    this.#variants.delete(encoding);
  }
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
import { ownBytes } from '../cache/own-bytes.ts';

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

const compress = async (plain: Buffer, encoding: Encoding, quality: number): Promise<Buffer> => {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return ownBytes(
    encoding === 'br'
      ? await brotliAsync(plain, {
          params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: plain.length },
        })
      : await gzipAsync(plain, { level: quality }),
  );
};

/** A body with its compressed forms, each made on first request: fast at first, smaller once it is requested often. */
export class EncodedBody {
  readonly plain: Buffer;
  readonly #variants = new Map<Encoding, Promise<Buffer>>();
  #uses = 0;
  #etag: string | undefined;

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  get isWorthCompressing(): boolean {
    return this.plain.length >= MIN_COMPRESSIBLE_BYTES;
  }

  /** Weak: all encodings share it. */
  get etag(): string {
    this.#etag ??= `W/"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 22)}"`;
    return this.#etag;
  }

  variant(encoding: Encoding): Promise<Buffer> {
    if (++this.#uses === USES_BEFORE_HIGH_EFFORT) void this.#improve(encoding);
    const known = this.#variants.get(encoding);
    if (known) return known;
    const made = compress(this.plain, encoding, LOW_EFFORT);
    this.#variants.set(encoding, made);
    return made;
  }

  async #improve(encoding: Encoding): Promise<void> {
    const better = await compress(this.plain, encoding, HIGH_EFFORT).catch(() => undefined);
    if (better) this.#variants.set(encoding, Promise.resolve(better));
  }
}

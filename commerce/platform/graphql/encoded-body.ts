import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this a compressed body saves no packet. */
const WORTH_COMPRESSING = 1200;

export type Encoding = 'br' | 'gzip';

/** What of ours the client takes: brotli before gzip; undefined for neither. */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined => {
  if (!header) return undefined;
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

/** A body with its compressed forms, each made once when first asked for. */
export class EncodedBody {
  readonly plain: Buffer;
  readonly #variants = new Map<Encoding, Promise<Buffer>>();
  readonly #quality: number;
  #etag: string | undefined;

  /** `quality` of brotli: 4 for a body sent once, 9 for one that is kept. */
  constructor(plain: Buffer, quality: number) {
    this.plain = plain;
    this.#quality = quality;
  }

  get isWorthCompressing(): boolean {
    return this.plain.length >= WORTH_COMPRESSING;
  }

  /** Weak: the compressed forms share it. */
  get etag(): string {
    this.#etag ??= `W/"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 22)}"`;
    return this.#etag;
  }

  variant(encoding: Encoding): Promise<Buffer> {
    const known = this.#variants.get(encoding);
    if (known) return known;
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const made =
      encoding === 'br'
        ? brotliAsync(this.plain, { params: { [BROTLI_PARAM_QUALITY]: this.#quality, [BROTLI_PARAM_SIZE_HINT]: this.plain.length } })
        : gzipAsync(this.plain, { level: this.#quality > 4 ? 9 : 6 });
    this.#variants.set(encoding, made);
    return made;
  }
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this a compressed body saves no packet. */
const WORTH_COMPRESSING = 1200;

export type Encoding = 'br' | 'gzip';

const known = new Map<string, Encoding | undefined>();

/** What of ours the client takes: brotli before gzip; undefined for neither. Browsers send few different headers. */
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

const QUICK = 4;
const THOROUGH = 9;
/** A body asked for so often is worth compressing once more, with care. */
const OFTEN = 16;

const compress = (plain: Buffer, encoding: Encoding, quality: number): Promise<Buffer> => {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return encoding === 'br'
    ? brotliAsync(plain, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: plain.length } })
    : gzipAsync(plain, { level: quality });
};

/** A body with its compressed forms, each made when first asked for: quickly at first, thoroughly once it is asked for often. */
export class EncodedBody {
  readonly plain: Buffer;
  readonly #variants = new Map<Encoding, Promise<Buffer>>();
  #uses = 0;
  #etag: string | undefined;

  constructor(plain: Buffer) {
    this.plain = plain;
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
    if (++this.#uses === OFTEN) void this.#improve(encoding);
    const known = this.#variants.get(encoding);
    if (known) return known;
    const made = compress(this.plain, encoding, QUICK);
    this.#variants.set(encoding, made);
    return made;
  }

  async #improve(encoding: Encoding): Promise<void> {
    const better = await compress(this.plain, encoding, THOROUGH).catch(() => undefined);
    if (better) this.#variants.set(encoding, Promise.resolve(better));
  }
}
